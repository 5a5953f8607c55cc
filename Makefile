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
KERNEL := hatch_build.py $(wildcard src/spatz/solver/kernel/*.py src/spatz/solver/kernel/*.pxd)
PROVED := tests/unit/solver/test_proved_positions.py
INSTALL = $(PIP) --no-deps --no-build-isolation --editable . >&2
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
test: system $(VENV)/dev.stamp lint js uncompiled ## everything, as CI runs it
	@UNMEASURED='*/solver/kernel/*' $(BIN)/python -m pytest -n 2 --dist loadgroup \
		$(PURE) --cov-fail-under=100 tests

.PHONY: uncompiled
uncompiled: $(VENV)/dev.stamp ## the tests of the solver, its kernel run as ordinary Python
	@SPATZ_KERNEL=pure $(BIN)/python -m pytest -q -n 2 $(PROVED)
	@SPATZ_KERNEL=pure $(BIN)/python -m pytest -q -n 2 --cov=spatz.solver.kernel \
		--cov-fail-under=95 --ignore $(PROVED) tests/unit/solver tests/property/test_solver_laws.py

.PHONY: kernel
kernel: $(VENV)/dev.stamp ## compile the solver's kernel, or tell what is missing
	@SPATZ_KERNEL=require $(INSTALL)

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
	rm -f src/spatz/solver/kernel/*.so src/spatz/solver/kernel/*.pyd

$(VENV)/folder:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Spatz needs Python 3.11 or later; $(PYTHON) is older"; exit 2; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null \
		|| { echo "Spatz needs python3-venv: apt-get install python3-venv"; exit 2; }
	@echo "Making an environment for Spatz in $(VENV) …" >&2
	@$(PYTHON) -m venv $(VENV)
	@printf %s '$(CURDIR)' > $@

$(VENV)/play.stamp: requirements/play.txt pyproject.toml $(KERNEL) | $(VENV)/folder
	@echo "Installing what Spatz runs on …" >&2
	@$(PIP) --require-hashes --requirement requirements/play.txt >&2
	@$(INSTALL)
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt pyproject.toml $(KERNEL) | $(VENV)/folder
	@echo "Installing what Spatz is tested with …" >&2
	@$(PIP) --require-hashes --requirement requirements/dev.txt >&2
	@$(INSTALL)
	@touch $@ $(VENV)/play.stamp
