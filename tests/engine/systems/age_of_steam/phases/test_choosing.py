"""Select Actions: which may be taken, for what, and what they do at once."""

import pytest

from engine.systems.age_of_steam.effects.limits import (
    build_limit,
    links_allowed,
    raises_allowed,
    rounds_allowed,
    urbanizations_allowed,
)
from tests.engine.systems.age_of_steam.maps import game, legal, play, refused

SHORT = "phases: [actions, income, expenses, reduction, advance]"
RICH = "start: {cash: 50, income: 10}"


def listed(*actions: str, more: str = "") -> str:
    return f"actions: {{list: [{', '.join(actions)}]{', ' + more if more else ''}}}"


@pytest.mark.rule("AOS-ACTION-01")
def test_each_takes_one_that_nobody_else_has() -> None:
    one = game(3, SHORT)
    base = [
        *("first-move", "first-build", "engineer", "locomotive", "urbanization", "production"),
        "turn-order-pass",
    ]
    assert legal(one) == [f"take {action}" for action in base]
    assert refused(one, "take none") == "AOM-ACTION-05"
    first, second, third = one.state.order
    play(one, "take engineer")
    assert one.actor == second
    assert refused(one, "take engineer") == "AOS-ACTION-01"
    play(one, "take production")
    assert one.state.seats[first].action == "engineer"
    assert one.state.seats[second].action == "production"
    assert one.actor == third


@pytest.mark.rule("AOS-ACTION-01")
@pytest.mark.rule("AOM-GEN-07")
def test_a_choice_can_be_read_until_actions_are_chosen_again() -> None:
    one = game(2, "phases: [shares, actions, income, expenses, reduction, advance]", RICH)
    first, second = one.state.order
    play(one, "issue 0", "issue 0", "take engineer", "take production")
    assert one.state.phase == "shares"
    assert one.state.seats[first].action == "engineer"
    play(one, "issue 0", "issue 0")
    assert one.state.seats[first].action == ""
    assert one.state.seats[second].previous == "production"


@pytest.mark.rule("AOS-ACTION-04")
@pytest.mark.rule("AOS-ACTION-05")
@pytest.mark.rule("AOS-ACTION-06")
@pytest.mark.rule("AOM-ACTION-01")
def test_base_actions_keep_their_effects() -> None:
    one = game(3, SHORT)
    first, second, third = one.state.order
    assert build_limit(one.position, first) == 3
    play(one, "take engineer", "take locomotive")
    assert build_limit(one.position, first) == 4
    assert links_allowed(one.position, second) == 2, "the engine rises at once"
    one.state.seats[third].action = "urbanization"
    assert urbanizations_allowed(one.position, third) == 1
    assert urbanizations_allowed(one.position, first) == 0


@pytest.mark.rule("AOS-ACTION-05")
def test_at_the_top_of_the_ladder_locomotive_does_nothing() -> None:
    one = game(2, SHORT, "start: {engine: 6}")
    first = one.state.order[0]
    play(one, "take locomotive")
    assert links_allowed(one.position, first) == 6


@pytest.mark.rule("AOM-ACTION-01")
def test_effects_replace_and_what_fails_its_when_does_not_exist() -> None:
    one = game(
        2,
        SHORT,
        RICH,
        listed(
            "{id: engineer, effects: [{build_add: 1}]}",
            "{id: late, when: {turn: {from: 2}}}",
            "{id: plain}",
        ),
    )
    first = one.state.order[0]
    assert refused(one, "take late") == "AOM-ACTION-01"
    assert refused(one, "take locomotive") == "AOM-ACTION-01"
    play(one, "take engineer")
    assert build_limit(one.position, first) == 4
    play(one, "take plain")
    assert "take late" in legal(one)


@pytest.mark.rule("AOM-ACTION-02")
@pytest.mark.rule("AOM-ACTION-04")
@pytest.mark.rule("AOM-GEN-03")
def test_effects_on_links_raises_rounds_may_depend_on_the_situation() -> None:
    effects = (
        "{cases: [{when: {turn: 1}, is: [{engine_turn: 2}, {raises: 2}, {moves: 1}]}], else: []}"
    )
    one = game(2, SHORT, RICH, listed(f"{{id: steam, effects: {effects}}}", "{id: b}"))
    first, other = one.state.order
    play(one, "take steam")
    assert (links_allowed(one.position, first), raises_allowed(one.position, first)) == (3, 2)
    assert rounds_allowed(one.position, first) == 1
    assert (links_allowed(one.position, other), raises_allowed(one.position, other)) == (1, 1)
    assert rounds_allowed(one.position, other) is None
    play(one, "take b")
    one.state.seats[first].action = "steam"
    assert links_allowed(one.position, first) == 1, "in turn 2 it does nothing"


