"""Cards of Trains as they are shown: zones, what a click on a card means, and what is asked."""

from random import Random

import pytest

from engine.showing.card_zones import CardSpot, Zone
from engine.showing.player_aid import aid_of
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.game import TrainsGame
from tests.engine.systems.trains import fan_cards
from tests.engine.systems.trains.games import do, game_with, turn

AID = aid_of("trains")
WITHOUT_A_CARD = (
    act.Apply, act.Leave, act.Done, act.ReturnSome, act.Keep, act.Drop, act.Option, act.Pass,
    act.EndTurn,
)  # fmt: skip
"""What is answered by a button."""


def zones(game: TrainsGame, seat: int | None = 0) -> dict[str, Zone]:
    return {zone.name: zone for zone in AID.zones(game, seat)}


def shown(game: TrainsGame, zone: str, seat: int | None = 0) -> dict[str, int]:
    found = zones(game, seat).get(zone)
    return {} if found is None else {one.card: one.number for one in found.cards}


def spots(game: TrainsGame, text: str) -> list[str]:
    found = AID.cards(game, game.read(text))
    return [f"{one.zone} {one.card}" for one in found]


def test_own_cards_are_seen_and_those_of_others_are_not() -> None:
    game = game_with(turn(["waste", "waste", "tunnel"], discard=["viaduct"], deck=["garage"]))
    assert shown(game, "hand") == {"waste": 2, "tunnel": 1}
    assert shown(game, "discard") == {"viaduct": 1}
    assert (zones(game)["deck"].closed, zones(game)["deck"].cards) == (1, ())
    assert shown(game, "hand", 1) == {"normal-train": 5} or "tunnel" not in shown(game, "hand", 1)
    assert not {"hand", "deck", "discard"} & set(zones(game, None))


def test_the_play_area_tells_copies_and_what_lasts_apart() -> None:
    game = game_with(turn(["tunnel", "stationmaster-office"], coin=9, play=[{"card": "ironworks"}]))
    do(game, "play stationmaster-office", "apply", "choose ironworks")
    cards = {one.card: one.note for one in zones(game)["play"].cards}
    assert cards["stationmaster-office"] == "does what Ironworks does, lasts"
    do(game, "play tunnel")
    assert zones(game)["play"].note == "11 coin"


def test_a_rail_says_what_it_costs_and_a_full_purse_is_needed() -> None:
    game = game_with(turn(["rail-laying"], coin=5))
    do(game, "play rail-laying")
    assert AID.asks(game) == "Rail laying: apply it, all of it, or leave it?"
    do(game, "apply")
    assert AID.asks(game) == "Rail laying: choose a hex for a rail"
    titles = [AID.title(game, one) for one in game.actions()]
    assert any(title.endswith((" coin", ", free")) for title in titles)


@pytest.mark.parametrize(
    ("hand", "texts", "choice", "where"),
    [
        (["garage", "waste", "waste"], ["play garage", "apply"], "discard waste", "hand waste"),
        (["command-central"], ["play command-central", "apply"], "name waste", "supply waste"),
        (
            ["command-central"],
            ["play command-central", "apply"],
            "name normal-train",
            "others normal-train",
        ),
        (["wagon-factory", "normal-train"], ["play wagon-factory", "apply"],
         "choose normal-train", "hand normal-train"),
        (["pulling"], ["play pulling", "apply"], "choose express-train", "discard express-train"),
    ],
)  # fmt: skip
def test_a_choice_is_a_click_on_its_card(
    hand: list[str], texts: list[str], choice: str, where: str
) -> None:
    game = game_with(turn(hand, discard=["express-train"], deck=["waste"] * 4))
    do(game, *texts)
    assert spots(game, choice) == [where]
    assert AID.asks(game)
    zone, card = where.split()
    assert str(AID.with_card(game, CardSpot(zone, card))) == choice


def test_cards_that_are_put_back_are_called_by_their_names() -> None:
    deck = ["waste", "tunnel", "viaduct", "garage"]
    game = game_with(turn(["information-central"], deck=deck))
    do(game, "play information-central", "apply", "choose none")
    assert spots(game, "put 1") == ["aside garage"] or spots(game, "put 1") == ["aside waste"]
    assert set(shown(game, "aside")) == set(deck)
    assert "The last one lies on top" in AID.asks(game)


def test_points_are_told_by_their_parts() -> None:
    game = game_with(turn(["building", "skyscraper"], points=3))
    for seat in range(2):
        parts = AID.reckoning(game, seat)
        assert [one.word for one in parts] == ["track", "cities", "remote", "cards"]
        assert sum(int(one.value or 0) for one in parts) == game.scores()[seat]
    assert [AID.reckoning(game, 0)[n].value for n in (0, 3)] == [3, 5]


def test_why_a_hex_or_a_card_is_not_to_be_had_is_said() -> None:
    game = game_with(turn(["rail-laying"], coin=2))
    refusal = game.why_not(AID.with_card(game, CardSpot("supply", "skyscraper")))
    assert refusal is not None
    assert (refusal.rule, refusal.sentence) == ("TRN-BUY-01", "it costs 8 coin, and there are 2")
    do(game, "play rail-laying")
    own = AID.pieces(game)[0].place
    with pytest.raises(ValueError, match="TRN-RAIL-03"):
        AID.plans_to(game, own)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_cards_somebody_thinks_of_every_choice_has_its_card(seed: int) -> None:
    """Each action is about a card that is shown, about a hex, or it is one for a button."""
    rng = Random(seed)
    cards = fan_cards.cards(rng)
    rules = {**fan_cards.rules(rng), "supply": {"select": {"from": [one["id"] for one in cards]}}}
    game = game_with(seed=seed, rules=rules, cards=cards)
    for _ in range(250):
        seat = game.actor
        if seat is None:
            break
        there = zones(game, seat)
        actions = list(game.actions())
        if game.state.resolving is not None:
            assert AID.asks(game), actions
        for action in actions:
            for spot in AID.cards(game, action):
                assert there[spot.zone].card(spot.card), (action, spot)
            placed = AID.cards(game, action) or AID.where(game, action)
            assert placed or isinstance(action, WITHOUT_A_CARD) or str(action) == "choose none"
        for zone in there.values():
            assert len({one.card for one in zone.cards}) == len(zone.cards)
            for one in zone.cards:
                meant = AID.with_card(game, CardSpot(zone.name, one.card))
                assert meant is None or meant in actions or game.why_not(meant)
        game.play(rng.choice(actions))
    assert game.state.turn > 3
