"""The list of actions: whether there are enough, and whether they do anything."""

import pytest

from tests.validator.examples import examined
from tests.validator.systems.age_of_steam.checks.told import SMALL, rules, told
from validator.finding import ERROR, WARNING

OTHERS = "{id: first-move}, {id: first-build}, {id: urbanization}, {id: turn-order-pass}"
SWAPPED = "{alternate: [first-move, first-build], start: random}"
SUPPORT = "{id: gain-support, effects: [{gain_token: {id: support}}]}"


def listed(*actions: str) -> str:
    return rules(f"actions: {{list: [{', '.join((OTHERS, *actions))}]}}")


class TestEnough:
    @pytest.mark.parametrize(
        ("availability", "number"),
        [
            ("{block: {by: last-choices}}", "2"),
            ("{cycle: table}", "2"),
            ("{block: {by: walk, count: 2}}", "4"),
            (f"{SWAPPED}, {{block: {{by: shuffle, count: 1}}}}", "4"),
        ],
    )
    def test_are_open_in_every_turn(self, availability: str, number: str) -> None:
        (said,) = told(rules(f"actions: {{availability: [{availability}]}}"), "RUL140")
        assert f"only {number}" in said

    def test_are_not_asked_for_where_nobody_must_choose(self) -> None:
        assert told(rules("actions: {choice: optional, availability: [{cycle: table}]}")) == []

    def test_block_only_in_some_turns(self) -> None:
        later = "{block: {by: shuffle, count: 4}, when: {turn: 12}}"
        assert told(rules(f"actions: {{availability: [{later}]}}"), "RUL140") == []

    def test_exist_only_in_some_turns(self) -> None:
        late = "{id: production, when: {turn: {from: 2}}}"
        (said,) = told(listed(late), "RUL140")
        assert said == ("RUL140 in turn 1 5 players must take an action, and only 4 are open")


class TestNames:
    @pytest.mark.parametrize(
        "said",
        [
            "actions: {availability: [{alternate: [first-move, enginer], start: random}]}",
            "actions: {availability: [{block: {by: shuffle, count: 1, among: [enginer]}}]}",
            "actions: {choice: optional, availability: [{last_must_take: enginer}]}",
        ],
    )
    def test_are_those_of_the_list(self, said: str) -> None:
        assert told(rules(said), "RUL141") == ["RUL141 the list of actions has no enginer"]

    def test_of_roles_are_those_of_the_list(self) -> None:
        some = "{id: a, grants: [enginer]}, {id: b, forbid_actions: [mayor]}, {id: c}"
        said = f"modules: [nationalisation, roles], roles: {{choose: each, list: [{some}]}}"
        found = told("players: {max: 3}\n" + rules(said), "RUL141")
        assert len(found) == 2

    def test_of_what_must_be_taken_may_be_blocked_in_other_games(self) -> None:
        some = "{last_must_take: production, when: {players: 3}}"
        block = "{block: {by: shuffle, count: 1}, when: {players: 4}}"
        assert told(rules(f"actions: {{availability: [{some}, {block}]}}")) == []


class TestEffects:
    def test_lift_filters_that_there_are(self) -> None:
        effects = "{id: permit, effects: [{lifts: [free-port-close, free-port-links]}]}"
        assert told(listed(SUPPORT, effects), "RUL145") == [
            "RUL145 there is no filter free-port-close"
        ]

    def test_name_tokens_and_teleports_that_there_are(self) -> None:
        effects = "{id: permit, effects: [{gain_token: {id: gold}}, {teleport: barge}]}"
        assert told(listed(SUPPORT, effects), "RUL145") == [
            "RUL145 there is no teleport barge",
            "RUL145 there is no token gold",
        ]

    def test_may_be_none_only_by_mistake(self) -> None:
        found = told(listed(SUPPORT, "{id: rest, effects: []}"), "RUL143")
        assert found == ["RUL143 rest does nothing"]

    def test_that_urbanize_need_towns(self) -> None:
        layer = SMALL.replace("kind: town", "kind: city, colours: [red], slots: [dark-2]")
        assert told(layer, "RUL146") == ["RUL146 Urbanization urbanizes, and there is no town"]


class TestProduction:
    def test_without_the_phase_is_an_error(self) -> None:
        phases = "[shares, order, actions, build, move, income, expenses, reduction, advance]"
        (found,) = examined(rules(f"phases: {phases}"), "age-of-steam")
        assert (found.finding.code, found.finding.severity) == ("RUL147", ERROR)
        (found,) = examined(rules("growth: {enabled: false}"), "age-of-steam")
        assert (found.finding.code, found.finding.severity) == ("RUL147", WARNING)

    def test_may_happen_when_it_is_chosen(self) -> None:
        one = "{id: production, effects: [{production: {when: choosing, to: city}}]}"
        layer = listed(SUPPORT, one).replace("rules: {", "rules: {growth: {enabled: false}, ")
        assert told(layer) == []

    def test_needs_columns_to_put_cubes_on(self) -> None:
        layer = "display: {printed: 0, new_city: 0, fill: {printed: 0, new_city: 0}}\n"
        assert told(layer, "RUL148") == [
            "RUL148 Production puts cubes on the display, which has no column"
        ]