@pytest.mark.rule("AOM-ACTION-03")
@pytest.mark.rule("AOM-BUILD-01")
def test_the_limit_of_builds_is_replaced_and_then_added_to() -> None:
    actions = (
        "{id: a, effects: [{build_limit: 2}, {build_add: 1}]}",
        "{id: b, effects: [{build_add: -9}]}",
    )
    one = game(2, SHORT, RICH, listed(*actions), "build: {limit: {turn: true, max: 2}}")
    first, second = one.state.order
    assert build_limit(one.position, first) == 1
    play(one, "take a")
    assert build_limit(one.position, first) == 3
    one.state.seats[second].action = "b"
    assert build_limit(one.position, second) == 0
    one.state.turn, one.state.seats[second].action = 5, ""
    assert build_limit(one.position, second) == 2


@pytest.mark.rule("AOM-ACTION-02")
@pytest.mark.rule("AOM-ACTION-04")
@pytest.mark.rule("INV-AOS-19")
def test_others_pay_as_far_as_they_can() -> None:
    one = game(
        3,
        SHORT,
        "start: {cash: 4, income: 30}",
        listed("{id: a, effects: [{from_others: 3}]}", "{id: b}", "{id: c}"),
    )
    first, second, third = one.state.order
    one.state.seats[third].cash = 1
    play(one, "take a")
    assert [one.state.seats[seat].cash for seat in (first, second, third)] == [8, 1, 0]


@pytest.mark.rule("AOM-ACTION-05")
@pytest.mark.parametrize("choice", ["mandatory", "if-any", "optional"])
def test_whether_one_must_choose(choice: str) -> None:
    one = game(3, SHORT, RICH, listed("{id: a}", "{id: b}", more=f"choice: {choice}"))
    assert (refused(one, "take none") == "") == (choice == "optional")
    play(one, "take a", "take b")
    assert one.state.turn == 2, "who finds nothing goes without"


@pytest.mark.rule("AOM-ACTION-06")
def test_prices_change_and_uses_run_out() -> None:
    actions = (
        "{id: a, price: 4, price_step: -3, uses_per_player: 1}",
        "{id: b, uses_total: 1}",
        "{id: c}",
        "{id: d}",
    )
    one = game(2, SHORT, "start: {cash: 5, income: 10}", listed(*actions))
    first, second = one.state.order
    play(one, "take a", "take b")
    assert one.state.seats[first].cash == 5 - 4 + 10 - 3
    assert refused(one, "take a") == "AOM-ACTION-06"
    assert refused(one, "take b") == "AOM-ACTION-06"
    play(one, "take c")
    before = one.state.seats[second].cash
    play(one, "take a")
    assert one.state.turn == 3
    assert one.state.seats[second].cash == before - 1 + 10 - 3


@pytest.mark.rule("AOM-ACTION-06")
def test_an_action_that_costs_too_much_is_refused() -> None:
    one = game(2, SHORT, listed("{id: a, price: 11}", "{id: b}", "{id: c}"))
    assert refused(one, "take a") == "AOM-ACTION-06"


@pytest.mark.rule("AOM-ACTION-07")
@pytest.mark.parametrize("start", ["a", "b", "random"])
def test_alternating_actions_swap_every_turn(start: str) -> None:
    more = f"availability: [{{alternate: [a, b], start: {start}}}]"
    one = game(2, SHORT, RICH, listed("{id: a}", "{id: b}", "{id: c}", "{id: d}", more=more))
    blocked = [*one.state.blocked]
    assert start in ("random", *blocked)
    assert refused(one, f"take {blocked[0]}") == "AOM-ACTION-07"
    play(one, "take c", "take d")
    blocked += one.state.blocked
    assert sorted(blocked) == ["a", "b"]


@pytest.mark.rule("AOM-ACTION-07")
def test_a_cycle_of_a_player_ends_when_all_have_been_taken() -> None:
    more = "availability: [{cycle: player}]"
    one = game(1, SHORT, RICH, listed("{id: a}", "{id: b}", more=more))
    play(one, "take a")
    assert refused(one, "take a") == "AOM-ACTION-07"
    play(one, "take b")
    assert legal(one) == ["take a", "take b"]


@pytest.mark.rule("AOM-ACTION-07")
def test_a_cycle_of_the_table_is_for_all() -> None:
    more = "availability: [{cycle: table}]"
    one = game(2, SHORT, RICH, listed("{id: a}", "{id: b}", "{id: c}", more=more))
    play(one, "take a", "take b")
    assert legal(one) == ["take c"]
    play(one, "take c")
    assert one.state.turn == 3, "nothing is left for the second"
    assert legal(one) == ["take a", "take b", "take c"]


