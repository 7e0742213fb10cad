"""Reading a game from plain data: every value is looked at before it is believed."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from engine.protocol import NotPlayable, Result
from engine.systems.crayon.plain.words import ELSEWHERE, FORMAT, SIMPLE, Words
from engine.systems.crayon.state.state import InPlay, Lying, Offer, Seat, State, Task, Train, Turn
from engine.systems.crayon.state.table import Table
from engine.systems.crayon.state.track import Priority, Track
from model.notation import NotationError
from model.systems.crayon.network.network import NOWHERE
from model.unreadable import quoted

T = TypeVar("T")
LARGEST = 1 << 63
"""No number of a game is larger."""


def misfit(why: str) -> NotPlayable:
    return NotPlayable(f"the state does not fit: {why}")


def _shown(value: Any) -> str:
    """A value for a sentence; what is long or deep is only named."""
    if isinstance(value, (list, tuple, Mapping)):
        return "a mapping" if isinstance(value, Mapping) else "a list"
    if isinstance(value, int) and abs(value) > LARGEST:
        return "a number beyond all bounds"
    return quoted(str(value)[:40])


def whole(value: Any, least: int = -LARGEST, most: int = LARGEST) -> int:
    if type(value) is not int or not least <= value <= most:
        raise misfit(f"{_shown(value)} stands where a number is needed")
    return value


def flag(value: Any) -> bool:
    if type(value) is not bool:
        raise misfit(f"{_shown(value)} stands where true or false is needed")
    return value


def text(value: Any) -> str:
    if type(value) is not str:
        raise misfit(f"{_shown(value)} stands where a text is needed")
    return value


def listed(value: Any, length: int | None = None) -> list[Any]:
    if not isinstance(value, (list, tuple)) or length not in (None, len(value)):
        raise misfit(f"{_shown(value)} stands where a list is needed")
    return list(value)


def mapping(value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or not all(type(key) is str for key in value):
        raise misfit(f"{_shown(value)} stands where a mapping is needed")
    return value


def part(plain: Mapping[str, Any], key: str) -> Any:
    if key not in plain:
        raise misfit(f"{key} is missing")
    return plain[key]


class Reader:
    """Reads one game; whatever it cannot understand is NotPlayable with a sentence."""

    def __init__(self, table: Table, plain: Any) -> None:
        self.table = table
        self.plain = mapping(plain)
        self.words = Words(table)
        self.players = len(listed(part(self.plain, "seats")))

    def game(self) -> tuple[tuple[str, ...], State]:
        plain = self.plain
        if part(plain, "format") != FORMAT or part(plain, "system") != "crayon":
            raise NotPlayable("this state is of another system or of a later version")
        least, most = self.table.scenario.players.min, self.table.scenario.players.max
        if not max(1, least) <= self.players <= most:
            raise misfit(f"{least} to {most} can play this, not {self.players}")
        names = tuple(map(text, listed(part(plain, "names"), self.players)))
        try:
            return names, self.state()
        except NotationError as trouble:
            raise misfit(str(trouble)) from None

    # -- words and numbers of this game

    def seat(self, value: Any) -> int:
        return whole(value, 1, self.players) - 1

    def seats(self, value: Any) -> tuple[int, ...]:
        return tuple(map(self.seat, listed(value)))

    def one_of(self, known: Iterable[str], what: str) -> Callable[[Any], str]:
        allowed = frozenset(known)

        def read(value: Any) -> str:
            if text(value) not in allowed:
                raise misfit(f"there is no {what} {quoted(value)}")
            return str(value)

        return read

    def card(self, value: Any) -> str:
        return self.one_of(self.table.cards, "card")(value)

    def demand_card(self, value: Any) -> str:
        if self.table.cards[self.card(value)].event is not None:
            raise misfit(f"{value} is an event and cannot be held")
        return str(value)

    def event(self, value: Any) -> str:
        return self.one_of(self.table.events, "event")(value)

    def good(self, value: Any) -> str:
        return self.one_of(self.table.chips, "good")(value)

    def cell(self, value: Any) -> int:
        return NOWHERE if value is None else self.words.number(text(value))

    def edge(self, value: Any) -> int:
        return self.words.key(text(value))

    def simple(self, thing: Any, plain: Mapping[str, Any]) -> None:
        readers: dict[str, Callable[[Any], Any]] = {"int": whole, "bool": flag, "str": text}
        for name, (kind, known) in SIMPLE[type(thing)].items():
            read = self.one_of(known, name) if known else readers[kind]
            setattr(thing, name, read(part(plain, name)))

    @staticmethod
    def each(read: Callable[[Any], T], value: Any) -> tuple[T, ...]:
        return tuple(read(one) for one in listed(value))

    # -- the parts of a state

    def state(self) -> State:
        plain = self.plain
        state = State(0, [self.player(one) for one in listed(plain["seats"])], self.track())
        self.simple(state, plain)
        state.turn = self.turn(mapping(part(plain, "turn")))
        state.first = self.seat(part(plain, "first"))
        state.deck, state.discards, state.out = (
            list(self.each(self.card, part(plain, pile))) for pile in ("deck", "discards", "out")
        )
        state.open_contracts = self.each(self.demand_card, part(plain, "open_contracts"))
        state.in_play = self.each(self.in_play, part(plain, "in_play"))
        state.rains = self.each(self.event, part(plain, "rains"))
        state.tray = {self.good(good): whole(n) for good, n in self.pairs("tray")}
        state.lying = self.each(self.lying, part(plain, "lying"))
        state.declared = self.by_seat(part(plain, "declared"))
        state.counters = {name: whole(count, 0) for name, count in self.pairs("counters")}
        state.agenda = [self.task(listed(task)) for task in listed(part(plain, "agenda"))]
        state.result = self.result(part(plain, "result"))
        return state

    def pairs(self, key: str) -> Iterable[tuple[str, Any]]:
        return mapping(part(self.plain, key)).items()

    def by_seat(self, value: Any) -> dict[int, int]:
        known = {str(seat + 1): seat for seat in range(self.players)}
        read = self.one_of(known, "seat")
        found = {known[read(seat)]: whole(amount) for seat, amount in mapping(value).items()}
        return dict(sorted(found.items()))

    def in_play(self, value: Any) -> InPlay:
        event, drawer, turns = listed(value, 3)
        left = None if turns is None else whole(turns, 1)
        return InPlay(self.event(event), self.seat(drawer), left)

    def lying(self, value: Any) -> Lying:
        good, city, seat, turns = listed(value, 4)
        where = self.one_of(self.table.scenario.cities, "city")(city)
        who = None if seat is None else self.seat(seat)
        return Lying(self.good(good), where, who, None if turns is None else whole(turns, 1))

    def result(self, value: Any) -> Result | None:
        if value is None:
            return None
        plain = mapping(value)
        places = self.each(self.seats, part(plain, "places"))
        if sorted(seat for place in places for seat in place) != list(range(self.players)):
            raise misfit("a result gives every seat one place")
        return Result(places, text(part(plain, "reason")))

    def track(self) -> Track:
        plain, track = mapping(part(self.plain, "track")), Track.empty(self.players)
        for edge, seat in mapping(part(plain, "sections")).items():
            track.lay(self.seat(seat), self.edge(edge))
        built = self.one_of((*self.table.ferries, *self.table.links), "ferry or link")
        city = self.one_of(self.table.places, "city")
        owners = mapping(part(plain, "owners")).items()
        track.owners = {built(name): self.seats(who) for name, who in owners}
        for edge, held in mapping(part(plain, "reserved")).items():
            seat, turns = listed(held, 2)
            track.reserved[self.edge(edge)] = Priority(self.seat(seat), whole(turns, 1))
        kept = mapping(part(plain, "kept")).items()
        track.kept = {city(name): self.seats(who) for name, who in kept}
        track.protected = self.each(self.edge, part(plain, "protected"))
        return track

    def turn(self, plain: Mapping[str, Any]) -> Turn:
        turn, offer = Turn(seat=self.seat(part(plain, "seat"))), part(plain, "offer")
        self.simple(turn, plain)
        majors = (*(one.city for one in self.table.network.majors), ELSEWHERE)
        major = self.one_of(majors, "major city")
        begun = mapping(part(plain, "from_majors")).items()
        turn.from_majors = {self.words.place(major(city)): whole(n, 0) for city, n in begun}
        turn.backtracked = self.each(whole, part(plain, "backtracked"))
        paid = [listed(one, 2) for one in listed(part(plain, "paid"))]
        turn.paid = tuple((whole(train), self.seat(owner)) for train, owner in paid)
        turn.talked = self.seats(part(plain, "talked"))
        turn.offer = None if offer is None else self.offer(mapping(offer))
        return turn

    def offer(self, plain: Mapping[str, Any]) -> Offer:
        asks, gives = (self.each(self.edge, part(plain, key)) for key in ("asks", "gives"))
        return Offer(self.seat(part(plain, "other")), asks, gives, whole(part(plain, "pays"), 0))

    def player(self, value: Any) -> Seat:
        plain = mapping(value)
        seat = Seat(trains=[self.train(mapping(one)) for one in listed(part(plain, "trains"))])
        self.simple(seat, plain)
        seat.hand = self.each(self.demand_card, part(plain, "hand"))
        seat.errands = self.each(self.event, part(plain, "errands"))
        seat.debts = self.each(lambda one: whole(one, 1), part(plain, "debts"))
        seat.rent_owed = self.by_seat(part(plain, "rent_owed"))
        bound = mapping(part(plain, "bound")).items()
        seat.bound = {
            self.demand_card(card): self.each(lambda one: whole(one, 0, 99), which)
            for card, which in bound
        }
        return seat

    def train(self, plain: Mapping[str, Any]) -> Train:
        train = Train("")
        self.simple(train, plain)
        self.one_of(self.table.rules.trains, "train")(train.type)
        train.at = self.cell(part(plain, "at"))
        train.came_from = self.cell(part(plain, "came_from"))
        train.trail = self.each(self.cell, part(plain, "trail"))
        train.loads = self.each(self.good, part(plain, "loads"))
        return train

    def task(self, plain: list[Any]) -> Task:
        """A task of the agenda; whether it can be done is found out later."""
        match plain:
            case ["event", card, drawer]:
                return ("event", self.event(card), self.seat(drawer))
            case ["effect", card, number, drawer]:
                effects = len(self.table.events[self.event(card)].effects)
                return ("effect", card, whole(number, 1, effects) - 1, self.seat(drawer))
            case ["settled", card]:
                return ("settled", self.event(card))
            case ["lose", seat, train, count]:
                return ("lose", self.seat(seat), whole(train, 1) - 1, whole(count, 1))
            case ["retreat", seat, train, *cells]:
                places = (self.words.number(text(cell)) for cell in cells)
                return ("retreat", self.seat(seat), whole(train, 1) - 1, *places)
            case ["protect", seat, restarter, *edges]:
                kept = map(self.edge, edges)
                return ("protect", self.seat(seat), self.seat(restarter), *kept)
            case ["refill" | "answer" as word, seat]:
                return (str(word), self.seat(seat))
            case ["end-turn"]:
                return ("end-turn",)
        raise misfit(f"{_shown(plain)} is nothing that is left to be done")
