"""What a card is worth: the same games with one seat barred from it."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.playtests.balance import Balance
from engine.playtests.barring import things_named
from engine.playtests.playtest import Order, Record, play_here, play_one
from engine.playtests.workers import play_all
from engine.playtests.worth import Worth
from engine.protocol import NotPlayable
from engine.systems.trains import barring
from engine.systems.trains.foresight import plans
from engine.systems.trains.game import TrainsGame
from model.scenario.scenario import Scenario
from tests.engine.systems.trains import fan_cards
from tests.engine.systems.trains.bots.playing import bots_play
from tests.engine.systems.trains.games import do, game_with, offered, scenario_with, turn

GREEDY = ("greedy", "greedy")
GOLDEN = {"id": "golden", "name": "Golden train", "cost": 2, "value": 4, "categories": ["train"]}
SILENT = {"id": "silent", "name": "Silent hall", "cost": 4, "categories": ["action"]}
FAN = [{**one, "count": 10} for one in (GOLDEN, SILENT)]


def fan_kit(*kinds: str) -> Scenario:
    """The inlet with a pile of each of two fan cards and of some others."""
    select = {"count": len(kinds) + 2, "from": ["golden", "silent", *kinds]}
    return scenario_with({"supply": {"select": select}}, cards=FAN)


def tried(order: Order) -> Balance:
    balance = Balance(order)
    for record in play_here(order):
        balance.add(record)
    return balance


def worth(balance: Balance) -> dict[str, Worth]:
    return {one.thing: one for one in balance.worth()}


def barred_from(game: TrainsGame, card: str, seat: int = 0) -> TrainsGame:
    barring.bar(game, seat, card)
    return game


# -- a seat that is barred


def test_a_barred_seat_is_refused_the_card_and_told_why() -> None:
    game = barred_from(game_with(turn([], coin=9)), "skyscraper")
    assert "buy skyscraper" not in offered(game)
    assert "buy building" in offered(game)
    refusal = game.why_not(game.read("buy skyscraper"))
    assert refusal is not None
    assert str(refusal) == "in this game Ann is barred from Skyscraper"


def test_the_others_may_take_it() -> None:
    game = barred_from(game_with(turn([], coin=9)), "skyscraper", seat=1)
    assert "buy skyscraper" in offered(game)


def test_it_does_not_come_through_a_factory_either() -> None:
    supply = {"express-train": 5, "freight-train": 5, "skyscraper": 9, "waste": 70}
    game = game_with(turn(["wagon-factory", "normal-train"], supply=supply))
    do(barred_from(game, "express-train"), "play wagon-factory", "apply", "choose normal-train")
    assert offered(game) == ["choose freight-train"]
    shown = turn(["maintenance-factory", "express-train"], supply=supply)
    game = barred_from(game_with(shown), "express-train")
    do(game, "play maintenance-factory")
    assert "apply" not in offered(game)


def test_copies_and_views_know_of_it() -> None:
    game = barred_from(game_with(turn([], coin=9)), "skyscraper")
    for other in (game.copy(), game.view(0), game.view(1)):
        assert "buy skyscraper" not in offered(other)


@pytest.mark.parametrize("bot", ["greedy", "buying", "random-legal", "look-ahead"])
@pytest.mark.parametrize("number", range(4))
def test_a_barred_seat_never_has_the_card(
    bot: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever cards there are: each that has a pile is taken from one seat in one game."""
    monkeypatch.setattr(plans, "HEATS", ((1, 1),))  # what looking ahead compares, only once
    rng = Random(number)
    cards, rules = fan_cards.cards(rng), fan_cards.rules(rng)
    rules["supply"] = {"select": {"count": 8, "from": [card["id"] for card in cards]}}
    game = game_with(players=2 + number % 3, seed=number, rules=rules, cards=cards)
    begun = set(game.table.starting_deck) | {game.table.waste}
    card = rng.choice([one for one in barring.there(game) if one not in begun])
    seat = number % len(game.names)
    bots_play(barred_from(game, card, seat), *[bot] * len(game.names))
    assert card not in _cards_of(game, seat)


def _cards_of(game: TrainsGame, number: int) -> set[str]:
    seat = game.state.seats[number]
    return {*seat.hand, *seat.deck, *seat.discard, *seat.gained, *(one.card for one in seat.play)}


