"""What properties are about, and what an edit changes; without a window."""

from dataclasses import replace

import pytest

from editor.panels.properties.rules import rule_groups, rule_said
from editor.panels.properties.subject import Subject, edited, subject_of
from editor.pointing.selection import NOTHING, Selection
from editor.widgets.forms.choices import offered
from editor.widgets.forms.values import MIXED
from model.bundled import bundled_scenarios
from model.forms.form import DoesNotFit
from model.notation import Cell
from model.rules.resolving import resolve_rules
from model.rules.rule_values import rule_as_usual
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from model.schema.fields import fields_of
from tests.drawing.samples import loaded
from tests.editor.boards import plain

TUTORIAL = loaded(bundled_scenarios()["tutorial"])
PLAIN = plain()
BOTH = Selection(things=frozenset({("cities", "aston"), ("cities", "barrow")}))
ASTON = Selection(things=frozenset({("cities", "aston")}))


def values(subject: Subject) -> dict[str, object]:
    return {row.key: row.value for row in subject.rows}


def test_one_city_has_all_its_fields() -> None:
    subject = subject_of(PLAIN, ASTON)
    assert subject.title == "Aston"
    assert values(subject)["kind"] == "small"
    assert values(subject)["at"] == "2,2"
    assert values(subject)["id"] == "aston"


def test_two_cities_have_what_they_share_and_say_where_they_differ() -> None:
    found = values(subject_of(PLAIN, BOTH))
    assert found["kind"] is MIXED
    assert found["overseas"] is False
    assert "id" not in found


def test_things_of_different_kinds_share_only_what_both_can_have() -> None:
    things = frozenset({("cities", next(iter(TUTORIAL.cities))), ("goods", "coal")})
    keys = set(values(subject_of(TUTORIAL, Selection(things=things))))
    assert "names" in keys
    assert "chips" not in keys
    assert "supplies" not in keys


def test_an_edit_of_many_things_is_one_step_and_can_be_taken_back() -> None:
    change = edited(PLAIN, subject_of(PLAIN, BOTH), "kind", "major")
    after = apply(PLAIN, change)
    assert {city.kind for city in after.cities.values()} == {"major"}
    assert apply(after, change.inverse()) == PLAIN
    assert "kind" in change.label


def test_ids_are_ticked_one_by_one() -> None:
    city = next(iter(TUTORIAL.cities))
    chosen = Selection(things=frozenset({("cities", city)}))
    good = next(name for name in TUTORIAL.goods if name not in TUTORIAL.cities[city].supplies)
    after = apply(
        TUTORIAL, edited(TUTORIAL, subject_of(TUTORIAL, chosen), "supplies", (good, True))
    )
    assert good in after.cities[city].supplies
    back = edited(after, subject_of(after, chosen), "supplies", (good, False))
    assert apply(after, back).cities == TUTORIAL.cities


def test_a_name_in_another_language_comes_and_goes() -> None:
    subject = subject_of(PLAIN, ASTON)
    after = apply(PLAIN, edited(PLAIN, subject, "names", ("de", "Ostheim")))
    assert after.cities["aston"].names == {"de": "Ostheim"} or dict(
        after.cities["aston"].names
    ) == {"de": "Ostheim"}
    assert values(subject_of(after, ASTON))["names"] == {"de": "Ostheim"}
    assert apply(after, edited(after, subject_of(after, ASTON), "names", ("de", None))) == PLAIN


@pytest.mark.parametrize(
    ("key", "value"),
    [("name", None), ("at", "somewhere"), ("kind", "enormous"), ("names", ("German", "Ostheim"))],
)
def test_what_does_not_fit_is_refused_with_a_sentence(key: str, value: object) -> None:
    with pytest.raises(DoesNotFit) as trouble:
        edited(PLAIN, subject_of(PLAIN, ASTON), key, value)
    assert trouble.value.why


