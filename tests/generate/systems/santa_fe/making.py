"""Made-up Santa Fe scenarios: lines with arrows and terrain, railroads, cards, a position."""

from dataclasses import replace
from random import Random
from typing import Any, ClassVar

from model.boards.routes import Arrow, Line, RouteBoard
from model.collection import Things, freeze
from model.notation import Path, Point
from model.scenario.things import Players
from model.systems.santa_fe.things.cards import Card, InPlay, Pieces
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.things.position import Position, RouteSoFar, SeatSoFar
from model.systems.santa_fe.things.railroad import BoomMarker, Railroad
from tests.generate.making import Making

RULES: tuple[dict[str, Any], ...] = (
    {"hand": 3},
    {"start": {"money": 7}},
    {"deck": {"copies": {"4": 3}, "piles": 2}},
    {"laying": {"may_pass": True, "home": "beginning"}},
    {"terrain": {"prices": {"mountain": 2, "lake": 1}, "scope": "line-once"}},
    {"bonus": {"city": 3, "bank": 90}},
)
ARROWS: tuple[Arrow | None, ...] = (None, None, "a>b", "b>a")
TERRAIN = ((), ("mountain",), ("river",), ("lake",), ("mountain", "river"))


class SantaFeMaking(Making):
    """One scenario while it is made."""

    PARTS: ClassVar[tuple[str, ...]] = (*Making.PARTS, "arrows", "bends", "cards", "position")
    VARIANTS: ClassVar[tuple[str, ...]] = ("terrain",)
    PLAYERS: ClassVar[Players] = Players(2, 5)

    def map(self) -> dict[str, Any]:
        made, rng = super().map(), self.rng("values")
        cities = {key: self._city(city, rng) for key, city in made["cities"].items()}
        return {**made, "cities": Things(cities)}

    def _city(self, city: SantaFeCity, rng: Random) -> SantaFeCity:
        return replace(
            city,
            value=rng.choice((None, 2, 3, 4, 5, 6, 7)),
            squares=tuple(rng.sample(("gn", "sf"), rng.randint(0, 2))),
            cards=rng.choice((None, None, 3)),
        )

    def board(self, cities: Things[Any]) -> RouteBoard:
        made, rng = super().board(cities), self.rng("line details")
        assert isinstance(made, RouteBoard)
        lines = {key: self._line(line, rng) for key, line in made.lines.items()}
        return RouteBoard(Things(lines))

    def _line(self, line: Line, rng: Random) -> Line:
        bends = Path((Point(rng.randrange(9000), rng.randrange(9000)),))
        arrow, terrain = rng.choice(ARROWS), rng.choice(TERRAIN)
        return replace(
            line,
            arrow=None if "arrows" in self.without else arrow,
            terrain=(terrain,) * line.segments if terrain else (),
            bends=bends if "bends" not in self.without and rng.random() < 0.2 else Path(),
        )

    def part(self, fields: dict[str, Any]) -> SantaFePart:
        cities, rng = list(fields["cities"]), self.rng("railroads")
        cards, position = self.drawn("cards"), self.drawn("position")
        return SantaFePart(
            railroads=_by_id(
                Railroad(id="gn", name="Great Northern", track=25, home=rng.choice(cities)),
                Railroad(
                    id="ri", kind="short", colour="#e07b2d", track=11, home=rng.choice(cities)
                ),
                Railroad(id="sf", name="Santa Fe", track=32, home=rng.choice(cities)),
            ),
            cards=_cards() if cards else Things(),
            boom_markers=_by_id(BoomMarker(id="boom-4", value=4, on_value=2, count=3)),
            position=_position(position[0], cities) if position else None,
        )

    def rules(self, fields: dict[str, Any]) -> Things[Any]:
        rng = self.rng("rules")
        chosen = rng.sample(RULES, rng.randint(0, 3))
        made: Things[Any] = freeze(
            {"preset": "santa-fe-rails", **{k: v for one in chosen for k, v in one.items()}}
        )
        return made


def _by_id(*things: Any) -> Things[Any]:
    return Things({one.id: one for one in things})


def _cards() -> Things[Card]:
    city = Card(id="city", of="cities", pieces=Pieces(first=1, second=1), after="tableau")
    double = Card(
        id="double-turn",
        count=4,
        in_play=InPlay(per_player=1, plus=-1),
        pieces=Pieces(first=2, second=2),
        bonus=2,
        exchange=True,
    )
    branch = Card(
        id="branch",
        of="majors",
        count=3,
        price=1,
        branch=True,
        companions=("city",),
        after="removed",
    )
    return _by_id(branch, city, double)


def _position(rng: Random, cities: list[str]) -> Position:
    """A game in progress; it names what there is, and need not be one that can come about."""
    hand = tuple(rng.sample(cities, min(2, len(cities))))
    return Position(
        round=rng.randint(1, 9),
        step=rng.choice(("draw", "play", "lay")),
        seats=(SeatSoFar(money=rng.randint(0, 9), hand=hand), SeatSoFar(money=1)),
        routes=Things({"sf": RouteSoFar(heads=(rng.choice(cities),), routes=1)}),
        boomed=Things({rng.choice(cities): "boom-4"}),
        paid_cities=hand[:1],
    )


MAKING = SantaFeMaking
