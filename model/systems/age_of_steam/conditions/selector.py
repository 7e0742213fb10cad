"""SELECTOR: in which situations something holds (AOM-GEN-04)."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, NamedTuple

from model.forms.form import REFUSE, DoesNotFit, Leaf, shown
from model.forms.frozen import dataclass
from model.forms.hints import a_whole_number, form_of
from model.systems.age_of_steam.conditions.place import Places, SomeWords, Spot, is_one_of
from model.systems.age_of_steam.conditions.written_forms import number_or, some, whole


class Situation(NamedTuple):
    """What a SELECTOR can ask at a moment of a game; what has no meaning there is None."""

    turn: int = 1
    turns: int | None = None
    """How many turns the game has; None where it has no fixed end."""
    players: int = 0
    """How many began."""
    action: str = ""
    """What the acting player chose."""
    role: str = ""
    round: int = 0
    """The round of Move Goods, from 1."""
    place: int = 0
    """The place of the acting player in the order, from 1."""
    living: int = 0
    """How many are in the order, of which one is the last."""
    colour: str = ""
    start: Spot | None = None
    end: Spot | None = None


@dataclass(frozen=True, slots=True)
class Turns:
    """Some turns: `3`, `odd`, `even`, `{from: 2, to: 4}`, `{first: 2}` or `{last: 2}`."""

    FORM: ClassVar[Leaf]
    kind: Literal["number", "odd", "even", "span", "first", "last"]
    low: int = 0
    high: int | None = None

    def holds(self, turn: int, turns: int | None) -> bool:
        match self.kind:
            case "odd" | "even":
                return turn % 2 == (self.kind == "odd")
            case "first":
                return turn <= self.low
            case "last":
                return turns is not None and turn > turns - self.low
        return self.low <= turn and (self.high is None or turn <= self.high)


def _read_turns(plain: Any) -> Turns:
    match plain:
        case "odd" | "even":
            return Turns(plain)
        case {"first": n, **more} if not more:
            return Turns("first", a_whole_number(n))
        case {"last": n, **more} if not more:
            return Turns("last", a_whole_number(n))
        case {**keys} if keys and keys.keys() <= {"from", "to"}:
            low, high = keys.get("from"), keys.get("to")
            return Turns(
                "span",
                1 if low is None else a_whole_number(low),
                None if high is None else a_whole_number(high),
            )
        case str() | dict():
            raise DoesNotFit(f"{shown(plain)} names no turns: write 3, odd, even or last: 2")
    number = a_whole_number(plain)
    return Turns("number", number, number)


def _write_turns(turns: Turns) -> Any:
    match turns.kind:
        case "number":
            return turns.low
        case "odd" | "even":
            return turns.kind
        case "first" | "last":
            return {turns.kind: turns.low}
    written = {"from": turns.low, "to": turns.high}
    return {key: value for key, value in written.items() if value is not None}


Turns.FORM = Leaf(_read_turns, _write_turns)

SomeNumbers = Annotated[tuple[int, ...], some(form_of(int))]
_PlaceWord = Literal["first", "last"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Selector:
    """In which situations something holds: all keys hold, and of a list any of its members."""

    turn: Annotated[tuple[Turns, ...], some(Turns.FORM)] = ()
    players: SomeNumbers = ()
    action: SomeWords = ()
    role: SomeWords = ()
    round: SomeNumbers = ()
    place: Annotated[tuple[int | str, ...], some(number_or(_PlaceWord))] = ()
    colour: SomeWords = ()
    from_: Places = ()
    to: Places = ()
    not_: "Annotated[tuple[Selector, ...], Leaf(_read, _write)]" = ()

    def holds(self, now: Situation) -> bool:
        """Whether this is such a situation."""
        return (
            (not self.turn or any(one.holds(now.turn, now.turns) for one in self.turn))
            and (not self.players or now.players in self.players)
            and (not self.action or now.action in self.action)
            and (not self.role or now.role in self.role)
            and (not self.round or now.round in self.round)
            and (not self.place or any(_is_place(one, now) for one in self.place))
            and (not self.colour or now.colour in self.colour)
            and (not self.from_ or (now.start is not None and is_one_of(self.from_, now.start)))
            and (not self.to or (now.end is not None and is_one_of(self.to, now.end)))
            and not any(one.holds(now) for one in self.not_)
        )

    def keys(self) -> set[str]:
        """The keys that are said, also of what is excluded, as files write them."""
        own = {key.removesuffix("_") for key in _FIELDS if getattr(self, key)}
        return own.union(*(one.keys() for one in self.not_))


_FIELDS = ("turn", "players", "action", "role", "round", "place", "colour", "from_", "to")


def _is_place(wanted: int | str, now: Situation) -> bool:
    number = {"first": 1, "last": now.living}.get(wanted) if isinstance(wanted, str) else wanted
    return now.place == number


def _read(plain: Any) -> tuple[Selector, ...]:
    return tuple(some(SELECTOR).read(plain, (), REFUSE))


def _write(selectors: tuple[Selector, ...]) -> Any:
    return some(SELECTOR).write(selectors)


SELECTOR = whole(form_of(Selector))
When = Annotated[Selector | None, SELECTOR]
"""A SELECTOR, or None where something holds always."""


def is_so(when: Selector | None, now: Situation) -> bool:
    """Whether something holds now that may hold always."""
    return when is None or when.holds(now)


def is_said(plain: Any) -> bool:
    """Whether a plain value depends on a situation."""
    return isinstance(plain, Mapping) and "cases" in plain
