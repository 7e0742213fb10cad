"""Roles: chosen before the first turn, for the whole game."""

import pytest

from engine.protocol import NotPlayable
from engine.systems.age_of_steam.effects.held import every
from engine.systems.age_of_steam.effects.limits import build_limit, urbanizations_allowed
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from model.systems.age_of_steam.rules.effects import Production
from tests.engine.systems.age_of_steam.maps import game, legal, play, refused

SHORT = "phases: [order, actions, income, expenses, reduction, advance]"
LIST = """[{id: crown, forbid_actions: [engineer], build_add: 1, start: {cash: 3, engine: 2}},
  {id: guild, build_limit: 2, pay: {first: half-down}, grants: [production]},
  {id: yeomen, grants: [urbanization]}]"""


def roles(choose: str, *rules: str, more: str = "") -> AgeOfSteamGame:
    said = f"roles: {{choose: {choose}, list: {LIST}{more}}}", "modules: [roles]"
    return game(3, SHORT, "start: {income: 10}", *said, *rules)


@pytest.mark.rule("AOM-ROLE-01")
@pytest.mark.rule("AOM-ROLE-02")
@pytest.mark.rule("INV-AOM-09")
def test_each_chooses_and_the_last_gets_what_is_left() -> None:
    one = roles("each", more=", reorder: false")
    first, second, third = one.state.order
    assert legal(one) == ["role crown", "role guild", "role yeomen", "role random"]
    play(one, "role guild")
    assert refused(one, "role guild") == "AOM-ROLE-02"
    assert refused(one, "role baron") == "AOM-ROLE-01"
    play(one, "role crown")
    assert [one.state.seats[seat].role for seat in (first, second, third)] == [
        "guild",
        "crown",
        "yeomen",
    ]
    assert one.state.phase == "order"
    assert one.state.order == (first, second, third)
    assert (one.state.seats[second].cash, one.state.seats[second].rung) == (3, 1)
    with pytest.raises(NotPlayable, match="roles"):
        game(2, SHORT, f"roles: {{choose: each, list: {LIST}}}", "modules: [roles]")


@pytest.mark.rule("AOM-ROLE-02")
def test_the_rest_or_all_may_be_left_to_chance_and_the_order_be_drawn_anew() -> None:
    one = roles("first")
    happened = play(one, "role random")
    assert {seat.role for seat in one.state.seats} == {"crown", "guild", "yeomen"}
    assert [event.chance.of for event in happened if event.chance] == ["roles", "roles", "order"]
    drawn = roles("random")
    assert {seat.role for seat in drawn.state.seats} == {"crown", "guild", "yeomen"}
    assert drawn.state.phase == "order"


@pytest.mark.rule("AOM-ROLE-03")
@pytest.mark.rule("AOM-ROLE-04")
@pytest.mark.rule("AOM-ACTION-03")
def test_what_a_role_forbids_pays_and_grants() -> None:
    one = roles("each", more=", reorder: false")
    first, second, third = one.state.order
    play(one, "role guild", "role crown")
    assert build_limit(one.position, first) == 2
    assert build_limit(one.position, second) == 4
    play(one, "bid 3", "pass")
    assert one.state.seats[first].cash == 10 - 1, "half, rounded down"
    assert "take production" not in legal(one)
    assert refused(one, "take production") == "AOM-ROLE-04"
    assert every(one.position, first, Production)
    assert urbanizations_allowed(one.position, third) == 1
    play(one, "take locomotive", "take first-move")
    assert one.actor == second
    assert refused(one, "take engineer") == "AOM-ROLE-03"


@pytest.mark.rule("AOM-ROLE-03")
@pytest.mark.rule("AOM-GEN-04")
def test_a_role_is_a_selector() -> None:
    limit = "build: {limit: {cases: [{when: {role: yeomen}, is: 7}], else: 3}}"
    one = roles("each", limit, more=", reorder: false")
    play(one, "role guild", "role crown")
    limits = {seat.role: build_limit(one.position, n) for n, seat in enumerate(one.state.seats)}
    assert limits == {"guild": 2, "crown": 4, "yeomen": 7}
