# The commands for players and developers; `make` alone lists them.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install $(shell [ -t 2 ] || echo --quiet)
PINS := $(BIN)/uv pip compile pyproject.toml --group build --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header --no-annotate --quiet
PURE := $(patsubst src/spatz/%,--cov=spatz.%,$(wildcard src/spatz/core src/spatz/solver \
	src/spatz/dealing src/spatz/game))
QUICK := $(wildcard tests/unit tests/property tests/golden tests/contract tests/web tests/docs)

# The environment knows the folder that it was made for. Where the checkout was moved since, or the
# Python that it was made with has gone, it does not work any more and is made anew.
ifneq ($(wildcard $(VENV)/folder),)
ifneq ($(strip $(shell $(BIN)/python -c 'print(open("$(VENV)/folder").read())' 2>/dev/null)),$(CURDIR))
$(shell rm -rf $(VENV))
endif
endif

.PHONY: help
help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

.PHONY: play
play: $(VENV)/play.stamp ## play in the browser; ARGS="…" hands options on to `spatz play`
	@exec $(BIN)/spatz play $(ARGS)

.PHONY: check
check: $(VENV)/dev.stamp lint js ## the part for every save: format, lint, types, quick tests
	@$(BIN)/python -m pytest -q -n 2 $(QUICK)

.PHONY: test
test: system $(VENV)/dev.stamp lint js ## everything, as CI runs it
	@$(BIN)/python -m pytest -n 2 --dist loadgroup $(PURE) --cov-fail-under=100 tests

.PHONY: long
long: system $(VENV)/dev.stamp ## the tests that take minutes; writes docs/reports/long.txt
	@mkdir -p docs/reports
	@$(BIN)/python -m pytest -v --no-header -m long --timeout 3600 tests | tee docs/reports/long.txt

.PHONY: golden
golden: $(VENV)/dev.stamp ## write the golden files anew; look at the difference before you commit
	@$(BIN)/python -m pytest -q tests/golden --golden

.PHONY: bench
bench: $(VENV)/dev.stamp ## measure; every figure is a ratio within one run
	@for part in $$(grep --files-with-matches __main__ bench/*.py); do \
		part=$${part%.py}; $(BIN)/python -m $${part//\//.}; done

.PHONY: lint
lint: $(VENV)/dev.stamp
	@$(BIN)/ruff format --check --quiet . || { echo "run: ruff format"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@said=$$($(BIN)/lint-imports --no-logo 2>&1) || { echo "$$said"; exit 1; }

.PHONY: js
js: $(VENV)/dev.stamp
	@.ci/js

.PHONY: system
system:
	@.ci/system

.PHONY: pins
pins: $(VENV)/dev.stamp ## renew the pins: the newest versions that pyproject.toml allows
	$(PINS) --upgrade --output-file requirements/play.txt
	$(PINS) --upgrade --extra postgres --extra dev --constraint requirements/play.txt \
		--output-file requirements/dev.txt

.PHONY: clean
clean: ## remove everything that was made here, the environment too
	rm -rf $(VENV) build dist node_modules test-results .coverage .coverage.* .hypothesis \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/folder:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Spatz needs Python 3.11 or later; $(PYTHON) is older"; exit 2; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null \
		|| { echo "Spatz needs python3-venv: apt-get install python3-venv"; exit 2; }
	@echo "Making an environment for Spatz in $(VENV) …" >&2
	@$(PYTHON) -m venv $(VENV)
	@printf %s '$(CURDIR)' > $@

$(VENV)/play.stamp: requirements/play.txt pyproject.toml | $(VENV)/folder
	@echo "Installing what Spatz runs on …" >&2
	@$(PIP) --require-hashes --requirement requirements/play.txt >&2
	@$(PIP) --no-deps --no-build-isolation --editable . >&2
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt pyproject.toml | $(VENV)/folder
	@echo "Installing what Spatz is tested with …" >&2
	@$(PIP) --require-hashes --requirement requirements/dev.txt >&2
	@$(PIP) --no-deps --no-build-isolation --editable . >&2
	@touch $@ $(VENV)/play.stamp
