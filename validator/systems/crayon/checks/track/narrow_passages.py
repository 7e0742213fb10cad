"""Major Cities between which too few tracks can run side by side, or none at all."""

from collections.abc import Iterator
from itertools import pairwise

from model.boards import grid
from model.notation import Edge
from model.systems.crayon.network.bitset_search import PATIENCE
from model.systems.crayon.network.disjoint_tracks import tracks_side_by_side
from model.systems.crayon.network.smallest_cut import Cut, cut
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding, Partly
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted, listed

READS = (*GROUND, "players")
MOST_PAIRS = 60
"""So many pairs of neighbouring Major Cities are looked at; no game needs more."""
MOST_WORK = 2_000_000_000
"""What looking between Major Cities may take, as waves count it."""
MOST_SHOWN = 6


@check(
    "NET012",
    "majors-cannot-be-joined",
    ERROR,
    reads=GROUND,
    needs=("ground",),
    whole=("board", "cities", "ferries"),
    spoils=("trade",),
    rules=("CRY-WIN-01", "CRY-WIN-02"),
    holds=("VAL-CRY-78",),
)
def majors_cannot_be_joined(survey: CrayonSurvey) -> Iterator[Finding]:
    """Some Major Cities cannot be joined to each other by any track.

    Ferries count where the rules let them join a line. It is an error where victory asks for more
    Major Cities than can be joined and nothing else ends a game, and otherwise a warning.

    Why: nobody can ever meet the condition of victory, so the game has no end.
    Repair: join the land between them, add a ferry, or ask for fewer Major Cities.

    Bad:
        board:
          paint: {"10,2": _, "11,3": _, "13,2": _, "14,2": _, "9,1": _, "10,3": _}
        blocked: ["14,1 15,2"]

    Good:
        board:
          paint: {"10,2": _, "11,3": _, "13,2": _}
    """
    groups = [group.majors for group in survey.goal.groups]
    if len(groups) < 2:
        return
    largest = max(groups, key=len)
    apart = [name for group in groups if group is not largest for name in group]
    wanted = min(survey.rules.win.majors, len(apart) + len(largest))
    names = listed([_name(survey, name) for name in apart])
    yield Finding(
        message=tr(
            "no track can join {names} to {name}",
            names=names,
            name=listed([_name(survey, n) for n in largest]),
        ),
        route=("cities", apart[0], "at"),
        cells=tuple([cell for name in apart for cell in survey.ground.red[name]]),
        also=tuple([Also(("cities", name, "at"), tr("apart too")) for name in apart[1:]]),
        about=(("rules", "win"),),
        help=tr(
            "join them by land or ferry: victory asks for {wanted}, and {largest} can be",
            wanted=wanted,
            largest=len(largest),
        )
        if wanted > len(largest)
        else "",
        weight=survey.goal.weight if wanted > len(largest) else WARNING,
    )


@check(
    "NET013",
    "narrow-passage",
    WARNING,
    reads=READS,
    needs=("ground",),
    whole=("board", "cities", "ferries"),
    rules=("CRY-BUILD-11", "CRY-CITY-06"),
    holds=("VAL-CRY-31",),
)
def narrow_passage(survey: CrayonSurvey) -> Iterator[Finding | Partly | None]:
    """Fewer tracks can run between two Major Cities than there can be players.

    Only one player can build on an edge. The finding names the edges through which every line
    has to go; a ferry counts for as many players as may own it.

    Why: with a full table somebody is shut out from victory although every city has room.
    Repair: widen the passage at the edges that are named, add a ferry, or let fewer people play.

    Bad:
        demands:
          8: [vinehall timber 12, astermoor wine 13, gannet-point coal 20]
          9: [belogor wool 13, larkhaven timber 13, brackenfold fish 18]
          16: [astermoor fish 9, vinehall coal 17, wendmouth tea 22]
          33: [astermoor coal 14, brackenfold wine 14, wendmere tea 24]
        waters:
        - {id: alder-beck, never_crosses: ["8,6 8,7"]}
        - {id: wend, never_crosses: ["7,7 8,7"]}
        blocked:
        - 8,1 9,1
        - 9,1 9,2
        - 9,2 10,2
        - 9,2 9,3
        - 8,3 9,3
        - 8,5 9,6
        - 8,6 9,6
        - 8,6 8,7
        - 7,7 8,7

    Good:
        demands:
          8: [vinehall timber 12, astermoor wine 13, gannet-point coal 20]
          9: [belogor wool 13, larkhaven timber 13, brackenfold fish 18]
          16: [astermoor fish 9, vinehall coal 17, wendmouth tea 22]
          33: [astermoor coal 14, brackenfold wine 14, wendmere tea 24]
        waters:
        - {id: alder-beck, never_crosses: ["8,6 8,7"]}
        - {id: wend, never_crosses: ["7,7 8,7"]}
        blocked:
        - 8,1 9,1
        - 9,1 9,2
        - 9,2 10,2
        - 9,2 9,3
        - 8,3 9,3
        - 8,6 9,6
        - 8,6 8,7
        - 7,7 8,7
    """
    players, waves, told = survey.scenario.players.max, survey.waves, set()
    pairs, spent = list(_pairs(survey, players)), 0
    for number, (one, other) in enumerate(pairs):
        if number == MOST_PAIRS or spent > MOST_WORK:
            yield Partly(
                tr(
                    "{number} of {pairs} pairs of Major Cities were looked at, the nearest first",
                    number=number,
                    pairs=len(pairs),
                )
            )
            return
        before = waves.work
        found = _narrowest(survey, one, other, players)
        spent += waves.work - before
        if found is not None and found.edges not in told:
            told.add(found.edges)
            yield _told_narrow(survey, one, other, found)
        yield None


