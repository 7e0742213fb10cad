"""Made-up Trains scenarios: rooms and numbers, cards of any parts, kits, rules, a position."""

from dataclasses import replace
from random import Random
from typing import Any, ClassVar

from model.collection import Things, freeze
from model.scenario.things import Players
from model.systems.trains.effects.coins import Coin, CoinIfInPlay, CoinPerReturned, IfInPlay
from model.systems.trains.effects.deck import FromDiscard, PeekTop, TakeFromDiscard
from model.systems.trains.effects.effect import ChooseOne, Effect, Optional
from model.systems.trains.effects.exchanging import Copy, Copying, Gain, Gaining, TrashFromHand
from model.systems.trains.effects.hand import Discard, Draw, DrawAsDiscarded, ReturnWaste
from model.systems.trains.effects.lasting import CoinOnPlay, OnPlay, Waive, WhileInPlay
from model.systems.trains.effects.pieces import GainWaste, Points, Rail, Station
from model.systems.trains.things.card import Card, Kit
from model.systems.trains.things.city import TrainsCity
from model.systems.trains.things.part import TrainsPart
from model.systems.trains.things.position import PlayedCard, Position, Resolving, SeatSoFar
from tests.generate.making import Making

RULES: tuple[dict[str, Any], ...] = (
    {"hand": 4},
    {"start": {"first_player": "first-seat"}},
    {"supply": {"select": {"count": 5, "must": ["landfill"]}}},
    {"markers": {"track": 15, "stations": 12}},
    {"costs": {"city": 2, "terrain": {"hills": 1}}},
    {"playing": {"effects": "as-far-as-possible", "late_card": True}},
    {"end": {"empty_piles": 3, "not_counted": ["express-train", "waste"]}},
    {"scoring": {"stations": [0, 1, 3, 6]}},
)
TEXTS: tuple[tuple[Effect, ...], ...] = (
    (),
    (Coin(2), Draw(1)),
    (WhileInPlay(Waive(("city", "river"))), Rail(1), GainWaste(1)),
    (ReturnWaste("any"), CoinPerReturned(1)),
    (Discard("any"), DrawAsDiscarded(1), Points(1)),
    (ChooseOne(((Draw(1),), (Station(1), GainWaste(1)))),),
    (Optional((TrashFromHand("train"), Gain(Gaining(category="train", over_trashed=2)))),),
    (CoinIfInPlay(IfInPlay(card="normal-train")), PeekTop(("discard", "top"))),
    (WhileInPlay(CoinOnPlay(OnPlay(category="rail", coin=2))),),
    (Copy(Copying(from_="hand")),),
    (TakeFromDiscard(FromDiscard(category="action", to="deck")),),
)


class TrainsMaking(Making):
    """One scenario while it is made."""

    PARTS: ClassVar[tuple[str, ...]] = (*Making.PARTS, "cards", "kits", "position")
    VARIANTS: ClassVar[tuple[str, ...]] = ("first-game", "later-edition")
    PLAYERS: ClassVar[Players] = Players(2, 4)

    def map(self) -> dict[str, Any]:
        made, rng = super().map(), self.rng("rooms")
        cities = {key: _city(city, rng) for key, city in made["cities"].items()}
        return {**made, "cities": Things(cities)}

    def part(self, fields: dict[str, Any]) -> TrainsPart:
        cards, kits, position = self.drawn("cards"), self.drawn("kits"), self.drawn("position")
        made = _cards(cards[0]) if cards else Things[Card]()
        return TrainsPart(
            cards=made,
            kits=_kits(kits[0], [*made]) if kits and made else Things(),
            position=_position(position[0], [*made], fields) if position and made else None,
        )

    def rules(self, fields: dict[str, Any]) -> Things[Any]:
        rng = self.rng("rules")
        chosen = rng.sample(RULES, rng.randint(0, 3))
        made: Things[Any] = freeze(
            {"preset": "trains", **{k: v for one in chosen for k, v in one.items()}}
        )
        return made


def _city(city: TrainsCity, rng: Random) -> TrainsCity:
    if city.kind == "remote":
        return replace(city, number=rng.randint(1, 5))
    return replace(city, room=rng.randint(1, 3))


def _cards(rng: Random) -> Things[Card]:
    cards = [
        Card(
            id=f"work-{number}",
            name=rng.choice(("", "Works", "Night shift: late")),
            cost=rng.randint(0, 8),
            value=rng.randint(0, 3),
            categories=rng.choice((("action",), ("train", "action"), ("rail",))),
            points=rng.randint(0, 2),
            count=rng.choice((10, 8)),
            buyable=rng.random() < 0.9,
            effects=rng.choice(TEXTS),
            on_buy=rng.choice(((), (GainWaste(1),), (Coin(1), Draw(1)))),
            text=rng.choice(("", "Mind the gap.")),
        )
        for number in range(1, rng.randint(2, 6))
    ]
    return Things({card.id: card for card in cards})


def _kits(rng: Random, cards: list[str]) -> Things[Kit]:
    some = tuple(rng.sample(cards, rng.randint(1, len(cards))))
    return Things({"works": Kit(id="works", name="Works", about="For an evening.", cards=some)})


def _position(rng: Random, cards: list[str], fields: dict[str, Any]) -> Position:
    """A game in progress; it names what there is, and need not be one that can come about."""
    card, cities = rng.choice(cards), fields["cities"]
    markers = tuple(city.at for city in cities.values())[:2]
    played = PlayedCard(card=card, copies=rng.choice(("", cards[0])), lasts=(f"{card}.0",))
    seat = SeatSoFar(hand=tuple(cards[:2]), play=(played,), markers=markers, seen=1)
    return Position(
        seats=(seat, SeatSoFar(discard=(card,), points=rng.randint(0, 5))),
        turn=rng.randint(1, 40),
        coin=rng.randint(0, 6),
        acted=True,
        stations=Things({rng.choice([*cities]): 1}),
        resolving=rng.choice((None, Resolving(place=1, at=(f"{card}.1",)))),
        shuffles=((card, cards[0]),),
    )


MAKING = TrainsMaking
