# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: help play test lint bench clean
.DEFAULT_GOAL := help

help:  ## show this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 8

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: $(STAMP)  ## set up and open the games in the browser
	$(BIN)/ludus serve --open

test: lint  ## set up, check style, types and languages, run every test
	@scripts/browser.sh
	$(BIN)/pytest --numprocesses auto --dist loadgroup

lint: $(STAMP)  ## check style, types and languages alone
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/oxlint
	$(BIN)/python scripts/messages.py check

bench: $(STAMP)  ## measure the speed of every game on this machine
	$(BIN)/ludus bench

clean:  ## remove everything that can be made again
	rm -rf $(VENV) .cache build dist .mypy_cache .ruff_cache .pytest_cache
