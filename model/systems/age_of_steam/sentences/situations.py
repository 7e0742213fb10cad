"""In which situations something holds, in a few words."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from model.systems.age_of_steam.conditions.place import Place
from model.systems.age_of_steam.conditions.selector import Selector, Turns

KINDS: Final = {
    "city": "cities",
    "printed": "printed cities",
    "new-city": "New Cities",
    "town": "towns",
    "cell": "bare hexes",
}


def place_words(places: Iterable[Place]) -> str:
    """Which places are meant, in a few words."""
    return " or ".join(map(_place, places)) or "everywhere"


class Called(NamedTuple):
    """What things are called that situations speak of: as files write them, or by their names."""

    places: Callable[[tuple[Place, ...]], str] = place_words
    colour: Callable[[str], str] = str
    action: Callable[[str], str] = str
    role: Callable[[str], str] = str


AS_WRITTEN = Called()


def situation(when: Selector | None, called: Called = AS_WRITTEN) -> str:
    """`In turn 1, with 3 players`; `Always` where nothing is asked."""
    parts = _parts(when, called) if when is not None else []
    words = ", ".join(parts)
    return words[:1].upper() + words[1:] if words else "Always"


def _parts(when: Selector, called: Called) -> list[str]:
    found = [
        _any("in", map(_turns, when.turn)),
        _any("with", map(_players, when.players)),
        _any("with the action", map(called.action, when.action)),
        _any("with the role", map(called.role, when.role)),
        _any("in round", map(str, when.round)),
        _any("in place", map(str, when.place)),
        _any("for", map(called.colour, when.colour)),
        f"from {called.places(when.from_)}" if when.from_ else "",
        f"to {called.places(when.to)}" if when.to else "",
    ]
    excluded = (situation(one, called) for one in when.not_)
    found += [f"not {one[:1].lower()}{one[1:]}" for one in excluded]
    return [one for one in found if one]


def _any(word: str, some: Iterable[str]) -> str:
    told = " or ".join(some)
    return f"{word} {told}" if told else ""


def _players(number: int) -> str:
    return "1 player" if number == 1 else f"{number} players"


def _turns(turns: Turns) -> str:
    match turns.kind:
        case "odd" | "even":
            return f"{turns.kind} turns"
        case "first" | "last":
            return (
                f"the {turns.kind} {turns.low} turns" if turns.low > 1 else f"the {turns.kind} turn"
            )
        case "number":
            return f"turn {turns.low}"
    return f"turns from {turns.low}" + (f" to {turns.high}" if turns.high is not None else "")


def _place(place: Place) -> str:
    """A place by what is asked of it."""
    asked = (
        *place.ids,
        *(KINDS[kind] for kind in place.kind),
        *(f"{tag} places" for tag in place.tag),
        *(f"in {region}" for region in place.region),
        *(f"on {terrain}" for terrain in place.terrain),
        *(f"of {colour}" for colour in place.colours),
        *(f"of the {side} side" for side in place.side),
        *(f"but not {_place(one)}" for one in place.not_),
    )
    return " ".join(asked) or "everywhere"
