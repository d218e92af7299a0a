# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

# What says what is installed, and what the web client is built from. Installing Freebooter builds it; a change in its
# sources alone builds it again and installs nothing.
PACKAGES := pyproject.toml hatch_build.py
WEB := $(shell find web -path web/node_modules -prune -o -path web/src/generated -prune -o -name __pycache__ -prune -o -type f -print)

# uv installs faster than pip where it's there; `make UV= play` does without it. Byte code is made when it's first used,
# for most of it never is.
UV := $(shell command -v uv)
ifdef UV
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
else
INSTALL := PIP_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check
endif

# Somebody may have been killed while the environment was made.
WHOLE := $(if $(UV),true,$(BIN)/python -c 'import pip' 2>/dev/null || $(PYTHON) -m venv --clear $(VENV))

# Many tests wait for a server or a browser: one process more than there are cores keeps the cores busy. A file of tests
# stays in one process, which then starts its server and its browser once.
CORES := $(shell nproc 2>/dev/null || sysctl -n hw.ncpu)
WORKERS := $(shell expr $(CORES) + 1)
ALL_TESTS = $(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder --durations 20 --durations-min 1

# What is made beside something else tells all it has to say when it is done, where Make can do that.
AT_ONCE = $(MAKE) --no-print-directory -j $(CORES) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# Some machines forbid it, and every process would read all sources again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play quick test lint types web compile check thorough docs bench strength coverage first-minute proof format clean

help: ## List what can be made.
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: $(VENV)/.installed ## Set everything up and open the tables in the browser.
	@$(BIN)/freebooter serve

quick: $(VENV)/.tested ## Lint, types and the tests that matter for what you changed.
	@$(BIN)/python -m tests.quick

test: $(VENV)/.tested ## Set everything up and run all tests.
	@$(BIN)/python -m tests.support.running
	@$(AT_ONCE) compile lint coverage docs web
	$(ALL_TESTS)

lint: $(VENV)/.tested ## Format, lint, types and layers.
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

web: $(VENV)/.tested ## The web client: types, lint and tests of its own.
	$(BIN)/python web/make.py check
	$(BIN)/python web/make.py test

types: $(VENV)/.tested ## What the web client knows of the engine: types of messages, tables of deals.
	$(BIN)/python web/make.py types

compile: $(VENV)/.tested ## Whatever the tests would compile, once for all of them.
	@$(BIN)/python -c 'import freebooter; print("\n".join(freebooter.games()))' | xargs -P $(CORES) -n 1 $(BIN)/freebooter compile --all

check: compile ## The tests, compiled.
	$(ALL_TESTS)

thorough: compile ## The tests, with many more games by chance: for a large change, or a night.
	THOROUGH=1 $(ALL_TESTS)

coverage: $(VENV)/.tested ## The rules tests once more, interpreted, with branch coverage of the rules.
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -q -m rules -n auto --dist worksteal --cov --cov-report=term-missing:skip-covered \
		$$(grep -rl 'mark\.rules' tests --include='test_*.py')

docs: $(VENV)/.tested ## The documentation as a site, in site/.
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

# The peers are there where the tests are: games of PettingZoo, RLCard and OpenSpiel.
bench: $(VENV)/.tested ## Speed, beside its yardstick, and learning environments beside their peers.
	@$(BIN)/freebooter bench
	@$(BIN)/python -m benchmarks.environments --seconds 0.5
	@for game in dead-mans-draw dolores; do $(BIN)/python -m benchmarks.ismcts --game $$game --games 6 --think 20; done
	@$(BIN)/python -m benchmarks.device games

strength: $(VENV)/.tested ## How strong the captain is at every kind of table; interrupted, it continues.
	@$(BIN)/python -m benchmarks.strength --to .strength

first-minute: $(VENV)/.tested ## How long a newcomer waits, from the clone to the first card.
	@$(BIN)/python -m benchmarks.first_minute

proof: $(VENV)/.tested ## Every text in every language on pages to be read, in proof/.
	@$(BIN)/python docs/proof.py

format: $(VENV)/.tested ## Bring the sources into shape.
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## Remove everything that was set up or built here.
	rm -rf $(VENV) web/node_modules web/src/generated src/freebooter/server/built* src/freebooter/drawing/built
	rm -rf site proof dist .strength .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .coverage

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Freebooter needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3" >&2; exit 1; }
ifdef UV
	@$(UV) venv --quiet --seed --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" $(VENV)
else
	$(PYTHON) -m venv $(VENV)
endif

# A list of packages that pyproject.toml names.
LISTED = $(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))$(1), sep="\n")' > $(2)

# The packages that playing needs come while the web client is built.
define INSTALL_TO_PLAY
	@$(WHOLE)
	@$(call LISTED,["project"]["dependencies"],$(VENV)/needed.txt)
	@echo "Installing what playing needs, and building the web client; this takes a while, once."
	@$(INSTALL) --requirement $(VENV)/needed.txt & packages=$$!; \
		trap 'kill $$packages 2>/dev/null || true' EXIT; trap 'exit 130' INT TERM; \
		$(INSTALL) --no-deps --editable .; wait $$packages
endef

define INSTALL_TO_TEST
	@$(WHOLE)
	$(INSTALL) --editable '.[test,docs]'
endef

define BUILD_CLIENT
	@$(call LISTED,["build-system"]["requires"],$(VENV)/building.txt)
	@$(INSTALL) --requirement $(VENV)/building.txt
	$(BIN)/python web/make.py build
endef

# Whatever is newer than the stamp decides; without a stamp, everything is.
INSTALL_OR_BUILD = $(if $(filter $(PACKAGES),$?),$(1),$(BUILD_CLIENT))

$(VENV)/.installed: $(PACKAGES) $(WEB) | $(BIN)/python
	$(call INSTALL_OR_BUILD,$(INSTALL_TO_PLAY))
	@touch $@

$(VENV)/.tested: $(PACKAGES) $(WEB) | $(BIN)/python
	$(call INSTALL_OR_BUILD,$(INSTALL_TO_TEST))
	$(BIN)/python web/make.py packages
	@touch $(VENV)/.installed $@
