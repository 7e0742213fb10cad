"""Goods that cross the sea: cities without a link, ferries and links too small for everybody."""

import pytest

from tests.validator.examples import messages, told
from validator.finding import ERROR, WARNING

ISLE = """
rules: {declared: {cities: null}}
players: {max: 4}
board: {paint: {"6,12": clear, "7,12": clear, "8,12": clear}}
cities:
- {id: isle, name: Isle, kind: small, at: "7,12"%s}
demands:
  1: [isle wine 12, belogor wine 13, kestrel-bay tea 16]
ferries:
- {id: isle-ferry, name: Isle Ferry, ports: "4,12 6,12", cost: 4, max_players: %s}
"""


@pytest.mark.rule("VAL-CRY-41")
def test_a_city_overseas_on_cards_needs_a_link() -> None:
    (found,) = told("links:\n- {id: koralia-line, serves: []}\n")
    assert (found.code, found.severity) == ("ECO006", ERROR)
    assert found.message == (
        "no link serves Koralia, and 7 demands are to be met there and tea can be had nowhere else"
    )


@pytest.mark.rule("VAL-CRY-41")
def test_a_good_that_can_be_had_on_land_needs_no_link() -> None:
    layer = "links:\n- {id: koralia-line, serves: []}\ncities:\n- {id: belogor, supplies: [tea]}\n"
    found = [f for f in told(layer) if f.code == "ECO006"]
    assert [f.message for f in found] == [
        "no link serves Koralia, and 7 demands are to be met there"
    ]


@pytest.mark.rule("VAL-CRY-51")
def test_a_link_with_little_room_shuts_players_out() -> None:
    found = told("links:\n- {id: koralia-line, max_players: 3}\n")
    assert {(f.code, f.severity) for f in found} == {("ECO007", WARNING)}
    # Tea comes from overseas alone; what Koralia asks for has to go there.
    assert {f.route for f in found} == {("goods", "tea"), ("cities", "koralia")}
    wide = "ferries:\n- {id: gannet-ferry, max_players: null}\n"
    only = messages(f"{wide}links:\n- {{id: koralia-line, max_players: 3}}\n")
    room = "only over Koralia Line, which has room for 3 of 4 players"
    assert f"ECO007 tea comes to the cities that ask for it {room}" in only
    assert messages("links:\n- {id: koralia-line, max_players: 4}\n") == []


@pytest.mark.rule("VAL-CRY-51")
def test_an_island_behind_a_small_ferry_is_told_and_one_behind_a_large_one_is_not() -> None:
    (found,) = [f for f in told(ISLE % (", supplies: [machines]", 2)) if f.code == "ECO007"]
    assert found.message == (
        "wine can come to Isle only over ferries and links without room for all 4 players"
    )
    assert {also.route[1] for also in found.also} == {"isle-ferry", "gannet-ferry"}
    assert "ECO007" not in {f.code for f in told(ISLE % (", supplies: [machines]", 4))}
    # With a supply on the island nobody needs the ferry for the card.
    assert "ECO007" not in {f.code for f in told(ISLE % (", supplies: [wine]", 2))}
