"""Situations and places that rules speak of: whether they can ever be."""

from collections.abc import Iterator
from typing import Final

from model.boards.terrain import TerrainBoard
from model.systems.age_of_steam.conditions.place import Place
from model.systems.age_of_steam.conditions.selector import Selector, Turns
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding, Way
from validator.systems.age_of_steam.survey.survey import RULES, THINGS, AgeOfSteamSurvey
from validator.systems.age_of_steam.survey.walking import names_on, places, says, selectors
from validator.wording.listing import listed
from validator.wording.near_names import nearest

_TABLE: Final = ("turn", "players")
_PLAYER: Final = (*_TABLE, "role", "place")
_ACTING: Final = (*_PLAYER, "action")
_MOVING: Final = (*_ACTING, "round", "colour", "from", "to")
MEANING: Final[dict[tuple[str, ...], tuple[str, ...]]] = {
    ("rules", "turns"): ("players",),
    ("rules", "start"): ("players",),
    ("rules", "engine"): (*_ACTING, "round"),
    ("rules", "actions", "choice"): _PLAYER,
    ("rules", "actions", "availability"): _TABLE,
    ("rules", "actions", "list", "effects"): (*_ACTING, "round"),
    ("rules", "actions", "list"): _PLAYER,
    ("rules", "delivery", "rounds"): _TABLE,
    ("rules", "delivery"): _MOVING,
    ("rules", "growth"): _TABLE,
    ("rules",): _ACTING,
    ("cells",): ("players",),
    ("cities",): ("players",),
    ("display",): ("players",),
    ("start_cubes",): ("players",),
}
"""What situations can ask for, by where they stand; the longest way that fits counts."""
EVERYTHING = (*THINGS, "players", "start_cubes", "display", *RULES)


def _meaning(way: Way) -> tuple[str, ...]:
    names = names_on(way)
    return next(MEANING[names[:n]] for n in range(len(names), 0, -1) if names[:n] in MEANING)


def _all_selectors(survey: AgeOfSteamSurvey) -> Iterator[tuple[Way, Selector]]:
    yield from selectors(survey.rules, ("rules",))
    part = survey.part
    yield from selectors(part.cells, ("cells",))
    yield from selectors(part.display, ("display",))
    yield from selectors(part.start_cubes, ("start_cubes",))
    for key, city in survey.scenario.cities.items():
        yield from selectors(getattr(city, "cubes", None), ("cities", key, "cubes"))


