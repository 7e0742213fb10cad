"""Every invariant is seen when it is broken, and none is broken in games that are played."""

from random import Random
from typing import Any

import pytest

from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.invariants.one_state import broken
from engine.systems.crayon.state.track import Priority
from tests.engine.policies import purposeful
from tests.engine.systems.crayon.invariants.over_time import Watcher
from tests.engine.systems.crayon.set_ups import PRESETS, SetUp, compatible
from tests.engine.systems.crayon.situations.middle_game import (
    Tampering,
    into_play,
    middle,
    rules_of,
)
from tests.engine.systems.crayon.situations.situation import game_on

DEAD_END = """
    board: {kind: mileposts, size: [3, 1], legend: {".": clear}, terrain: "..."}
    cities:
    - {id: aston, name: Aston, kind: major, at: "0,0", members: "0,0", supplies: [coal]}
    - {id: far, name: Far, kind: small, at: "2,0"}
    goods: [{id: coal, chips: 3}]
    demands: {1: [far coal 10]}
"""


def seen_after(tamper: Tampering) -> set[str]:
    game = middle()
    assert broken(game) == []
    tamper(game)
    return rules_of(broken(game))


@pytest.mark.rule("INV-CRY-01")
def test_money_from_nowhere_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        game.state.seats[1].cash += 3

    assert seen_after(tamper) == {"INV-CRY-01"}


@pytest.mark.rule("INV-CRY-02")
def test_cash_below_zero_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        game.position.pay_bank(0, game.state.seats[0].cash + 1)
        game.state.seats[0].for_building = game.state.seats[0].for_rent = 0

    assert seen_after(tamper) == {"INV-CRY-02"}


@pytest.mark.rule("INV-CRY-02")
def test_more_borrowed_money_than_cash_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        game.state.seats[0].for_rent = game.state.seats[0].cash + 1

    assert seen_after(tamper) == {"INV-CRY-02"}


@pytest.mark.rule("INV-CRY-03")
@pytest.mark.parametrize("amount", [-1, 1])
def test_a_chip_too_many_or_too_few_is_seen(amount: int) -> None:
    def tamper(game: CrayonGame) -> None:
        game.state.tray["coal"] += amount

    assert seen_after(tamper) == {"INV-CRY-03"}


@pytest.mark.rule("INV-CRY-04")
def test_a_train_with_too_many_loads_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        for good in ("coal", "fish", "wool", "wine"):
            if game.state.tray[good]:
                game.state.tray[good] -= 1
                game.state.seats[0].trains[0].loads += (good,)

    assert seen_after(tamper) == {"INV-CRY-04"}


@pytest.mark.rule("INV-CRY-05")
def test_a_hand_of_two_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        *hand, card = game.state.seats[2].hand
        game.state.seats[2].hand = tuple(hand)
        game.state.discards.append(card)

    assert seen_after(tamper) == {"INV-CRY-05"}


@pytest.mark.rule("INV-CRY-05")
def test_a_hand_of_two_is_fine_where_no_card_is_left() -> None:
    game = middle()
    state = game.state
    state.out += [*state.deck, *state.discards]
    state.deck, state.discards = [], []
    state.out.append(state.seats[2].hand[-1])
    state.seats[2].hand = state.seats[2].hand[:-1]
    assert broken(game) == []


@pytest.mark.rule("INV-CRY-06")
def test_a_card_in_two_places_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        game.state.out.append(game.state.seats[0].hand[0])

    assert seen_after(tamper) == {"INV-CRY-06"}


@pytest.mark.rule("INV-CRY-07")
def test_a_section_of_nobody_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        edge = next(iter(game.state.track.sections))
        game.state.track.sections[edge] = 7

    assert "INV-CRY-07" in seen_after(tamper)


@pytest.mark.rule("INV-CRY-07")
def test_track_that_was_counted_wrongly_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        touched = game.state.track.touched[0]
        touched[next(iter(touched))] += 1

    assert "INV-CRY-07" in seen_after(tamper)


@pytest.mark.rule("INV-CRY-08")
def test_a_section_where_nothing_can_be_built_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        network = game.table.network
        game.state.track.lay(0, network.edge((1, 1), (9, 9)))

    assert seen_after(tamper) == {"INV-CRY-08"}


