# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Where there is uv it installs, in seconds; otherwise pip (as after `make UV= play`). Both check the same hashes. The locks
# name every package, so nothing is resolved; bytecode is compiled when it is first needed.
UV ?= $(shell command -v uv)
ifneq ($(UV),)
CREATE := $(UV) venv --quiet --allow-existing --seed --python $(PYTHON) $(VENV)
INSTALL := $(UV) pip install --quiet --python $(BIN)/python --no-deps
else
CREATE := $(PYTHON) -m venv $(VENV)
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --no-deps
endif
# One environment, filled in steps: what playing takes, then the tools of developers, then those of the docs.
PLAY := $(VENV)/.play
DEV := $(VENV)/.dev
DOCS := $(VENV)/.docs
LOCK = $(or $(UV),$(BIN)/uv) --no-config pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate --no-emit-index-url --quiet --upgrade

.PHONY: help play test test-versions lint bench docs lock clean
.DEFAULT_GOAL := help

help:  ## show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(PLAY): requirements/play.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; name one: make PYTHON=…")'
	@echo "Setting up in $(VENV), once; this can take half a minute."
	@$(CREATE)
	@$(INSTALL) --require-hashes --requirement requirements/play.txt
	@$(INSTALL) --no-build-isolation --editable .
	@touch $@

$(DEV): $(PLAY) requirements/dev.txt
	$(INSTALL) --require-hashes --requirement requirements/dev.txt
	@touch $@

$(DOCS): $(PLAY) requirements/docs.txt
	$(INSTALL) --require-hashes --requirement requirements/docs.txt
	@touch $@

play: $(PLAY)  ## set up and open the games in the browser
	@$(BIN)/ludus serve --open

test: lint  ## set up, check style, types and languages, run every test
	@scripts/browser.sh
	$(BIN)/pytest --numprocesses auto --dist loadfile --no-loadscope-reorder

test-versions: $(DEV)  ## test the oldest and newest dependencies, and every supported Python on this machine
	$(BIN)/python scripts/versions.py

lint: $(DEV)  ## check style, types and languages alone
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/oxlint
	$(BIN)/python scripts/messages.py check

bench: $(PLAY)  ## measure the speed of every game on this machine
	$(BIN)/ludus bench

docs: $(DOCS)  ## build the documentation as a web site in build/docs
	NUMBA_DISABLE_JIT=1 $(BIN)/sphinx-build --fail-on-warning --quiet docs build/docs

lock: $(DEV)  ## move the locked dependencies to their newest versions
	$(LOCK) --group build --output-file requirements/play.txt
	$(LOCK) --extra dev --constraint requirements/play.txt --output-file requirements/dev.txt
	$(LOCK) --extra docs --constraint requirements/dev.txt --output-file requirements/docs.txt

clean:  ## remove everything that can be made again
	rm -rf $(VENV) .cache build dist docs/reference .mypy_cache .ruff_cache .pytest_cache