# -- what can be named


def test_cards_are_named_by_id_or_name_or_all_at_once() -> None:
    scenario = scenario_with()
    assert things_named(scenario, ["Landfill", "tunnel", "landfill"]) == ("landfill", "tunnel")
    found = things_named(scenario, ["all"])
    assert len(found) == 37  # 30 that are chosen from, and 7 that are always there
    assert not {"waste", "normal-train"} & set(found)


def test_with_a_kit_only_its_cards_can_be_named() -> None:
    found = things_named(scenario_with(variants=("holiday-pass",)), ["all"])
    assert len(found) == 15
    with pytest.raises(NotPlayable, match="no card tunnel that a seat can be barred from"):
        things_named(scenario_with(variants=("holiday-pass",)), ["tunnel"])


@pytest.mark.parametrize("name", ["waste", "normal-train", "Tunel"])
def test_what_nobody_can_buy_cannot_be_named(name: str) -> None:
    with pytest.raises(NotPlayable, match=f"there is no card {name}"):
        things_named(scenario_with(), [name])


# -- pairs of games


def test_only_games_with_the_card_count_and_the_free_ones_stay_as_they_are() -> None:
    order = Order(scenario_with(), GREEDY, 8)
    asked = replace(order, bars=("tunnel", "skyscraper"))
    free, both = list(play_here(order)), list(play_here(asked))
    assert [replace(one, without=()) for one in both] == free
    for record in both:
        things = [one.thing for one in record.without]
        assert things == [card for card in asked.bars if record.counts["card games"].get(card)]
    assert 0 < sum(len(one.without) == 2 for one in both) < 8


def test_each_bot_is_barred_at_each_seat() -> None:
    order = Order(scenario_with(), ("greedy", "buying", "greedy"), 9)
    seated = {(order.barred_seat(n), order.seating(n)[order.barred_seat(n)]) for n in range(9)}
    assert len(seated) == 9


def test_a_card_that_nobody_buys_changes_no_game() -> None:
    found = worth(tried(Order(fan_kit("tunnel"), GREEDY, 12, bars=("silent",))))["silent"]
    assert (found.games, found.changed, found.wins.mean, found.scores) == (12, 0, 0.0, None)
    assert found.wins.low < 0 < found.wins.high
    assert not found.is_sure_of_wins


def test_a_card_that_is_too_strong_is_told_with_how_much() -> None:
    """A train of 4 coin for 2: who may not have it loses nearly every game."""
    order = Order(fan_kit("tunnel", "signals"), GREEDY, 40, bars=("golden", "silent", "tunnel"))
    found = worth(tried(order))
    golden = found["golden"]
    assert golden.wins.low > 0.2
    assert golden.scores is not None
    assert golden.scores.low > 5
    assert golden.is_sure_of_wins
    assert golden.is_sure_of_scores
    assert not found["silent"].is_sure_of_wins
    assert next(iter(found)) == "golden"


def test_many_workers_find_what_one_finds() -> None:
    order = Order(fan_kit("tunnel"), GREEDY, 4, bars=("golden", "rail-laying"))
    here, there = Balance(order), Balance(order)
    for balance, workers in ((here, 1), (there, 2)):
        for record in play_all(order, workers):
            balance.add(record)
    assert here.summary() == there.summary()
    assert [one["games"] for one in here.summary()["worth"]] == [4, 4]


def test_games_that_were_given_up_make_no_pair() -> None:
    balance = tried(Order(fan_kit("tunnel"), GREEDY, 2, limit=1, bars=("golden",)))
    assert [one.games for one in balance.worth()] == [0]
    assert balance.summary()["worth"][0]["scores"] is None


def test_what_goes_wrong_says_in_which_game_and_who_was_barred(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: Any) -> Record:
        raise ValueError("a defect")

    order = Order(fan_kit("tunnel"), GREEDY, 1, bars=("golden",))
    first = play_one(replace(order, bars=()), 0)
    assert first.places

    def bars(game: TrainsGame, seat: int, thing: str) -> None:
        monkeypatch.setattr(type(game), "play", broken)

    monkeypatch.setattr(barring, "bar", bars)
    with pytest.raises(ValueError, match="a defect") as caught:
        play_one(order, 0)
    assert "with seat 1 barred from golden" in caught.value.__notes__[0]