@pytest.mark.rule("INV-CRY-08")
def test_a_section_inside_a_major_city_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        city = game.table.places["dunmarrow"]
        inside = game.table.network.red_steps(city.cells[0])[0]
        game.state.track.lay(0, game.table.network.edge(*_cells(game, city.cells[0], inside)))

    assert "INV-CRY-08" in seen_after(tamper)


def _cells(game: CrayonGame, *numbers: int) -> list[Any]:
    return [game.table.cells[number] for number in numbers]


def crowd(game: CrayonGame, city: str, seats: tuple[int, ...]) -> None:
    """Gives each of these seats one more way into a city; who was there is sent away."""
    track, place = game.state.track, game.table.places[city]
    for edge in place.approach:
        if edge in track.sections:
            track.erase(edge)
    for edge, seat in zip(place.approach, seats, strict=False):
        track.lay(seat, edge)


@pytest.mark.rule("INV-CRY-09")
def test_a_third_player_in_a_small_city_is_seen() -> None:
    assert "INV-CRY-09" in seen_after(lambda game: crowd(game, "vinehall", (0, 1, 2)))


@pytest.mark.rule("INV-CRY-09")
def test_a_fourth_section_into_a_medium_city_is_seen() -> None:
    assert "INV-CRY-09" in seen_after(lambda game: crowd(game, "wendmere", (0, 0, 0, 0)))


@pytest.mark.rule("INV-CRY-10")
def test_a_small_city_without_a_way_for_the_second_player_is_seen() -> None:
    ways = len(middle().table.places["vinehall"].approach)
    assert "INV-CRY-10" in seen_after(lambda game: crowd(game, "vinehall", (1,) * ways))


@pytest.mark.rule("INV-CRY-11")
def test_a_major_city_without_a_way_for_everybody_is_seen() -> None:
    ways = len(middle().table.places["larkhaven"].approach)
    found = seen_after(lambda game: crowd(game, "larkhaven", (0,) * (ways - 1)))
    assert found == {"INV-CRY-11"}


@pytest.mark.rule("INV-CRY-11")
def test_a_way_that_the_map_never_had_is_nobodys_fault() -> None:
    game = game_on(DEAD_END, players=3)
    assert len(game.table.places["aston"].approach) == 1
    assert broken(game) == []


@pytest.mark.rule("INV-CRY-12")
def test_a_third_owner_of_a_ferry_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        game.state.track.owners["gannet-ferry"] = (0, 1, 2)

    assert seen_after(tamper) == {"INV-CRY-12"}


@pytest.mark.rule("INV-CRY-12")
def test_a_port_without_a_way_for_the_second_player_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        track = game.state.track
        track.owners["gannet-ferry"] = (0,)
        port = game.table.network.index((11, 12))
        for edge in game.table.ports[port][0].approach:
            if edge in track.sections:
                track.erase(edge)
            track.lay(0, edge)

    assert "INV-CRY-12" in seen_after(tamper)


@pytest.mark.rule("INV-CRY-13")
def test_a_bridge_that_a_flood_has_left_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        into_play(game.state, "spring-flood", 1)
        track = game.state.track
        for edge in game.table.over["wend"] | game.table.over["upper-wend"]:
            if edge in track.sections:
                track.erase(edge)
        assert broken(game) == []
        track.lay(0, min(game.table.over["wend"]))

    assert "INV-CRY-13" in seen_after(tamper)


@pytest.mark.rule("INV-CRY-14")
def test_track_that_a_sand_storm_has_left_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        into_play(game.state, "sand-storm", 1)
        network = game.table.network
        game.state.track.lay(0, network.edge((3, 10), (4, 10)))

    assert "INV-CRY-14" in seen_after(tamper)


