# Everything that a developer runs. Needs Python 3.11 or newer and make; with a C compiler the rules run many times faster.
# make creates .venv-tools (uv), then .venv from requirements.lock; a second run finds both ready.

PYTHON ?= python3
UV := .venv-tools/bin/uv
BIN := .venv/bin
# uv, or pip where uv cannot be had
INSTALL = install() { { test -x $(UV) && $(UV) pip install -q --python $(BIN)/python "$$@"; } || \
  $(BIN)/python -m pip install -q --disable-pip-version-check "$$@"; }; install

ifneq ($(PIP_INDEX_URL),)
export UV_DEFAULT_INDEX ?= $(PIP_INDEX_URL)
endif

.DEFAULT_GOAL := help
.PHONY: help play test bench check compile screenshots lock clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

play: compile ## opens Tefuda in the browser, from a server on this machine
	@$(BIN)/tefuda serve --open

test: compile ## runs every test (TEFUDA_PURE=1 make test: with the rules uncompiled)
	@$(BIN)/python -m pytest

check: compile ## ruff, mypy --strict, the levels of the packages; eslint and svelte-check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(BIN)/python -m pytest -q tests/architecture/test_levels.py
	@$(BIN)/python -m tools.web_types --check
	@$(BIN)/python -m tools.web_decks --check
	@$(BIN)/python -m tools.build_web lint
	@$(BIN)/python -m tools.build_web check

bench: compile .venv/bench ## measures speed against the peers
	@$(BIN)/python -m bench

compile: .venv/ready ## brings the compiled rules and the web client up to date, in place
	@$(BIN)/python -m tools.compile_rules
	@$(BIN)/python -m tools.build_web --if-possible

screenshots: compile ## takes pictures of every page into build/screenshots, and those of the documents
	@$(BIN)/python -m tools.screenshots

lock: .venv-tools/ready ## pins what pyproject.toml asks for (UPGRADE=-U: the newest that it allows)
	@$(UV) pip compile -q $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	  pyproject.toml --group dev -o requirements.lock
	@$(UV) pip compile -q $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	  -c requirements.lock --group bench -o requirements-bench.lock

clean: ## removes all that make made
	@rm -rf .venv .venv-tools build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
	@find src tests tools bench hatch_build.py -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@find src \( -name '*.so' -o -name '*.pyd' -o -name compiled.stamp -o -name web.stamp \) -delete
	@rm -rf src/tefuda/server/web web/node_modules

.venv-tools/ready:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.11")'
	@echo "Setting up (once)"
	@$(PYTHON) -m venv .venv-tools
	@.venv-tools/bin/python -m pip install -q --disable-pip-version-check 'uv>=0.8,<1' || echo "uv cannot be installed here; pip does its work, more slowly."
	@touch $@

.venv/locked: requirements.lock .venv-tools/ready
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(INSTALL) --require-hashes -r requirements.lock
	@touch $@

.venv/ready: pyproject.toml .venv/locked
	@$(BIN)/python -m tools.compile_rules
	@$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

.venv/bench: requirements-bench.lock .venv/locked
	@$(INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@
