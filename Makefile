# Red Book. `make play` and `make test` do everything on a fresh Debian machine with Python 3.11 or newer.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SUDO := $(shell [ "$$(id -u)" = 0 ] || command -v sudo)
APT = $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get

.PHONY: play setup setup-test web types test check bench clean

play: setup web            ## set up, build, start the table in the browser
	$(BIN)/redbook play

setup: $(VENV)/.made       ## the virtual environment with all that the program needs

web: $(VENV)/.made         ## the browser client, built only if something changed
	@$(BIN)/python scripts/web.py build

types: $(VENV)/.made       ## the client's types, from the server's OpenAPI document
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python scripts/web.py types

test: setup web setup-test ## all tests
	$(BIN)/python -m pytest -n 2 --dist loadgroup

check: setup               ## style, types, client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python scripts/web.py check

bench: setup               ## games, decisions, copies and views a second
	$(BIN)/redbook bench

# Debian's chromium drives the browser tests, its postgresql the storage tests.
setup-test: $(VENV)/.made
	@command -v chromium >/dev/null || { $(APT) update && $(APT) install -y --no-install-recommends chromium; }
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { $(APT) update && $(APT) install -y --no-install-recommends postgresql; }

$(VENV)/.made: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Red Book needs Python 3.11 or newer")'
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { $(APT) update && $(APT) install -y python3-venv; }
	[ -x $(BIN)/python ] || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

clean:                     ## what was made, not what was written
	rm -rf $(VENV) web/node_modules src/redbook/server/static
