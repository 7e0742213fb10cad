"""Reading a game from plain data, which may come from strangers: every value is looked at."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.protocol import NotPlayable, Result
from engine.systems.age_of_steam.agreements import agreeing
from engine.systems.age_of_steam.state.state import Counts, Seat, State
from engine.systems.age_of_steam.table.table import Table
from engine.systems.age_of_steam.turns.all_phases import PHASES
from model.systems.age_of_steam.track.plain import from_plain
from model.systems.age_of_steam.track.track import Track

LARGEST = 1 << 53
LONGEST = 10_000


class Reader:
    """Reads one game; what does not fit raises NotPlayable with a sentence."""

    def __init__(self, table: Table, plain: Mapping[str, Any], *, is_begun: bool = True) -> None:
        self.table, self.plain = table, plain
        self.is_begun = is_begun
        """Whether somebody is in the middle of a phase, or the game is over."""
        self.players = 0

    def game(self) -> tuple[tuple[str, ...], State]:
        names = self._list(self.plain, "names", self._text)
        self.players = len(names)
        seats = self._list(self.plain, "seats", self._seat)
        if not 1 <= self.players <= 8 or len(seats) != self.players:
            raise NotPlayable("the saved game has no players, or not as many seats as names")
        return tuple(names), self._state(seats)

    def _state(self, seats: list[Seat]) -> State:
        plain = self.plain
        state = State(
            seed=self._int(plain, "seed"),
            seats=seats,
            track=self._track(),
            turns=None if plain.get("turns") is None else self._int(plain, "turns"),
            seating=self._seats("seating"),
            order=self._seats("order"),
            turn=self._int(plain, "turn", 1),
            phase=self._phase(),
            actor=self._actor(),
            round=self._int(plain, "round"),
            cubes=self._nested("cubes", self._place, self._colour),
            bag=self._counts(plain, "bag", self._colour),
            supply=self._counts(plain, "supply", self._colour),
            gone=self._counts(plain, "gone", self._colour),
            display=self._display(),
            waiting=self._nested("waiting", self._new_city, self._colour),
            colours=self._drawn_colours(),
            closed=frozenset(self._list(plain, "closed", self._text)),
            tokens=self._counts(plain, "tokens", self._token),
            blocked=tuple(self._list(plain, "blocked", self._action)),
            starts=tuple(self._list(plain, "starts", self._whole)),
            marker=self._int(plain, "marker", -1),
            choices=tuple(self._list(plain, "choices", self._action)),
            taken=self._counts(plain, "taken", self._action),
            cycle=tuple(self._list(plain, "cycle", self._action)),
            piles=self._counts(plain, "piles", self._action),
            asked_first=self._int(plain, "asked_first"),
            once=frozenset(self._list(plain, "once", self._text)),
            counters=self._counts(plain, "counters", self._text),
            actions=self._int(plain, "actions"),
        )
        state.result = self._result()
        self._parts(state)
        return state

    def _track(self) -> Track:
        plain = self.plain.get("track", {})
        if not isinstance(plain, Mapping):
            raise NotPlayable("track is told by hexes")
        try:
            return from_plain(self.table.land, plain)
        except ValueError as trouble:
            raise NotPlayable(str(trouble)) from None

    def _parts(self, state: State) -> None:
        """What phases and the track read themselves."""
        if not self.is_begun:
            return
        if "doing" in self.plain and state.phase:
            state.doing = PHASES[state.phase].doing_from_plain(self.table, self.plain["doing"])
        if "agreement" in self.plain:
            state.agreement = agreeing.from_plain(self.plain["agreement"], self.players)
        if state.actor is not None and state.doing is None:
            raise NotPlayable("the saved game does not say how far its phase has come")
        if (state.actor is None) == (state.result is None):
            raise NotPlayable("the saved game is neither over nor has somebody to act")

    # -- players

    def _seat(self, plain: Any) -> Seat:
        if not isinstance(plain, Mapping):
            raise NotPlayable("a seat is told by what the player has")
        ladder = self.table.rules.engine.ladder
        engine = self._int(plain, "engine")
        if engine not in ladder:
            raise NotPlayable(f"an engine of {engine} is no rung of the ladder")
        return Seat(
            cash=self._int(plain, "cash"),
            shares=self._int(plain, "shares"),
            income=self._int(plain, "income"),
            rung=ladder.index(engine),
            action=self._known(plain, "action", self._action),
            previous=self._known(plain, "previous", self._action),
            role=self._known(plain, "role", self._role),
            tokens=self._counts(plain, "tokens", self._token),
            kept=self._counts(plain, "kept", self._colour),
            raised=self._int(plain, "raised"),
            spent=tuple(self._list(plain, "spent", self._benefit)),
            hops=self._counts(plain, "hops", self._text),
            taken=self._counts(plain, "taken", self._action),
            cycle=tuple(self._list(plain, "cycle", self._action)),
            goes_without=plain.get("goes_without") is True,
            basis=self._int(plain, "basis"),
            left=self._int(plain, "left"),
        )

    def _seats(self, name: str) -> tuple[int, ...]:
        seats = self._list(self.plain, name, self._one_seat)
        if len(set(seats)) != len(seats):
            raise NotPlayable(f"{name} names a seat twice")
        return tuple(seats)

    def _one_seat(self, plain: Any) -> int:
        seat = self._whole(plain)
        if not 1 <= seat <= self.players:
            raise NotPlayable(f"there is no seat {seat}")
        return seat - 1

    def _actor(self) -> int | None:
        return None if self.plain.get("actor") is None else self._one_seat(self.plain["actor"])

    def _phase(self) -> str:
        phase = self._known(self.plain, "phase", self._text)
        if phase and phase not in PHASES:
            raise NotPlayable(f"there is no phase {phase[:40]}")
        return phase

    def _result(self) -> Result | None:
        plain = self.plain.get("result")
        if plain is None:
            return None
        if not isinstance(plain, Mapping):
            raise NotPlayable("a result is told by places and a reason")
        places = self._list(plain, "places", self._place_of_result)
        ranked = sorted(seat for place in places for seat in place)
        if ranked != list(range(self.players)):
            raise NotPlayable("a result ranks every seat once")
        return Result(tuple(places), self._text(plain.get("reason")))

    def _place_of_result(self, plain: Any) -> tuple[int, ...]:
        return tuple(self._list({"place": plain}, "place", self._one_seat))

    # -- things

    def _display(self) -> dict[str, tuple[str, ...]]:
        plain, display = self.plain.get("display", {}), {}
        if not isinstance(plain, Mapping):
            raise NotPlayable("the display is told by columns")
        for column in self.table.columns:
            if column in plain:
                squares = self._list(plain, column, lambda one: one and self._colour(one))
                display[column] = tuple(one or "" for one in squares)
        if len(display) != len(plain):
            raise NotPlayable("the display has a column that this map does not have")
        return display

    def _drawn_colours(self) -> dict[str, tuple[str, ...]]:
        plain = self.plain.get("colours", {})
        if not isinstance(plain, Mapping) or not all(city in self.table.cities for city in plain):
            raise NotPlayable("drawn colours are told by city")
        return {city: tuple(self._list(plain, city, self._colour)) for city in sorted(plain)}

    def _colour(self, plain: Any) -> str:
        return self._one_of(plain, self.table.colours, "colour")

    def _action(self, plain: Any) -> str:
        return self._one_of(plain, self.table.actions, "action")

    def _role(self, plain: Any) -> str:
        return self._one_of(plain, self.table.roles, "role")

    def _token(self, plain: Any) -> str:
        return self._one_of(plain, self.table.rules.tokens, "token")

    def _benefit(self, plain: Any) -> str:
        return self._one_of(plain, self.table.benefits, "benefit of a token")

    def _new_city(self, plain: Any) -> str:
        return self._one_of(plain, self.table.part.new_cities, "New City")

    def _place(self, plain: Any) -> str:
        text = self._text(plain)
        if text not in self.table.scenario.cities and text not in self.table.hexes:
            raise NotPlayable(f"there is no place {text[:40]}")
        return text

    # -- values

    def _one_of(self, plain: Any, known: Any, what: str) -> str:
        text = self._text(plain)
        if text not in known:
            raise NotPlayable(f"there is no {what} {text[:40]}")
        return text

    def _known(self, plain: Mapping[str, Any], name: str, read: Callable[[Any], str]) -> str:
        return read(plain[name]) if plain.get(name) else ""

    def _text(self, plain: Any) -> str:
        if not isinstance(plain, str):
            raise NotPlayable(f"{str(plain)[:40]} stands where a text is needed")
        return plain

    def _whole(self, plain: Any) -> int:
        if type(plain) is not int or not -LARGEST <= plain <= LARGEST:
            raise NotPlayable(f"{str(plain)[:40]} stands where a whole number is needed")
        return plain

    def _int(self, plain: Mapping[str, Any], name: str, usual: int = 0) -> int:
        return self._whole(plain[name]) if name in plain else usual

    def _list(self, plain: Mapping[str, Any], name: str, read: Callable[[Any], Any]) -> list[Any]:
        found = plain.get(name, [])
        if not isinstance(found, list) or len(found) > LONGEST:
            raise NotPlayable(f"{name} is no list")
        return [read(one) for one in found]

    def _counts(self, plain: Any, name: str, read: Callable[[Any], str]) -> Counts:
        found = plain.get(name, {})
        if not isinstance(found, Mapping) or len(found) > LONGEST:
            raise NotPlayable(f"{name} is told by how many there are of each")
        counts = {read(key): self._whole(number) for key, number in found.items()}
        if any(number < 0 for number in counts.values()):
            raise NotPlayable(f"{name} has fewer than none")
        return counts

    def _nested(
        self, name: str, place: Callable[[Any], str], read: Callable[[Any], str]
    ) -> dict[str, Counts]:
        found = self.plain.get(name, {})
        if not isinstance(found, Mapping) or len(found) > LONGEST:
            raise NotPlayable(f"{name} is told by place")
        return {place(key): self._counts(found, key, read) for key in found}