@pytest.mark.rule("INV-CRY-15")
@pytest.mark.parametrize(
    "changes",
    [{"spent": 21}, {"from_majors": {0: 2, 1: 1}}, {"upgraded": True, "built": True}],
    ids=["money", "sections out of cities", "track and an upgrade"],
)
def test_a_turn_with_too_much_in_it_is_seen(changes: dict[str, Any]) -> None:
    def tamper(game: CrayonGame) -> None:
        for name, value in changes.items():
            setattr(game.state.turn, name, value)

    assert seen_after(tamper) == {"INV-CRY-15"}


@pytest.mark.rule("INV-CRY-16")
def test_a_train_that_has_run_too_far_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        train = game.state.mover.trains[0]
        train.moved = train.allowance + 1

    assert seen_after(tamper) == {"INV-CRY-16"}


@pytest.mark.rule("INV-CRY-17")
def test_a_train_beside_the_map_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        game.state.seats[1].trains[0].at = game.table.network.width - 1

    assert seen_after(tamper) == {"INV-CRY-17"}


@pytest.mark.rule("INV-CRY-17")
def test_a_train_that_came_from_afar_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        train = game.state.seats[1].trains[0]
        train.came_from = train.at

    assert seen_after(tamper) == {"INV-CRY-17"}


@pytest.mark.rule("INV-CRY-18")
@pytest.mark.parametrize("paid", [((-1, 1), (-1, 1)), ((-1, 0),), ((-1, 5),)])
def test_rent_that_is_paid_twice_or_to_oneself_is_seen(paid: tuple[tuple[int, int], ...]) -> None:
    def tamper(game: CrayonGame) -> None:
        game.state.turn.seat = 0
        game.state.turn.paid = paid

    assert "INV-CRY-18" in seen_after(tamper)


@pytest.mark.rule("INV-CRY-19")
def test_spending_in_a_lost_turn_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        game.state.turn.phase = "lost"
        game.state.turn.built = True

    assert "INV-CRY-19" in seen_after(tamper)


@pytest.mark.rule("INV-CRY-20")
def test_a_player_two_turns_ahead_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        game.state.seats[0].turns += 2

    assert seen_after(tamper) == {"INV-CRY-20"}


@pytest.mark.rule("INV-CRY-21")
def test_a_reservation_on_track_that_stands_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        edge = next(iter(game.state.track.sections))
        game.state.track.reserved[edge] = Priority(0, 1)

    assert seen_after(tamper) == {"INV-CRY-21"}


@pytest.mark.rule("INV-CRY-21")
def test_a_reservation_without_an_end_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        free = min(game.table.over["alder-beck"] - game.state.track.sections.keys())
        game.state.track.reserved[free] = Priority(0, 0)

    assert seen_after(tamper) == {"INV-CRY-21"}


@pytest.mark.rule("INV-CRY-22")
@pytest.mark.parametrize(
    ("event", "turns"), [("snow", None), ("snow", 0), ("congress", None), ("rail-tax", None)]
)
def test_an_event_that_has_no_reason_to_stay_is_seen(event: str, turns: int | None) -> None:
    assert seen_after(lambda game: into_play(game.state, event, turns)) == {"INV-CRY-22"}


@pytest.mark.rule("INV-CRY-22")
def test_an_errand_for_an_event_that_is_over_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        game.state.seats[0].errands = ("congress",)

    assert seen_after(tamper) == {"INV-CRY-22"}


@pytest.mark.rule("INV-CRY-28")
def test_another_requirement_than_the_ties_make_is_seen() -> None:
    def tamper(game: CrayonGame) -> None:
        game.state.win_cash += 20

    assert seen_after(tamper) == {"INV-CRY-28"}


# -- games


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("varied", [False, True], ids=["plain", "with variants"])
def test_nothing_is_broken_in_a_game(preset: str, varied: bool) -> None:
    rng = Random(f"{preset} {varied}")
    variants = compatible(preset, 3, rng, 9) if varied else ()
    game = SetUp(preset=preset, variants=variants, players=3, seed=11).game()
    watcher = Watcher(every=15)
    assert broken(game) == []
    for _ in range(450):
        if game.actor is None:
            break
        before, action = game.copy(), purposeful(game, rng)
        happenings = game.play(action)
        assert [*broken(game), *watcher.saw(before, action, happenings, game)] == [], str(action)
    assert any(seat.turns > 5 for seat in game.state.seats)
