"""The Circus: chips that travel from city to city and never go to the tray (CRY-VAR-54, -55)."""

import pytest

from engine.protocol import NotPlayable
from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.situations.situation import legal, play, refused
from tests.engine.systems.crayon.situations.valley import (
    DEMANDS,
    WEST_TO_TOWN,
    WRECK,
    Valley,
    seat,
    seats,
)

HOME = "circus: {home: mill}"


def rules(more: str = "") -> str:
    return f"circus: {{home: mill{more}}}"


def places(game: CrayonGame) -> list[str]:
    """Where the Circus lies."""
    return [one.city for one in game.state.lying if one.good == "circus"]


@pytest.mark.rule("CRY-VAR-54")
def test_two_chips_begin_in_its_home() -> None:
    game = Valley("circus", HOME).game()
    assert places(game) == ["mill", "mill"]
    assert game.state.tray["circus"] == 0


@pytest.mark.rule("CRY-VAR-54")
def test_without_the_variation_there_is_no_circus() -> None:
    game = Valley("", HOME).game()
    assert game.state.lying == ()
    assert "circus" not in game.state.tray
    assert [demand.good for demand in game.table.cards["10"].demands] == ["coal"] * 3


@pytest.mark.rule("CRY-VAR-54")
def test_the_home_of_the_book_has_to_be_on_the_map() -> None:
    with pytest.raises(NotPlayable, match="tampa"):
        Valley("circus").game()


CARDS = (*DEMANDS[:9], "town coal 7, east tea 8, ford coal 7", *DEMANDS[10:])


@pytest.mark.rule("CRY-VAR-54")
def test_the_lowest_demands_of_every_tenth_card_become_the_circus_for_20() -> None:
    cards = Valley("circus", HOME, demands=CARDS).game().table.cards
    assert [tuple(one) for one in cards["10"].demands] == [
        ("town", "circus", 20),
        ("east", "tea", 8),
        ("ford", "circus", 20),
    ]
    assert [tuple(one) for one in cards["20"].demands] == [
        ("town", "circus", 20),
        ("east", "coal", 60),
        ("ford", "coal", 100),
    ]
    others = (card for name, card in cards.items() if int(name) % 10)
    assert all(demand.good == "coal" for card in others for demand in card.demands)


def in_mill(
    hand: str, carried: str = "", more: str = "", variants: str = "circus", at: str = "5,2"
) -> CrayonGame:
    there = seats(
        seat(20, WEST_TO_TOWN, at, hand=hand, loads=carried), seat(20, "[]", "8,2", hand="1, 2, 3")
    )
    return Valley(variants, HOME, position=f"{there}{more}", demands=CARDS, events=(WRECK,)).game()


@pytest.mark.rule("CRY-VAR-55")
def test_only_who_holds_a_demand_for_it_picks_it_up() -> None:
    game = in_mill("4, 5, 6")
    assert refused(game, "collect circus") == "CRY-VAR-55"
    assert legal(game, "collect") == []
    game = in_mill("10, 5, 6")
    assert legal(game, "collect") == ["collect circus"]
    play(game, "collect circus")
    assert game.state.seats[0].trains[0].loads == ("circus",)
    assert places(game) == ["mill"]


@pytest.mark.rule("CRY-VAR-54")
@pytest.mark.rule("CRY-VAR-55")
def test_delivered_it_pays_20_and_stays_in_the_city_of_delivery() -> None:
    game = in_mill("10, 5, 6")
    play(game, "collect circus", "move 6,2", "move 7,2", "move 8,2", "deliver circus town 20")
    assert game.scores() == (40, 20)
    assert sorted(places(game)) == ["mill", "town"]
    assert game.state.tray["circus"] == 0


@pytest.mark.rule("CRY-VAR-55")
def test_dropped_unpaid_it_stays_where_it_is() -> None:
    game = in_mill("10, 5, 6", carried="circus", at="2,2")
    play(game, "drop circus")
    assert sorted(places(game)) == ["mill", "west"]
    assert game.state.tray["circus"] == 0


