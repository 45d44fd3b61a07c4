# Red Book. `make play` and `make test` do everything on a fresh Debian machine with Python 3.11 or newer.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SUDO := $(shell [ "$$(id -u)" = 0 ] || command -v sudo)
APT = $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play setup setup-play setup-test web types art test check lint lint-python lint-web format coverage changelog bench docs package clean

help:                      ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup-play web       ## set up what playing needs, build, open the table in the browser
	$(BIN)/redbook play

test: setup check web setup-test ## all checks and all tests: what CI runs
	$(BIN)/python -m pytest -n 2 --dist loadgroup

check: lint                ## style and types of both halves, and the client's own tests
	$(BIN)/mypy
	$(BIN)/python scripts/web.py check test

lint: lint-python lint-web ## style alone: ruff, eslint, prettier

lint-python: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

lint-web: setup
	$(BIN)/python scripts/web.py lint format:check

format: setup              ## mend what can be mended: ruff, prettier
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python scripts/web.py format

setup: $(VENV)/.made       ## the virtual environment with all that working on it needs

setup-play: $(VENV)/.plays # with what a table needs, and no more

web: setup-play            ## the browser client, built only if something changed
	@$(BIN)/python scripts/web.py build

types: setup               ## the client's types, from what games and server describe of themselves
	@$(BIN)/python scripts/game_types.py
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python scripts/web.py types

art: setup                 ## what is printed on the boards, for pictures: from the client's own drawings
	@PYTHON="$(CURDIR)/$(BIN)/python" $(BIN)/python scripts/web.py art

bench: setup               ## games, decisions, copies and views a second
	$(BIN)/redbook bench

docs: setup                ## the docs site, rulebooks and all, in site/: `redbook docs` shows it
	$(BIN)/mkdocs build --quiet --strict --config-file src/redbook/site/mkdocs.yml --site-dir $(CURDIR)/site

package: setup             ## sdist and wheel in dist/, installed and tried on every Python found: as pip users get it
	$(BIN)/python scripts/package_check.py

coverage: setup            ## how much of the rules the tests reach: docs/coverage.md
	$(BIN)/python -m pytest tests/kernel tests/games tests/bots tests/counsel tests/record tests/test_lessons.py tests/test_rulebook.py -n 2 --dist loadgroup --cov --cov-report=
	$(BIN)/python scripts/coverage.py

changelog: setup           ## gather changelog.d into CHANGELOG.md, under the version of now
	$(BIN)/python scripts/changelog.py

clean:                     ## remove what was made, not what was written
	rm -rf $(VENV) web/node_modules src/redbook/server/static site dist

# Debian's chromium (its headless shell is the quicker one) drives the browser tests, its postgresql the storage tests,
# its redis-server those of workers.
setup-test: setup
	@command -v chromium-headless-shell >/dev/null || { $(APT) update && $(APT) install -y --no-install-recommends chromium-headless-shell; } \
	  || command -v chromium >/dev/null || $(APT) install -y --no-install-recommends chromium
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { $(APT) update && $(APT) install -y --no-install-recommends postgresql; }
	@command -v redis-server >/dev/null || { $(APT) update && $(APT) install -y --no-install-recommends redis-server; }

# Two stamps: what playing needs is installed in seconds, what tests and checks need takes longer and contains it.
PIP = $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt

$(VENV)/.plays: pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) -e '.[server]'
	@touch $@

$(VENV)/.made: pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) -e '.[dev]'
	@touch $@ $(VENV)/.plays

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Red Book needs Python 3.11 or newer")'
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { $(APT) update && $(APT) install -y python3-venv; }
	$(PYTHON) -m venv $(VENV)
