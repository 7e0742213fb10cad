"""Every variant that a preset offers changes the rules and is played by a test in this folder."""

import re
from pathlib import Path

import pytest

from model.rules.resolving import resolve_rules
from tests.engine.systems.crayon.variations.pairs import (
    PRESETS,
    offered_by,
    tutorial_by,
    with_variants,
)

TESTS = sorted(Path(__file__).parent.glob("test_*.py"))
ABOUT_THE_MAP = {"published-counts"}
"""Variants that promise how much a scenario holds: a check counts it, and play stays the same."""


def names_in(text: str) -> set[str]:
    """Every word of a text that could be the name of a variant, in quotes or in a list in them."""
    quoted = re.findall(r'"([a-z0-9, -]+)"', text)
    return {name.strip() for words in quoted for name in words.split(",")}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_variant_changes_the_rules(preset: str) -> None:
    scenario = tutorial_by(preset)
    usual = resolve_rules(scenario).values
    for name in offered_by(preset):
        changed = resolve_rules(with_variants(scenario, name))
        assert changed.values != usual, name
        assert changed.troubles == (), name


@pytest.mark.parametrize("preset", PRESETS)
def test_every_variant_is_played_by_a_test(preset: str) -> None:
    others = [file for file in TESTS if file != Path(__file__)]
    known = set[str]().union(*(names_in(file.read_text(encoding="utf-8")) for file in others))
    assert set(offered_by(preset)) - ABOUT_THE_MAP - known == set()