def test_cells_have_a_terrain() -> None:
    cells = frozenset({Cell(1, 1), Cell(2, 1)})
    subject = subject_of(PLAIN, Selection(cells))
    assert values(subject) == {"terrain": "clear"}
    after = apply(PLAIN, edited(PLAIN, subject, "terrain", "mountain"))
    assert values(subject_of(after, Selection(cells))) == {"terrain": "mountain"}
    mixed = subject_of(after, Selection(cells | {Cell(5, 5)}))
    assert values(mixed) == {"terrain": MIXED}


def test_the_map_has_properties_when_nothing_is_selected() -> None:
    subject = subject_of(TUTORIAL, NOTHING)
    assert values(subject)["title"] == TUTORIAL.title
    after = apply(TUTORIAL, edited(TUTORIAL, subject, "players/max", 5))
    assert after.players.max == 5
    after = apply(TUTORIAL, edited(TUTORIAL, subject, "house_rules", ["Be kind.", "Be quick."]))
    assert after.house_rules == ("Be kind.", "Be quick.")
    with pytest.raises(DoesNotFit):
        edited(TUTORIAL, subject, "players/min", 0)


def rule(scenario: object, key: str) -> object:
    groups = rule_groups(scenario)  # type: ignore[arg-type]
    return next(rule for group in groups for rule in group.rules if rule.key == key)


def test_rules_tell_what_is_so_what_is_usual_and_what_this_map_changes() -> None:
    cash = rule(TUTORIAL, "start/cash")
    assert (cash.value, cash.usual, cash.is_changed) == (30, 60, True)  # type: ignore[attr-defined]
    turn = rule(TUTORIAL, "turn/hand_size")
    assert turn.value == turn.usual  # type: ignore[attr-defined]
    assert not turn.is_changed  # type: ignore[attr-defined]


def test_a_rule_is_changed_and_goes_back_to_the_preset() -> None:
    after = apply(TUTORIAL, rule_said(TUTORIAL, ("turn", "hand_size"), 4))
    assert resolve_rules(after).values.turn.hand_size == 4
    assert apply(after, rule_as_usual(after, ("turn", "hand_size"))) == TUTORIAL
    usual = rule(TUTORIAL, "turn/hand_size").usual  # type: ignore[attr-defined]
    assert apply(after, rule_said(after, ("turn", "hand_size"), usual)) == TUTORIAL


def test_a_rule_can_be_none_where_the_rules_know_that() -> None:
    after = apply(TUTORIAL, rule_said(TUTORIAL, ("city", "small", "max_players"), None))
    assert resolve_rules(after).values.city.small.max_players is None
    assert rule(after, "city/small/max_players").is_changed  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("route", "plain"),
    [(("turn", "hand_size"), 99), (("win", "check"), "never"), (("turn", "nothing"), 1)],
)
def test_a_rule_that_does_not_fit_is_refused(route: tuple[str, ...], plain: object) -> None:
    with pytest.raises(DoesNotFit):
        rule_said(TUTORIAL, route, plain)


@pytest.mark.parametrize("name", sorted(bundled_scenarios()))
def test_saying_every_rule_again_as_it_is_changes_nothing(name: str) -> None:
    scenario = loaded(bundled_scenarios()[name])
    for group in rule_groups(scenario):
        for one in group.rules[:4]:
            if not one.is_changed:
                assert not rule_said(scenario, one.route, one.value), one.key


def test_another_id_is_taken_over_wherever_the_thing_is_named() -> None:
    good = next(iter(TUTORIAL.goods))
    subject = subject_of(TUTORIAL, Selection(things=frozenset({("goods", good)})))
    after = apply(TUTORIAL, edited(TUTORIAL, subject, "id", "brand-new"))
    assert good not in after.goods
    assert any("brand-new" in city.supplies for city in after.cities.values())
    with pytest.raises(DoesNotFit):
        edited(TUTORIAL, subject, "id", "Brand New!")


def test_presets_are_called_what_they_call_themselves_and_are_of_the_same_game() -> None:
    def titles(scenario: Scenario) -> dict[str, str]:
        (field,) = [one for one in fields_of(scenario.system, "rules") if one.name == "preset"]
        return {one.value: one.title for one in offered(scenario, field)}

    assert titles(TUTORIAL)["china-rails"] == "China Rails"
    assert titles(replace(TUTORIAL, system="chess")) == {}
