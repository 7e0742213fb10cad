"""The cards that lay rails and build stations, and what they waive."""

from typing import Any

import pytest

from model.notation import Cell
from tests.engine.systems.trains.games import do, game_with, offered, played, refused, seat, turn

AROUND = "2,2 1,1 1,2"
"""Beside these lie two rivers, two mountains, a city, a remote place and fields."""


def rails(card: str, coin: int = 0, **more: Any) -> set[str]:
    """The hexes that a card offers for its rail."""
    game = game_with(turn([card], coin=coin, markers=AROUND, **more))
    do(game, f"play {card}", "apply")
    return {one.split()[1] for one in offered(game)}


FIELDS = {"2,0", "1,3"}
RIVERS = {"3,2", "2,3"}
MOUNTAINS = {"0,1", "1,0", "0,3"}
CITY = {"2,1"}
REMOTE = {"0,2"}


@pytest.mark.rule("TRN-CARD-rail-laying")
def test_rail_laying_lays_a_rail_and_brings_a_waste() -> None:
    game = game_with(turn(["rail-laying"]))
    left = game.state.supply["waste"]
    do(game, "play rail-laying", "apply", "rail 1,2")
    assert Cell(1, 2) in seat(game).markers
    assert (seat(game).gained, game.state.supply["waste"]) == (["waste"], left - 1)
    assert rails("rail-laying") == FIELDS


@pytest.mark.rule("TRN-CARD-station-expansion")
def test_station_expansion_builds_a_station_and_brings_a_waste() -> None:
    game = game_with(turn(["station-expansion"]))
    do(game, "play station-expansion", "apply", "station 4,2")
    assert game.state.stations == {"birch": 1}
    assert seat(game).gained == ["waste"]


@pytest.mark.rule("TRN-CARD-steel-bridge")
def test_steel_bridge_waives_rivers() -> None:
    assert rails("steel-bridge") == FIELDS | RIVERS


@pytest.mark.rule("TRN-CARD-tunnel")
def test_tunnel_waives_mountains() -> None:
    assert rails("tunnel") == FIELDS | MOUNTAINS


@pytest.mark.rule("TRN-CARD-viaduct")
class TestViaduct:
    def test_waives_cities_with_their_stations(self) -> None:
        assert rails("viaduct", stations={"alder": 2}) == FIELDS | CITY

    def test_does_not_waive_remote_places_or_markers_of_others(self) -> None:
        assert "0,2" not in rails("viaduct", coin=2)
        assert rails("viaduct", others={1: {"markers": "2,1"}}) == FIELDS
        game = game_with(turn(["viaduct"], coin=1, others={1: {"markers": "2,1"}}))
        do(game, "play viaduct", "apply", "rail 2,1")
        assert (game.state.coin, seat(game).gained) == (0, ["waste", "waste"])


@pytest.mark.rule("TRN-CARD-collaboration")
class TestCollaboration:
    def test_waives_coin_and_waste_beside_others_but_not_its_own_waste(self) -> None:
        game = game_with(turn(["collaboration"], others={1: {"markers": "1,2"}}))
        do(game, "play collaboration", "apply", "rail 1,2")
        assert (game.state.coin, seat(game).gained) == (0, ["waste"])

    def test_leaves_what_the_hex_costs(self) -> None:
        game = game_with(turn(["collaboration"], coin=2, others={1: {"markers": "2,3"}}))
        do(game, "play collaboration", "apply", "rail 2,3")
        assert game.state.coin == 1


@pytest.mark.rule("TRN-CARD-underground-digging")
class TestUndergroundDigging:
    def test_waives_every_coin_but_that_of_remote_places(self) -> None:
        assert rails("underground-digging", stations={"alder": 2}) == (
            FIELDS | RIVERS | MOUNTAINS | CITY
        )
        assert "0,2" in rails("underground-digging", coin=3)

    def test_still_gains_the_waste_beside_others(self) -> None:
        game = game_with(turn(["underground-digging"], others={1: {"markers": "2,1"}}))
        do(game, "play underground-digging", "apply", "rail 2,1")
        assert (game.state.coin, seat(game).gained) == (0, ["waste", "waste"])

    def test_pays_nothing_for_others_in_a_remote_place(self) -> None:
        others = {1: {"markers": "1,2 0,2"}}
        game = game_with(turn(["underground-digging"], coin=3, markers=AROUND, others=others))
        do(game, "play underground-digging", "apply", "rail 0,2")
        assert game.state.coin == 0


@pytest.mark.rule("TRN-RAIL-11")
@pytest.mark.rule("TRN-OPEN-06")
def test_a_waiver_holds_for_later_rails_too_and_begins_before_the_own() -> None:
    game = game_with(turn(["tunnel", "rail-laying"], markers="1,1"))
    do(game, "play tunnel", "apply", "rail 0,1", "play rail-laying", "apply")
    assert {"rail 1,0", "rail 0,0"} <= set(offered(game))


def test_a_waiver_does_not_begin_where_the_card_was_left() -> None:
    game = game_with(turn(["tunnel", "rail-laying"], markers="1,1"))
    do(game, "play tunnel", "leave", "play rail-laying", "apply")
    assert refused(game, "rail 0,1") == "TRN-RAIL-06"
    assert played(game) == ["tunnel", "rail-laying"]
