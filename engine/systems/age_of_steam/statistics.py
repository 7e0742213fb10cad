"""What a game of Age of Steam tells about its map: cities, colours, actions, hexes, money."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from engine.playtests.tally import Counts, PlainTally
from engine.protocol import Action, Happening
from engine.systems.age_of_steam.game.game import AgeOfSteamGame

FIGURES = (
    "deliveries",
    "links used",
    "tiles laid",
    "special links claimed",
    "spent on track",
    "paid for the order",
    "shares issued",
    "bankruptcies",
)
Way = Callable[[Happening], None]


class Tally(PlainTally):
    """Counts along with one game; what is built counts once the build has ended."""

    def __init__(self, game: AgeOfSteamGame) -> None:
        super().__init__(game)
        self._counts: dict[str, Counter[str]] = {}
        self._figures: tuple[Counter[str], ...] = tuple(Counter() for _ in game.names)
        self._building: list[Happening] = []
        """What may still be taken back."""
        self._ways: dict[str, Way] = {
            "delivery": self._delivery,
            "take": self._take,
            "pass": self._place,
            "first": self._place,
            "issue": self._issue,
            "out": self._out,
            "lay": self._building.append,
            "claim": self._building.append,
            "rollback": lambda _: self._building.clear(),
            "done": self._built,
        }

    def note(self, happenings: Sequence[Happening], action: Action | None = None) -> None:
        for one in happenings:
            way = self._ways.get(one.kind)
            if way is not None:
                way(one)

    def _add(self, what: str, of: str, number: int = 1) -> None:
        self._counts.setdefault(what, Counter())[of] += number

    def _figure(self, seat: int | None, figure: str, number: int = 1) -> None:
        if seat is not None:
            self._figures[seat][figure] += number

    def _delivery(self, one: Happening) -> None:
        self._add("stop delivered", one.facts["end"])
        self._add("stop shipped", one.facts["start"])
        self._add("colour delivered", one.facts["colour"])
        self._add("colour links", one.facts["colour"], one.facts["links"])
        self._figure(one.seat, "deliveries")
        self._figure(one.seat, "links used", one.facts["links"])

    def _take(self, one: Happening) -> None:
        self._add("action taken", one.facts.get("action", ""))

    def _place(self, one: Happening) -> None:
        self._figure(one.seat, "paid for the order", one.facts.get("paid", 0))

    def _issue(self, one: Happening) -> None:
        self._figure(one.seat, "shares issued", one.facts["shares"])

    def _out(self, one: Happening) -> None:
        self._figure(one.seat, "bankruptcies")

    def _built(self, _: Happening) -> None:
        for one in self._building:
            self._figure(one.seat, "spent on track", one.facts["price"])
            if one.kind == "lay":
                self._add("hex built", str(one.facts["at"]))
                self._figure(one.seat, "tiles laid")
            else:
                self._add("link claimed", one.facts["link"])
                self._figure(one.seat, "special links claimed")
        self._building.clear()

    # -- what came out

    def seats(self) -> tuple[Mapping[str, int], ...]:
        return tuple({name: figures[name] for name in FIGURES} for figures in self._figures)

    def counts(self) -> Counts:
        found = {what: dict(of) for what, of in self._counts.items()}
        served = found.get("stop delivered", {}) | found.get("stop shipped", {})
        return {**super().counts(), **found, "stop served": dict.fromkeys(sorted(served), 1)}
