"""What a pointer means where loads are handled: the train's own place, and cities overseas."""

from typing import Any

import pytest

from engine.showing.plans import CannotPlan
from engine.showing.player_aid import aid_of
from engine.systems.crayon.game.game import CrayonGame
from model.notation import Cell
from model.pieces.places import Place
from tests.engine.systems.crayon.situations.coast import LAND, coast, line, seat
from tests.engine.systems.crayon.situations.running import pass_turns, run
from tests.engine.systems.crayon.situations.situation import legal, play

AID = aid_of("crayon")
FORMOSA, GULEI = Cell(24, 1), Cell(25, 2)


def at_the_port() -> CrayonGame:
    """Ann has taken silk to the port of the Far Link, and has waited there."""
    game = coast(
        seat("7,1", hand=["1"], track=line(7, 14), links=["far-link"]),
        seat(),
        preset="china-rails",
    )
    play(game, "load silk")
    run(game, 14)
    pass_turns(game, 2)
    return game


def places(game: CrayonGame, group: str) -> dict[str, tuple[Place, ...]]:
    """Where on the map the actions of a group are."""
    found = {str(one): AID.where(game, one) for one in game.actions() if group == one.GROUP}
    return {text: where.places for text, where in found.items() if where is not None}


def test_loads_are_handled_where_the_train_stands() -> None:
    game = coast(seat("7,1", "tea", hand=["1"]), seat())
    here = (Cell(7, 1),)
    assert places(game, "load") == {"load coal": here, "load silk": here}
    assert places(game, "deliver") == {"deliver tea brig 10": here}
    assert places(game, "drop") == {}, "a click should not throw anything away"


def test_what_a_link_can_do_is_done_in_the_city_overseas() -> None:
    game = at_the_port()
    assert places(game, "deliver") == {"ship silk formosa 15": (FORMOSA,)}
    fetched = {"fetch fish formosa", "fetch imports formosa", "fetch imports gulei"}
    assert set(legal(game, "fetch")) == fetched
    assert places(game, "load")["fetch imports gulei"] == (GULEI,)


def test_a_city_overseas_has_its_name_and_says_how_it_is_reached() -> None:
    game = coast(seat("7,1"), seat())
    assert AID.place_name(game, GULEI) == "Gulei"
    with pytest.raises(CannotPlan) as said:
        AID.plans_to(game, FORMOSA)
    sentence = "no track goes overseas: containers go to Formosa from Dover (18,2) or 14,1"
    assert said.value.refusal == ("CRY-CONT-01", sentence)
    with pytest.raises(CannotPlan, match="no milepost here"):
        AID.plans_to(game, Cell(30, 2))
    assert AID.place_name(game, Cell(30, 2)) == ""


def test_a_city_overseas_without_a_link_says_so() -> None:
    game = coast(seat("7,1"), seat(), land={"links": []})
    with pytest.raises(CannotPlan, match="no container link leads to Gulei"):
        AID.plans_to(game, GULEI)


def test_who_wants_and_who_has_a_good_is_shown_overseas_too() -> None:
    game = coast(seat("7,1", hand=["1", "3"]), seat())
    lines = {(one.text, one.icon): one for c in AID.seat(game, 0).cards for one in c.lines}
    assert lines["silk to Formosa", "silk"].goals == (FORMOSA,)
    assert set(lines["imports to Alba", "imports"].sources) == {FORMOSA, GULEI}


def test_a_train_at_the_rim_of_a_major_city_handles_its_loads_in_the_middle_too() -> None:
    game = coast(seat("17,1", "coal", hand=["2"]), seat())
    assert places(game, "deliver") == {"deliver coal dover 20": (Cell(17, 1), Cell(18, 1))}


def test_a_train_at_the_port_is_told_what_keeps_it() -> None:
    game = coast(
        seat("14,1", "silk", hand=["1"], track=line(7, 14), links=["far-link"]),
        seat(),
    )
    with pytest.raises(CannotPlan) as said:
        AID.plans_to(game, FORMOSA)
    assert said.value.refusal.rule == "CRY-CONT-07"
    play(game, "done")
    with pytest.raises(CannotPlan) as said:
        AID.plans_to(game, FORMOSA)
    assert said.value.refusal.rule == "CRY-CONT-01", "nothing is shipped while one builds"


def cities(**changed: dict[str, Any]) -> dict[str, Any]:
    """The coast with other entries in some of its cities; None takes one away."""
    said = [{**city, **changed.get(city["id"], {})} for city in LAND["cities"]]
    return {"cities": [{k: v for k, v in city.items() if v is not None} for city in said]}


def test_a_city_overseas_with_a_cell_of_its_own_is_there() -> None:
    land = cities(formosa={"at": "20,0"})
    land["board"] = {**LAND["board"], "terrain": "." * 20 + "_...\n" + "\n".join(["." * 24] * 2)}
    game = coast(seat("7,1"), seat(), land=land)
    assert AID.place_name(game, Cell(20, 0)) == "Formosa"
    assert AID.place_name(game, FORMOSA) == ""


def test_of_two_cities_overseas_in_one_cell_the_one_with_a_link_speaks() -> None:
    links = [{**LAND["links"][1], "serves": ["gulei"]}]
    land = {**cities(gulei={"xy": "24.6,1.0"}), "links": links}
    game = coast(seat("7,1"), seat(), land=land)
    with pytest.raises(CannotPlan, match="containers go to Gulei from 14,1"):
        AID.plans_to(game, FORMOSA)


def test_a_city_overseas_that_is_not_drawn_has_no_place() -> None:
    game = coast(seat("7,1", hand=["1"]), seat(), land=cities(formosa={"xy": None}))
    (card, *_) = AID.seat(game, 0).cards
    assert [one.goals for one in card.lines if one.text.endswith("to Formosa")] == [()]