@check(
    "RUL120",
    "situation-without-meaning",
    ERROR,
    reads=EVERYTHING,
    needs=("rules",),
    rules=("AOM-GEN-04",),
    holds=("VAL-AOM-02",),
    since="0.6.0",
)
def situation_without_meaning(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A situation asks for something that nobody can know there.

    A colour is known while a cube moves, an action once it is chosen, a role where there are
    roles.

    Why: the case never holds, and the game is not the one that was meant.
    Repair: ask only for what the finding names.

    Bad:
        rules: {turns: {cases: [{when: {turn: odd}, is: 7}], else: 8}}

    Good:
        rules: {turns: {cases: [{when: {players: 3}, is: 9}], else: 8}}
    """
    for way, selector in _all_selectors(survey):
        known = _meaning(way)
        strange = sorted(selector.keys().difference(known))
        if strange:
            yield Finding(
                message=tr("{strange} cannot be known here", strange=listed(strange)),
                route=way,
                help=tr("what is known is {known}", known=listed(known, 12)),
            )


@check(
    "RUL121",
    "turns-that-never-come",
    WARNING,
    reads=EVERYTHING,
    needs=("rules",),
    rules=("AOM-GEN-04",),
    holds=("VAL-AOS-50", "VAL-AOS-51", "VAL-AOM-02"),
    since="0.6.0",
)
def turns_that_never_come(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A rule speaks of turns that no game has, or of last turns that are the whole game.

    Where a game has no fixed number of turns, last turns are an error, and so are turns of a filter
    of deliveries that never come.

    Why: the rule would never hold, or always.
    Repair: name turns that the shortest game has.

    Bad:
        rules: {build: {surcharges: [{when: {turn: 12}, add: 1}]}}

    Good:
        rules: {build: {surcharges: [{when: {turn: 2}, add: 1}]}}
    """
    turns = [survey.turns(players) for players in survey.counts]
    for way, selector in _all_selectors(survey):
        for one in selector.turn:
            why, is_wrong = _why_never(one, turns)
            if why:
                is_filter = names_on(way)[:3] == ("rules", "delivery", "filters")
                is_wrong = is_wrong or (is_filter and one.kind != "last")
                yield Finding(message=why, route=way, weight=ERROR if is_wrong else WARNING)


def _why_never(turn: Turns, turns: list[int | None]) -> tuple[str, bool]:
    """Why turns never come, and whether no game could be played so."""
    known = [number for number in turns if number is not None]
    if turn.kind == "last" and len(known) < len(turns):
        return "the last turns cannot be known: the number of turns is not fixed", True
    if turn.kind == "last" and known and turn.low >= min(known):
        return tr(
            "the last {low} turns are the whole of a game of {known}",
            low=turn.low,
            known=min(known),
        ), False
    is_plain = turn.kind in ("number", "span") and len(known) == len(turns)
    if is_plain and known and turn.low > max(known):
        return tr(
            "turn {low} never comes: no game has more than {known}", low=turn.low, known=max(known)
        ), False
    return "", False


@check(
    "RUL122",
    "unknown-place-word",
    ERROR,
    reads=EVERYTHING,
    needs=("rules",),
    implies=("RUL123",),
    rules=("AOM-GEN-05",),
    holds=("VAL-AOM-03",),
    since="0.6.0",
)
def unknown_place_word(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A place is told by a tag or a kind of ground that nothing has.

    What a preset says of tags is made for many maps, and is not looked at.

    Why: what is said of the place has no effect anywhere.
    Repair: spell the tag as the cities and hexes have it, and the ground as the legend does.

    Bad:
        rules: {urbanization: {where: {not: {tag: cost}}}}

    Good:
        rules: {urbanization: {where: {not: {tag: free-port}}}}
    """
    tags, kinds = survey.once(_tags), survey.once(_grounds)
    for way, place in _own_places(survey):
        for key, known in (("tag", tags), ("terrain", kinds)):
            for word in getattr(place, key):
                if word not in known:
                    near = nearest(word, known)
                    what = tr("hex is") if key == "terrain" else tr("place has the tag")
                    yield Finding(
                        message=tr("no {what} {word}", what=what, word=word),
                        route=(*way, key),
                        help=tr("did you mean {near}?", near=near) if near else "",
                    )


def _tags(survey: AgeOfSteamSurvey) -> frozenset[str]:
    cities = [tag for city in survey.scenario.cities.values() for tag in city.tags]
    return frozenset([*cities, *(tag for data in survey.part.cells.values() for tag in data.tags)])


def _grounds(survey: AgeOfSteamSurvey) -> frozenset[str]:
    board = survey.scenario.board
    return frozenset(board.legend.values()) if isinstance(board, TerrainBoard) else frozenset()


def _own_places(survey: AgeOfSteamSurvey) -> Iterator[tuple[Way, Place]]:
    """The places that the scenario itself speaks of, not its preset."""
    for way, place in places(survey.rules, ("rules",)):
        if says(survey.scenario.rules, way[1:]):
            yield way, place
    yield from places(survey.part.start_cubes, ("start_cubes",))


@check(
    "RUL123",
    "place-that-is-nowhere",
    WARNING,
    reads=EVERYTHING,
    needs=("rules",),
    whole=("board", "cities"),
    rules=("AOM-GEN-05",),
    holds=("VAL-AOM-03",),
    since="0.6.0",
)
def place_that_is_nowhere(survey: AgeOfSteamSurvey) -> Iterator[Finding]:
    """A rule speaks of a place, and nothing on the map is one.

    New Cities are looked at as every town could become one.

    Why: the rule never holds.
    Repair: correct what is said of the place, or give a city what it asks for.

    Bad:
        rules: {delivery: {income: {bonuses: [{when: {to: {ids: macau, kind: printed}}, to: mover,
          income: 1}]}}}

    Good:
        rules: {delivery: {income: {bonuses: [{when: {to: {ids: haikou, kind: printed}}, to: mover,
          income: 1}]}}}
    """
    if not survey.is_begun:
        return
    for way, place in _own_places(survey):
        is_named = all(name in survey.scenario.cities for name in place.ids)
        if is_named and "not" not in way and not _is_somewhere(survey, place):
            yield Finding(message=tr("nothing on the map is such a place"), route=way)


def _is_somewhere(survey: AgeOfSteamSurvey, place: Place) -> bool:
    spots = survey.spots
    if any(place.holds(spot) for spot in spots.printed.values()):
        return True
    for town in survey.towns:
        if any(place.holds(spots.of(town, key)) for key in survey.takers(town)):
            return True
    return any(place.holds(spots.of(key)) for key in spots.hexes())