@pytest.mark.rule("AOM-ACTION-07")
def test_blocks_by_chance_by_walk_and_by_last_choices() -> None:
    actions = [f"{{id: {name}}}" for name in "abcdef"]
    shuffled = game(
        2,
        SHORT,
        listed(*actions, more="availability: [{block: {by: shuffle, count: 2, among: [a, b, c]}}]"),
    )
    assert len(shuffled.state.blocked) == 2
    assert set(shuffled.state.blocked) <= {"a", "b", "c"}
    chances = [one.chance for one in shuffled.opening() if one.chance and one.chance.of == "blocks"]
    assert [one.result for one in chances] == list(shuffled.state.blocked)

    walk = game(
        2, SHORT, RICH, listed(*actions, more="availability: [{block: {by: walk, count: 2}}]")
    )
    dice = [
        int(one.chance.result) for one in walk.opening() if one.chance and one.chance.of == "blocks"
    ]
    first = "abcdef"[dice[0] - 1]
    left = [name for name in ("abcdef" * 3)[dice[0] :] if name != first]
    assert walk.state.blocked == (first, left[dice[1] - 1])
    assert walk.state.marker == "abcdef".index(walk.state.blocked[-1])

    last = game(
        2, SHORT, RICH, listed(*actions, more="availability: [{block: {by: last-choices}}]")
    )
    play(last, "take b", "take e")
    assert set(last.state.blocked) == {"b", "e"}


@pytest.mark.rule("AOM-ACTION-07")
def test_the_last_must_take_what_nobody_has() -> None:
    more = "availability: [{last_must_take: b}]"
    one = game(2, SHORT, RICH, listed("{id: a}", "{id: b}", "{id: c}", more=more))
    play(one, "take a")
    assert legal(one) == ["take b"]
    assert refused(one, "take c") == "AOM-ACTION-07"
    play(one, "take b")
    play(one, "take b")
    assert legal(one) == ["take a", "take c"]


@pytest.mark.rule("AOM-ACTION-07")
@pytest.mark.rule("AOM-ACTION-05")
def test_the_last_must_take_it_also_where_others_may_go_without() -> None:
    more = "choice: optional, availability: [{last_must_take: b}]"
    one = game(2, SHORT, "start: {cash: 1}", listed("{id: a}", "{id: b, price: 1}", more=more))
    play(one, "take none")
    assert legal(one) == ["take b"]
    assert refused(one, "take none") == "AOM-ACTION-07"
    one.state.seats[one.actor or 0].cash = 0
    assert legal(one) == ["take a", "take none"], "who cannot have it need not"


@pytest.mark.rule("AOM-ACTION-08")
def test_money_piles_up_on_what_nobody_takes() -> None:
    one = game(
        2,
        SHORT,
        RICH,
        listed("{id: a}", "{id: b}", "{id: c}", more="pile: {per_player: 2, to: taker}"),
    )
    first = one.state.order[0]
    play(one, "take a", "take b")
    assert one.state.piles == {"c": 4}
    before = one.state.seats[first].cash
    play(one, "take c")
    assert one.state.seats[first].cash == before + 4
    assert one.state.piles == {}


@pytest.mark.rule("AOM-ACTION-08")
def test_a_pile_may_go_to_the_bank() -> None:
    one = game(
        2,
        SHORT,
        "start: {cash: 3, income: 3}",
        listed("{id: a}", "{id: b}", "{id: c}", more="pile: {per_player: 2, to: bank}"),
    )
    play(one, "take a", "take b")
    assert refused(one, "take c") == "AOM-ACTION-08"
    one.state.seats[one.state.order[0]].cash = 4
    assert refused(one, "take c") == ""
    play(one, "take c")
    assert one.state.piles == {}


@pytest.mark.rule("SC-ACTION-01")
@pytest.mark.rule("SC-ACTION-02")
@pytest.mark.rule("SC-TOKEN-01")
def test_southern_china_has_gain_support_and_neither_engineer_nor_locomotive() -> None:
    one = game(3, SHORT, preset="southern-china")
    assert legal(one)[-1] == "take gain-support"
    assert refused(one, "take engineer") == "AOM-ACTION-01"
    assert refused(one, "take locomotive") == "AOM-ACTION-01"
    first = one.state.order[0]
    play(one, "take gain-support")
    assert one.state.seats[first].tokens == {"support": 1}


@pytest.mark.rule("AOM-ACTION-02")
def test_a_supply_of_tokens_runs_out() -> None:
    tokens = "tokens: [{id: coin, supply: 1}]"
    actions = listed(
        *(f"{{id: {name}, effects: [{{gain_token: {{id: coin, count: 1}}}}]}}" for name in "ab")
    )
    one = game(2, SHORT, RICH, tokens, actions)
    first, second = one.state.order
    play(one, "take a")
    assert one.state.tokens == {}
    play(one, "take b")
    assert (one.state.seats[first].tokens, one.state.seats[second].tokens) == ({"coin": 1}, {})
