"""In which situations something holds, in a few words."""

from collections.abc import Iterable
from typing import Final

from model.systems.age_of_steam.conditions.place import Place
from model.systems.age_of_steam.conditions.selector import Selector, Turns


def situation(when: Selector | None) -> str:
    """`In turn 1, with 3 players`; `Always` where nothing is asked."""
    parts = _parts(when) if when is not None else []
    words = ", ".join(parts)
    return words[:1].upper() + words[1:] if words else "Always"


def _parts(when: Selector) -> list[str]:
    found = [
        _any("in", map(_turns, when.turn)),
        _any("with", (f"{number} players" for number in when.players)),
        _any("with the action", when.action),
        _any("with the role", when.role),
        _any("in round", map(str, when.round)),
        _any("in place", map(str, when.place)),
        _any("for", when.colour),
        _any("from", map(_place, when.from_)),
        _any("to", map(_place, when.to)),
    ]
    found += [f"not {situation(one)[:1].lower()}{situation(one)[1:]}" for one in when.not_]
    return [one for one in found if one]


def _any(word: str, some: Iterable[str]) -> str:
    told = " or ".join(some)
    return f"{word} {told}" if told else ""


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


def place_words(places: Iterable[Place]) -> str:
    """Which places are meant, in a few words."""
    return " or ".join(map(_place, places)) or "everywhere"


def _place(place: Place) -> str:
    """A place by what is asked of it."""
    asked = (
        *place.ids,
        *(_KINDS[kind] for kind in place.kind),
        *(f"{tag} places" for tag in place.tag),
        *(f"in {region}" for region in place.region),
        *(f"on {terrain}" for terrain in place.terrain),
        *(f"of {colour}" for colour in place.colours),
        *(f"of the {side} side" for side in place.side),
        *(f"but not {_place(one)}" for one in place.not_),
    )
    return " ".join(asked) or "everywhere"


_KINDS: Final = {
    "city": "cities",
    "printed": "printed cities",
    "new-city": "New Cities",
    "town": "towns",
    "cell": "bare hexes",
}
