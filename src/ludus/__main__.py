"""`python -m ludus` is the command line too."""

from ludus.cli import main

main()
