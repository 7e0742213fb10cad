"""Every rule of every family of games: its meaning, its page in the rulebook, and its rows."""

from collections.abc import Iterator

import pytest

from editor.edits.rules.rule_rows import (
    fresh_row,
    row_added,
    row_renamed,
    row_replaced,
    row_uses,
    rows_of,
)
from editor.panels.properties.rule_pages import BACK, about_group, about_rule, page_of, topic_of
from editor.panels.properties.rules import Rule, RuleGroup, rule_groups
from engine.rulebook import find
from model.forms.form import Route
from model.layering.presets import bundled_names, bundled_preset
from model.rules.meanings import ids_in, meaning_of, without_ids
from model.rules.new_scenario import new_scenario
from model.rules.resolving import resolve_rules
from model.scenario.change import apply
from model.scenario.scenario import Scenario

PRESETS = tuple(sorted(bundled_names()))


def on(preset: str) -> Scenario:
    found = bundled_preset(preset)
    assert found is not None
    return new_scenario("map", str(found["system"]), preset=preset)


def rules_on(preset: str) -> Iterator[tuple[Scenario, RuleGroup, Rule]]:
    scenario = on(preset)
    for group in rule_groups(scenario):
        for rule in group.rules:
            yield scenario, group, rule


@pytest.mark.parametrize("preset", PRESETS)
def test_every_rule_has_a_meaning_and_a_page(preset: str) -> None:
    found = list(rules_on(preset))
    assert len(found) > 30
    for scenario, group, rule in found:
        text, ids = meaning_of(scenario.system, rule.route)
        assert len(text) > 12, rule.key
        assert text.endswith((".", "?", "!")), rule.key
        assert not ids_in(text), rule.key
        assert "null" not in text, rule.key
        assert ids, rule.key
        assert all(find(one).id == one for one in ids), rule.key
        told = about_rule(scenario.system, group, rule, "gold")
        assert f"rule:{ids[0]}" in told
        assert BACK in page_of(f"rule:{ids[0]}")


@pytest.mark.parametrize("preset", PRESETS)
def test_groups_have_a_heading_of_the_rulebook_whose_page_tells_its_rules(preset: str) -> None:
    scenario, told = on(preset), 0
    for group in rule_groups(scenario):
        assert group.title in about_group(scenario.system, group)
        topic = topic_of(scenario.system, group)[1]
        if topic:
            told += 1
            assert page_of(f"topic:{scenario.system}/{topic}").count("<b>") > 1
    assert told > 5


def test_a_page_of_the_rulebook_has_all_rules_under_a_heading() -> None:
    page = page_of("topic:crayon/Building track")
    assert "CRY-BUILD-01" in page
    assert "CRY-BUILD-11" in page
    assert "CRY-WIN-01" not in page


@pytest.mark.parametrize(
    ("about", "ids"),
    [
        ("Set-up. CRY-SETUP-01 to CRY-SETUP-03", ("CRY-SETUP-01", "CRY-SETUP-02", "CRY-SETUP-03")),
        ("Two play. SFR-TWO-02, -07.", ("SFR-TWO-02", "SFR-TWO-07")),
        ("It ends. SFR-REUSE-01 to -03.", ("SFR-REUSE-01", "SFR-REUSE-02", "SFR-REUSE-03")),
        ("A link. OPEN-SC-14, OPEN-20.", ("OPEN-SC-14", "OPEN-20")),
        ("Nothing.", ()),
    ],
)
def test_ids_are_read_out_of_descriptions(about: str, ids: tuple[str, ...]) -> None:
    assert ids_in(about) == ids
    assert not ids_in(without_ids(about))


def tables(preset: str) -> list[Route]:
    return [table for group in rule_groups(on(preset)) for table in group.tables]


TABLES = [(preset, table) for preset in PRESETS for table in tables(preset)]
NAMES = ["-".join((preset, *table)) for preset, table in TABLES]


@pytest.mark.parametrize(("preset", "table"), TABLES, ids=NAMES)
def test_rows_are_added_renamed_and_replaced_in_every_table(preset: str, table: Route) -> None:
    """After each the rules can be read, and nothing names what is no more."""
    scenario = on(preset)
    first, other = ("77", "78") if table[-1] in ("copies", "table") else ("new-row", "other-row")
    added = apply(scenario, row_added(scenario, table, first, fresh_row(scenario, table)))
    assert first in rows_of(added, table)
    renamed = apply(added, row_renamed(added, table, first, other))
    assert other in rows_of(renamed, table)
    assert first not in rows_of(renamed, table)
    back = apply(renamed, row_replaced(renamed, table, other, first))
    assert other not in rows_of(back, table)
    for one in (added, renamed, back):
        assert not resolve_rules(one).troubles


@pytest.mark.parametrize(("preset", "table"), TABLES, ids=NAMES)
def test_a_row_that_is_renamed_is_named_so_everywhere(preset: str, table: Route) -> None:
    scenario = on(preset)
    for old in rows_of(scenario, table):
        new = "79" if old.isdecimal() or old == "more" else "called-otherwise"
        used = row_uses(scenario, table, old)
        after = apply(scenario, row_renamed(scenario, table, old, new))
        assert not row_uses(after, table, old)
        assert len(row_uses(after, table, new)) == len(used)
        assert not resolve_rules(after).troubles