@pytest.mark.rule("CRY-VAR-55")
def test_any_other_load_goes_to_the_tray() -> None:
    game = in_mill("10, 5, 6", carried="tea", at="2,2")
    play(game, "drop tea")
    assert game.state.tray["tea"] == 1
    assert sorted(places(game)) == ["mill", "mill"]


@pytest.mark.rule("CRY-VAR-55")
def test_lost_in_a_derailment_it_is_put_in_the_nearest_city() -> None:
    more = ", turn: {seat: 2}, deck: [wreck, 21, 22, 23, 24, 25]"
    game = in_mill("10, 5, 6", carried="circus", at="7,2", more=more)
    play(game, "discard")
    assert game.state.seats[0].trains[0].loads == ()
    assert sorted(places(game)) == ["mill", "town"]


@pytest.mark.rule("CRY-VAR-55")
def test_it_neither_ages_nor_gives_way_to_other_loads() -> None:
    game = in_mill("10, 5, 6", variants="circus, field-warehousing")
    play(game, *("done", "end") * 20)
    assert places(game) == ["mill", "mill"]
    crowded = in_mill("10, 5, 6", carried="tea", variants="circus, honeymoon-drop")
    play(crowded, "drop tea")
    assert [one.good for one in crowded.state.lying] == ["circus", "circus", "tea"]


@pytest.mark.rule("CRY-VAR-55")
def test_a_restart_leaves_it_in_the_nearest_city() -> None:
    game = in_mill("10, 5, 6", carried="circus", at="7,2", variants="circus, restart")
    play(game, "restart", "pass")
    assert sorted(places(game)) == ["mill", "town"]


@pytest.mark.rule("CRY-VAR-55")
def test_a_position_says_where_it_is() -> None:
    game = in_mill("10, 5, 6", more=", lying: [{good: circus, city: ford}]")
    assert sorted(places(game)) == ["ford", "mill"]
    with pytest.raises(NotPlayable, match="more circus than there are chips"):
        in_mill("10, 5, 6", carried="circus, circus", more=", lying: [{good: circus, city: ford}]")


def test_its_numbers_are_the_rules_to_say() -> None:
    said = rules(", good: elephants, chips: 3, every: 7, pays: 33")
    game = Valley("circus", said).game()
    assert [(one.good, one.city) for one in game.state.lying] == [("elephants", "mill")] * 3
    assert tuple(game.table.cards["7"].demands[0]) == ("town", "elephants", 33)
    assert game.table.cards["10"].demands[0].good == "coal"


OVERSEAS = """
links:
- {id: line, name: The Line, port: "10,2", mode: purchase, cost: 6, serves: [isle]}
"""


@pytest.mark.rule("CRY-VAR-55")
def test_overseas_it_waits_for_a_train_at_the_link() -> None:
    cards = (*DEMANDS[:9], "isle coal 7, east tea 8, ford coal 9", *DEMANDS[10:])
    ann = seat(20, "[]", "10,2", hand="10, 20, 5", loads="circus", more="links: [line]")
    waiting = ann.replace('at: "10,2"', 'at: "10,2", waits: true')
    isle = '- {id: isle, name: Isle, kind: medium, xy: "12.0,4.0", overseas: true, supplies: []}\n'
    valley = Valley("circus", HOME, position=seats(waiting), demands=cards, more=OVERSEAS)
    game = with_isle(valley, isle)
    play(game, "ship circus isle 20")
    assert sorted(places(game)) == ["isle", "mill"]
    play(game, "done", "end", "done", "end")
    assert legal(game, "fetch") == ["fetch circus isle"]
    play(game, "fetch circus isle")
    assert places(game) == ["mill"]


def with_isle(valley: Valley, isle: str) -> CrayonGame:
    from tests.engine.systems.crayon.situations.situation import game_on

    return game_on(valley.text().replace("goods:\n", f"{isle}goods:\n", 1))
