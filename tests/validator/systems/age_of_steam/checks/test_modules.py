"""Modules, their data, variants of a map, and rules that do not go together."""

import pytest

from tests.validator.systems.age_of_steam.checks.told import SMALL, rules, told


class TestModules:
    def test_that_are_reserved_are_for_people_alone(self) -> None:
        assert told(rules("modules: [nationalisation, toll]")) == [
            "RUL160 no program plays toll, so that only people can play the map"
        ]

    @pytest.mark.parametrize(
        ("said", "why"),
        [
            ("modules: [nationalisation, chain]", "the module chain is named"),
            ("modules: [nationalisation, roles]", "the module roles is named"),
            ("modules: [nationalisation, teleport]", "the module teleport is named"),
            ("chain: {mode: onward}", "chain speaks of chain"),
            ("pay_first: {price: 5}", "pay_first speaks of pay-first"),
            ("modules: [], delivery: {filters: []}", "discs: overflow speaks of nationalisation"),
        ],
    )
    def test_are_named_where_there_is_data_of_them(self, said: str, why: str) -> None:
        (found,) = told(rules(said))
        assert found.startswith(f"RUL161 {why}")

    def test_that_pay_to_be_first_need_the_mode_too(self) -> None:
        said = "modules: [nationalisation, pay-first], pay_first: {price: 5}"
        (found,) = told(rules(said))
        assert found == "RUL161 the module pay-first is named, and order: mode says nothing of it"


class TestRoles:
    def test_are_as_many_as_players(self) -> None:
        some = "[{id: a}, {id: b}, {id: c}]"
        said = f"modules: [nationalisation, roles], roles: {{choose: each, list: {some}}}"
        assert told(rules(said)) == ["RUL162 there are 3 roles, and 4 and 5 may play"]


@pytest.mark.parametrize(
    ("teleport", "why"),
    [
        ("{id: cart, mode: overland, range: 2}", "no action lets anybody use cart"),
        ("{id: boat, mode: hop, free: true}", "boat hops, and it is not said between what"),
    ],
)
def test_a_teleport_can_be_used(teleport: str, why: str) -> None:
    said = f"modules: [nationalisation, teleport], teleports: [{teleport}]"
    assert told(rules(said)) == [f"RUL163 {why}"]


BASE = "preset: age-of-steam"


@pytest.mark.parametrize(
    ("said", "which"),
    [
        ("modules: [chain], chain: {mode: onward}, delivery: {rounds: until-pass}", "chain and"),
        ("modules: [chain], chain: {mode: transfer}, delivery: {links: {exact: 2}}", "transfer"),
        ("build: {connectivity_check: end-of-build, contiguous: {mode: own}}", "track that hangs"),
        ("build: {connectivity_check: end-of-build, unfinished: {max: 0}}", "no unfinished track"),
        ("delivery: {income: {fixed: 2, per_link: 0}}", "a fixed income"),
        ("delivery: {accepts: lying, when_emptied: closes}", "taking what lies there"),
    ],
)
def test_rules_that_contradict_each_other(said: str, which: str) -> None:
    text = SMALL.replace("{preset: age-of-steam}", f"{{{BASE}, {said}}}")
    (found,) = told(text, "RUL164")
    assert found.startswith(f"RUL164 {which}")


def test_nationalisation_wants_one_owner_for_each_link() -> None:
    layer = "special_links:\n- {id: intercity, owners: 2, cost: [8, 8]}\n"
    (found,) = told(layer, "RUL164")
    assert "special links of several owners" in found


@pytest.mark.parametrize("mode", ["table", "pay-first"])
def test_one_player_needs_no_order(mode: str) -> None:
    text = "players: {min: 1}\n" + rules(f"order: {{mode: {mode}}}, turns: 8")
    (found,) = told(text, "RUL164")
    assert found.startswith("RUL164 one player and")


class TestVariants:
    TWO = """\
own_variants:
  short: {title: Short, changes: {rules: {turns: 2, delivery: {filters: []}}}}
  table:
    title: Table
    players: {max: 3}
    changes:
      rules:
        order: {mode: table, table: {1: [1, 2, 3], 2: [3, 2, 1]}}
        actions: {choice: optional, list: [{id: first-move}, {id: first-build}, {id: engineer}]}
"""

    def test_are_judged_together(self) -> None:
        (found,) = told(self.TWO)
        assert found.startswith("REF101 with table: the table of orders has no turn 3")
        assert told(self.TWO.replace("2: [3, 2, 1]}", "2: [3, 2, 1], 3: [1, 3, 2]}")) != []

    def test_that_exclude_each_other_are_not(self) -> None:
        text = """\
own_variants:
  six: {title: Six, excludes: [few], changes: {players: {max: 6}}}
  few: {title: Few, changes: {rules: {actions: {list: [{id: first-move}, {id: first-build},
    {id: production}, {id: urbanization}, {id: turn-order-pass}]}}}}
"""
        assert told(text) == []
        (found,) = told(text.replace("excludes: [few], ", ""))
        assert found.startswith("REF101 with few and six: in turn 1 6 players must take an action")
