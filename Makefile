# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

# What the web client is built from. Installing Freebooter builds it, so that a change in any of these installs it again.
WEB := $(shell find web -path web/node_modules -prune -o -path web/src/generated -prune -o -type f -print) hatch_build.py

# Many tests wait for a server or a browser: one process more than there are cores keeps the cores busy.
WORKERS := $(shell expr $$(nproc) + 1)

# Some machines forbid it, and every process would read all sources again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test lint types check docs bench coverage format clean

help: ## List what can be made.
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: $(VENV)/.installed ## Set everything up and open the tables in the browser.
	@$(BIN)/freebooter serve

test: lint docs check coverage ## Set everything up and run all tests.

lint: $(VENV)/.tested ## Format, lint, types and layers.
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/make.py check

types: $(VENV)/.tested ## What the web client knows of the engine: types of messages, tables of deals.
	$(BIN)/python web/make.py types

check: $(VENV)/.tested ## The tests, compiled.
	$(BIN)/python web/make.py test
	@$(BIN)/python -c 'import freebooter; print("\n".join(freebooter.games()))' | xargs -P $$(nproc) -n 1 $(BIN)/freebooter compile
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

coverage: $(VENV)/.tested ## The rules tests once more, interpreted, with branch coverage of the rules.
	@$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q -m rules -n auto --dist worksteal $$(grep -rl 'mark\.rules' tests --include='test_*.py')
	@$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

docs: $(VENV)/.tested ## The documentation as a site, in site/.
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

bench: $(VENV)/.installed ## Speed, beside its yardstick.
	@$(BIN)/freebooter bench

format: $(VENV)/.tested ## Bring the sources into shape.
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## Remove everything that was set up or built here.
	rm -rf $(VENV) web/node_modules web/src/generated src/freebooter/server/built
	rm -rf site dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .coverage

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Freebooter needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml $(WEB) | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[server]'
	@touch $@

$(VENV)/.tested: pyproject.toml $(WEB) | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,docs]'
	$(BIN)/python web/make.py packages
	@touch $(VENV)/.installed $@
