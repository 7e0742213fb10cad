# Two commands are enough: `make run` and `make test`. Both set up what is missing, once.
PYTHON ?=
ARGS ?=
MAP ?= $(firstword $(wildcard scenarios/tutorial.milepost.yaml scenarios/*.milepost.yaml))

python := .venv/bin/python
has_display := $(or $(DISPLAY),$(WAYLAND_DISPLAY),$(filter Darwin,$(shell uname -s)))

.PHONY: help run test quick lint types fmt docs gallery maps world frozen bench soak slips kills monkey fuzz rules codes words lock clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' Makefile | expand -t 16

run: .venv/ready ## the editor on a bundled map, or a demo where there is no display (ARGS="info FILE" runs that command)
ifneq ($(ARGS),)
	@$(python) -m milepost $(ARGS)
else ifneq ($(and $(wildcard editor/window/window.py),$(has_display)),)
	@$(python) -m milepost edit $(MAP)
else
	@$(python) -m milepost demo
endif

test: .venv/ready ## all tests (ARGS="-k ferry" chooses)
	@$(python) -m pytest -q -n auto --maxprocesses 8 --dist worksteal $(ARGS)

quick: .venv/ready ## the tests that a change needs every few minutes: all but those that take long
	@HYPOTHESIS_PROFILE=quick $(python) -m pytest -q --quick -n auto --maxprocesses 8 --dist worksteal $(ARGS)

lint: .venv/ready ## style, formatting, one-way imports
	@$(python) -m ruff check .
	@$(python) -m ruff format --check .
	@.venv/bin/lint-imports --no-logo --no-cache

types: .venv/ready ## mypy, strict
	@$(python) -m mypy

fmt: .venv/ready ## format the code
	@$(python) -m ruff check --fix-only .
	@$(python) -m ruff format .

docs: .venv/ready ## the site in build/site, from docs/; every link is checked
	@$(python) docs/builder/build.py $(ARGS)

gallery: .venv/ready ## the pictures of docs/gallery.md, drawn anew
	@$(python) docs/scripts/gallery.py $(ARGS)

maps: .venv/ready ## the bundled maps of real countries, built anew from their recipes
	@$(python) docs/scripts/maps.py $(ARGS)

world: .venv/ready ## the world pack, built anew (ARGS=FOLDER of downloaded packages; see docs/scripts/world_pack/build.py)
	@$(python) docs/scripts/world_pack/build.py $(ARGS)

frozen: .venv/ready ## Milepost as a program that needs no Python, in build/frozen/milepost, built and started
	@PYTHONPATH= $(python) docs/scripts/frozen/build.py
	@MILEPOST_FROZEN=1 $(python) -m pytest -q tests/packaging/test_frozen.py $(ARGS)

bench: .venv/ready ## measure speed against the limits
	@$(python) -m tests.bench $(ARGS)

soak: .venv/ready ## random games of every kind, checked after every action (ARGS="--minutes 10 --workers 2")
	@$(python) -m tests.engine.soak $(ARGS)

slips: .venv/ready ## 1,000 slips planted in valid maps: how many are found at the right line (ARGS="--list")
	@$(python) -m tests.validator.slips $(ARGS)

kills: .venv/ready ## editors killed at random moments while they draw and save: is anything lost? (ARGS="200 7": kills, seed)
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && \
	$(python) -m tests.editor.whole_program.killing "$$folder" $(or $(ARGS),200 7)

monkey: .venv/ready ## 20,000 random clicks, drags, keys and actions in the editor (ARGS="--events 5000 --seed 3 --map china")
	@$(python) -m tests.editor.whole_program.monkey $(ARGS)

fuzz: .venv/ready ## files that nobody would write, each judged in bounded time and memory (ARGS="--minutes 30")
	@$(python) -m tests.fuzz $(ARGS)

rules: .venv/ready ## which rules of the games have a test
	@$(python) -m tests.rules_coverage $(ARGS)

codes: .venv/ready ## put the codes of new checks into the register, when a version is published
	@$(python) -m validator.catalogue.published

words: .venv/ready ## bring the catalogues of every language up to what the sources say, in model/wording/languages
	@$(python) -m model.wording.translating update

lock: ## write requirements.lock anew, and what the GitHub Action needs of it (ARGS=--upgrade takes newer versions)
	@uv=$$(mktemp -d) && trap 'rm -rf "$$uv"' EXIT && \
	$(or $(PYTHON),python3) -m venv "$$uv" && "$$uv"/bin/pip install -qq uv && \
	compile() { "$$uv"/bin/uv pip compile --quiet --generate-hashes --universal --python-version 3.11 \
	  --no-header --no-annotate "$$@"; } && \
	compile --all-extras $(ARGS) --output-file requirements.lock pyproject.toml && \
	printf 'hatchling\n' | compile --constraint requirements.lock --output-file .ci/action.lock pyproject.toml - && \
	compile --constraint requirements.lock --extra editor --extra geo --extra lsp --group frozen $(ARGS) \
	  --output-file .ci/frozen.lock pyproject.toml

clean: ## remove caches and what was built (.venv stays)
	@rm -rf build dist milepost-demo .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	@find . -path ./.venv -prune -o -name __pycache__ -type d -exec rm -rf {} +

# A copied or moved tree must not use the environment of the old one.
ifneq ($(shell cat .venv/ready 2>/dev/null),$(CURDIR))
.PHONY: .venv/ready
endif
.venv/ready: requirements.lock pyproject.toml .ci/prepare
	@PYTHON="$(PYTHON)" .ci/prepare "$(CURDIR)"
