"""What a delivery earns, and what becomes of cubes that are kept."""

from typing import Any

import pytest

from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.goods.fate import set_in
from model.systems.age_of_steam.goods.income import earnings
from model.systems.age_of_steam.goods.mover import Mover
from model.systems.age_of_steam.goods.shipments import Shipment
from model.systems.age_of_steam.rules.module_rules import Teleportation
from model.systems.age_of_steam.rules.money_rules import Sets
from tests.model.systems.age_of_steam.goods.small_networks import (
    NOW,
    a_spot,
    delivery_rules,
    link,
)


def earned(
    links: list[str],
    mover: int = 0,
    situation: Situation = NOW,
    **income: Any,
) -> tuple[dict[int, int], dict[int, int]]:
    """Income and cash by seat, for a red cube over these links."""
    stops = tuple(text.split("-")[1].split()[0] for text in links)
    shipment = Shipment("red", "ash", stops, tuple(link(text) for text in links))
    found = earnings(
        shipment,
        delivery_rules(income=income).delivery.income,
        Mover(mover, 6),
        situation._replace(colour="red", end=a_spot(shipment.end, tags="port")),
    )
    return {k: v for k, v in found.income.items() if v}, {k: v for k, v in found.cash.items() if v}


WAY = ["ash-elm 0", "elm-fir 1", "fir-oak 1"]


@pytest.mark.rule("AOS-GOODS-08")
@pytest.mark.rule("INV-AOS-18")
def test_each_link_adds_one_to_the_income_of_its_owner() -> None:
    assert earned(WAY) == ({0: 1, 1: 2}, {})
    assert earned(WAY, mover=2) == ({0: 1, 1: 2}, {})


@pytest.mark.rule("AOS-GOODS-08")
@pytest.mark.rule("SC-NAT-08")
def test_unowned_and_nationalised_links_pay_nobody() -> None:
    assert earned(["ash-elm nobody", "elm-oak state"]) == ({}, {})


@pytest.mark.rule("AOM-DELIVERY-06")
@pytest.mark.rule("INV-AOS-18")
def test_a_link_may_pay_otherwise_or_nothing() -> None:
    by_colour = {"cases": [{"when": {"colour": "red"}, "is": 0}], "else": 1}
    assert earned(WAY, per_link=by_colour) == ({}, {})
    assert earned(WAY, per_link=2) == ({0: 2, 1: 4}, {})


@pytest.mark.rule("AOM-DELIVERY-06")
def test_a_fixed_income_goes_to_the_mover_and_links_pay_nothing() -> None:
    assert earned(WAY, mover=2, fixed=3) == ({2: 3}, {})


@pytest.mark.rule("AOM-DELIVERY-06")
def test_all_matching_bonuses_follow() -> None:
    bonuses = [
        {"when": {"turn": "odd"}, "to": "last-link-owner", "income": 1},
        {"when": {"to": {"tag": "port"}, "colour": "red"}, "to": "mover", "cash": 2},
        {"when": {"colour": "blue"}, "to": "mover", "income": 9},
        {"to": "owners", "income": -1},
    ]
    assert earned(WAY, mover=2, bonuses=bonuses) == ({1: 2}, {2: 2})
    assert earned(WAY, 2, Situation(turn=2), bonuses=bonuses) == ({1: 1}, {2: 2})


@pytest.mark.rule("AOM-DELIVERY-06")
def test_an_unowned_last_link_gives_nothing() -> None:
    bonus = [{"to": "last-link-owner", "income": 5}]
    assert earned(["ash-elm 0", "elm-oak nobody"], bonuses=bonus) == ({0: 1}, {})


@pytest.mark.rule("AOM-ACTION-12")
def test_passing_is_paid_from_cash() -> None:
    shipment = Shipment("red", "ash", ("oak", "yew"), (link("ash-oak 0"), link("oak-yew 0")), 1)
    found = earnings(shipment, delivery_rules().delivery.income, Mover(0, 6, 5, (2,)), Situation())
    assert (found.income[0], found.cash[0]) == (2, -2)


@pytest.mark.rule("AOM-TELEPORT-02")
def test_a_hop_pays_its_mover_and_is_not_the_last_link() -> None:
    hop = Teleportation(id="barge", mode="hop", income=2)
    shipment = Shipment("red", "ash", ("elm", "oak"), (link("ash-elm 1"), hop))
    bonus = delivery_rules(
        income={"bonuses": [{"to": "last-link-owner", "income": 5}]}
    ).delivery.income
    found = earnings(shipment, bonus, Mover(0, 6), Situation())
    assert dict(found.income) == {0: 2, 1: 6}


@pytest.mark.rule("AOM-DELIVERY-07")
@pytest.mark.rule("INV-AOM-06")
def test_a_set_is_complete_with_so_many_colours() -> None:
    three = Sets(size=3, income=4, then="bag")
    assert set_in({"red": 3, "blue": 1}, three) == ()
    assert set_in({"red": 3, "blue": 1, "black": 1}, three) == ("black", "blue", "red")
    assert set_in({"red": 1}, None) == ()