def _pairs(survey: CrayonSurvey, players: int) -> Iterator[tuple[str, str]]:
    """The pairs of Major Cities between which everybody is to find a way."""
    ways_in = survey.access.ways_in
    for group in survey.goal.groups:
        # A city with too few ways in has a finding of its own.
        wide = [name for name in group.majors if len(ways_in.get(name, ())) >= players]
        yield from _nearest_pairs(survey, wide)


def _narrowest(survey: CrayonSurvey, one: str, other: str, players: int) -> Cut | None:
    """The smallest cut between two cities, if it is below the number of players."""
    here, there = survey.ground.numbers_of(one), survey.ground.numbers_of(other)
    if tracks_side_by_side(survey.waves, here, there, players) >= players:
        return None
    survey.waves.work += 2 * PATIENCE * len(survey.ground.network.price)
    found = cut(survey.ground.network, here, there, ferry_room=survey.goal.rooms)
    return found if found.size < players else None


def _nearest_pairs(survey: CrayonSurvey, names: list[str]) -> list[tuple[str, str]]:
    """Pairs that join all of some cities: where all these are wide, so are all others."""
    places = {name: at for name in names if (at := survey.scenario.cities[name].at) is not None}
    if len(places) > MOST_PAIRS + 1:
        ordered = sorted(places, key=lambda name: places[name])
        return list(pairwise(ordered))
    pairs, joined, left = [], list(places)[:1], list(places)[1:]
    while left:
        pair = min(
            ((grid.distance(places[a], places[b]), a, b) for a in joined for b in left),
        )
        pairs.append(pair[1:])
        joined.append(pair[2])
        left.remove(pair[2])
    return pairs


def _told_narrow(survey: CrayonSurvey, one: str, other: str, found: Cut) -> Finding:
    cell = survey.ground.network.cell
    edges = tuple([Edge.of(cell(a), cell(b)) for a, b in found.edges])
    ports = {cell(port) for pair in found.ferries for port in pair}
    ferries = [f for f in survey.part.ferries.values() if len(ports & {*f.ports}) == 2]
    where = [str(edge) for edge in edges] + [f.name or f.id for f in ferries]
    return Finding(
        message=tr(
            "{tracks} can run between {name} and {name2}, for up to {max} players",
            tracks=counted(found.size, "track"),
            name=_name(survey, one),
            name2=_name(survey, other),
            max=survey.scenario.players.max,
        ),
        route=("cities", one, "at"),
        cells=tuple(dict.fromkeys([cell(n) for edge in found.edges for n in edge])),
        edges=edges,
        also=(Also(("cities", other, "at"), tr("the other Major City")),),
        about=tuple([("ferries", ferry.id) for ferry in ferries]),
        help=tr("widen the passage: every line passes {where}", where=listed(where, MOST_SHOWN)),
    )


def _name(survey: CrayonSurvey, city: str) -> str:
    return survey.scenario.cities[city].name or city
