"""In which situations something holds, in a few words."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from model.scenario.names_in_words import counted, word_of
from model.systems.age_of_steam.conditions.place import Place
from model.systems.age_of_steam.conditions.selector import Selector, Turns
from model.wording.sentences import behind_each_other, capital, linked, within
from model.wording.speech import later, tr

KINDS: Final = {
    "city": later("cities"),
    "printed": later("printed cities"),
    "new-city": later("New Cities"),
    "town": later("towns"),
    "cell": later("bare hexes"),
}


def place_words(places: Iterable[Place]) -> str:
    """Which places are meant, in a few words."""
    return linked(later("{one} or {other}"), map(_place, places)) or tr("everywhere")


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
    return capital(tr(", ").join(parts)) if parts else tr("Always")


def _parts(when: Selector, called: Called) -> list[str]:
    found = [
        _any(later("in {what}"), map(_turns, when.turn)),
        _any(later("with {what}"), (counted(one, "player") for one in when.players)),
        _any(later("with the action {what}"), map(called.action, when.action)),
        _any(later("with the role {what}"), map(called.role, when.role)),
        _any(later("in round {what}"), map(str, when.round)),
        _any(later("in place {what}"), map(str, when.place)),
        _any(later("for {what}"), map(called.colour, when.colour)),
        tr("from {places}", places=called.places(when.from_)) if when.from_ else "",
        tr("to {places}", places=called.places(when.to)) if when.to else "",
    ]
    excluded = (situation(one, called) for one in when.not_)
    found += [tr("not {situation}", situation=within(one)) for one in excluded]
    return [one for one in found if one]


def _any(text: str, some: Iterable[str]) -> str:
    told = linked(later("{one} or {other}"), some)
    return tr(text, what=told) if told else ""


def _turns(turns: Turns) -> str:
    low = turns.low
    match turns.kind:
        case "odd":
            return tr("odd turns")
        case "even":
            return tr("even turns")
        case "first":
            return tr("the first {n} turns", n=low) if low > 1 else tr("the first turn")
        case "last":
            return tr("the last {n} turns", n=low) if low > 1 else tr("the last turn")
        case "number":
            return tr("turn {n}", n=low)
    if turns.high is None:
        return tr("turns from {n}", n=low)
    return tr("turns from {n} to {last}", n=low, last=turns.high)


def _place(place: Place) -> str:
    """A place by what is asked of it."""
    asked = (
        *place.ids,
        *(tr(KINDS[kind]) for kind in place.kind),
        *(tr("{tag} places", tag=tag) for tag in place.tag),
        *(tr("in {what}", what=region) for region in place.region),
        *(tr("on {terrain}", terrain=word_of(terrain)) for terrain in place.terrain),
        *(tr("of {colour}", colour=colour) for colour in place.colours),
        *(tr("of the {side} side", side=word_of(side)) for side in place.side),
        *(tr("but not {places}", places=_place(one)) for one in place.not_),
    )
    return behind_each_other(*asked) or tr("everywhere")
