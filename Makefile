# War Council: everything runs in .venv. For playing it is made from requirements-play.lock; whatever else needs more
# than that gets all of requirements.lock, which holds the same versions and the rest.
PYTHON ?= python3
SEED ?= 1
VENV ?= .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.stamp
PLAY_STAMP := $(VENV)/.stamp-play
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
CODE := warcouncil tests bench scripts
# Tests start many processes: what was compiled once is kept, whatever the surroundings wish.
TESTING := WARCOUNCIL_SEED=$(SEED) PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX=$(CURDIR)/build/pycache

.DEFAULT_GOAL := help
.PHONY: help play test lint types tests test-pythons services browser screenshots format soak bench load scale zh-hant lock clean .venv

help: ## list the targets
	@grep -hE '^[a-z.-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

.venv: $(STAMP) ## make or refresh the virtual environment, with everything in it

# $(call install,LOCK): the packages of a lock file, and War Council itself as it stands here.
define install
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "War Council needs Python 3.11 or newer")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r $(1)
	$(PIP) --no-deps --no-build-isolation --config-settings editable_mode=compat -e .
endef

$(STAMP): requirements.lock requirements-play.lock pyproject.toml
	$(call install,requirements.lock)
	@touch $(PLAY_STAMP) $@

$(PLAY_STAMP): requirements-play.lock pyproject.toml
	$(call install,requirements-play.lock)
	@touch $@

play: $(PLAY_STAMP) ## play in the browser: a server on this machine, and the page
	$(BIN)/warcouncil serve

test: lint types tests ## everything a change must pass: lint, types, tests

lint: $(STAMP) ## style and formatting
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)

types: $(STAMP) ## static types
	$(BIN)/mypy

tests: $(STAMP) services browser ## the tests, without the long ones
	$(TESTING) $(BIN)/pytest -n 2 --dist worksteal -q -m "not soak" --ignore tests/browser
	$(TESTING) $(BIN)/pytest -n 2 --dist worksteal -q -m "not soak" tests/browser

test-pythons: ## the tests once more, on the oldest and the newest Python at hand
	@set -e; pythons=$$($(PYTHON) scripts/pythons.py); for found in $$pythons; do \
		echo "Python $${found%%=*}:"; \
		$(MAKE) --no-print-directory tests VENV=build/python$${found%%=*} PYTHON="$${found#*=}"; \
	done

services: ## install what the tests of the server need: PostgreSQL, Redis
	@scripts/services.sh

screenshots: $(STAMP) browser ## make the pictures of docs/playing.md anew
	WARCOUNCIL_SCREENSHOTS=1 $(BIN)/pytest -q tests/browser/test_screenshots.py

browser: ## install what the tests of the web client need: Chromium, Node, fonts
	@scripts/browser.sh

format: $(STAMP) ## format the code in place
	$(BIN)/ruff check --fix-only --quiet $(CODE)
	$(BIN)/ruff format $(CODE)

soak: $(STAMP) services ## long random play with every check on, and the long tests
	$(BIN)/python bench/soak.py
	@scripts/services.sh caddy
	$(TESTING) $(BIN)/python bench/long_tests.py

bench: $(STAMP) ## measure speed (never part of the tests)
	$(BIN)/python bench/results.py

load: $(STAMP) ## measure how fast the server answers while many play
	$(BIN)/python bench/load.py

scale: $(STAMP) services ## measure how far several processes go
	$(BIN)/python bench/scale.py

zh-hant: $(STAMP) ## generate the traditional Chinese text from the simplified
	$(BIN)/python scripts/zh_hant.py

lock: ## pin every dependency, with hashes (UPGRADE=1: the newest ones)
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check pip-tools
	build/lock/bin/python scripts/lock.py $(if $(UPGRADE),--upgrade)

clean: ## remove everything that make made
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build node_modules *.egg-info
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
