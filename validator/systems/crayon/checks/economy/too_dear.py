"""Sections and links that cost more than may be spent in a turn, so that nobody ever has them."""

from collections.abc import Iterator, Sequence
from heapq import nsmallest
from typing import NamedTuple

from model.notation import Edge
from model.scenario.scenario_form import look_at
from model.systems.crayon.network.bits import bits_of, moved, numbers_in
from model.systems.crayon.network.network import Network
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding, Way
from validator.systems.crayon.checks.track.reaching import called, on_land
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted, listed

LIMIT = ("rules", "turn", "spend_limit")
MOST_EDGES = 20
"""So many of the sections that are too dear are shown."""


@check(
    "ECO022",
    "section-over-the-limit",
    ERROR,
    reads=GROUND,
    needs=("ground",),
    whole=("board", "cities", "ferries"),
    implies=("RUL012",),
    implies_anywhere=("ECO021",),
    spoils=("trade",),
    rules=("CRY-TURN-05",),
    holds=("VAL-CRY-81",),
)
def section_over_the_limit(survey: CrayonSurvey) -> Iterator[Finding]:
    """A section that everybody needs costs more than may be spent in a turn.

    Behind it lies a city or a port, or it is on every line between the Major Cities that victory
    asks for. Where only bare land lies behind it, this is a warning.

    Why: a section is paid in one turn, so it can never be built, and nobody ever comes there.
    Repair: make the terrain, the city or the crossing cheaper, raise the limit, or open a way
    round.

    Bad:
        rules: {cost: {small: 21}}

    Good:
        rules: {cost: {small: 4}}
    """
    limit = survey.rules.turn.spend_limit
    if survey.ground.red and _dearest(survey.ground.network) > limit:
        land = _beyond(survey, limit)
        if land.told:
            names = listed([called(survey, way) for way in land.told])
            yield _too_dear(survey, land, names)
            # What is too dear to buy for so low a limit is a matter of the limit.
            return
        yield from _majors_apart(survey, limit)
        if land.bits and not land.told:
            yield _too_dear(survey, land, counted(land.bits.bit_count(), "milepost"))
    yield from _too_dear_to_buy(survey, limit)


def _dearest(network: Network) -> int:
    """No step of a builder costs more than that."""
    prices = [ground.price for ground in network.grounds if ground is not None]
    ferries = [ferry.cost for ferry in network.ferries]
    over = max(network.extra.values(), default=0)
    return max([*prices, *ferries], default=0) + over


class Beyond(NamedTuple):
    """Land to which no section leads that can be paid, or the part of it where something lies."""

    bits: int
    told: Sequence[Way]
    """What lies there."""
    sections: Sequence[tuple[int, Edge]]
    """The cheapest sections that would lead there, with their prices."""


def _beyond(survey: CrayonSurvey, limit: int) -> Beyond:
    waves, ground = survey.waves, survey.ground
    majors = [number for name in ground.red for number in ground.numbers_of(name)]
    reached = waves.joined_to(majors, dearest=limit)
    bits, there = survey.joined_to_majors & ~reached, on_land(survey)
    told = [way for n in numbers_in(bits & bits_of(there)) for way in there[n]]
    if told:
        # Bare land that cannot be paid for is no matter where something else cannot be reached.
        bits = waves.joined_to(numbers_in(bits & bits_of(there)), without=waves.everywhere & ~bits)
    beside = bits & moved(reached, waves.ways)
    return Beyond(bits, told, _dear_sections(ground.network, beside, reached))


def _dear_sections(network: Network, beside: int, reached: int) -> list[tuple[int, Edge]]:
    """The cheapest sections that lead to mileposts from where builders can come."""
    found = (
        (network.price[number] + network.surcharge(near, number), number, near)
        for number in numbers_in(beside)
        for near in network.ways(number)
        if reached >> near & 1
    )
    cell = network.cell
    return [(price, Edge.of(cell(a), cell(b))) for price, a, b in nsmallest(MOST_EDGES, found)]


def _too_dear(survey: CrayonSurvey, land: Beyond, what: str) -> Finding:
    limit = survey.rules.turn.spend_limit
    price = (
        tr("a section there costs {sections}", sections=land.sections[0][0])
        if land.sections
        else tr("it costs more")
    )
    edges = tuple([edge for _, edge in land.sections])
    first = survey.ground.network.cell(next(numbers_in(land.bits)))
    ways: Sequence[Way] = land.told or [("board", "terrain", str(first))]
    is_limit = look_at(survey.scenario, LIMIT) is not None
    where = "" if land.told else tr(" around {first}", first=first)
    return Finding(
        message=tr(
            "no track can come to {what}{where}: {price}, and {limit} may be spent in a turn",
            what=what,
            where=where,
            price=price,
            limit=limit,
        ),
        route=LIMIT if is_limit else ways[0],
        cells=tuple(dict.fromkeys([cell for edge in edges for cell in (edge.a, edge.b)])),
        edges=edges,
        also=tuple([Also(way, tr("out of reach")) for way in (ways if is_limit else ways[1:])]),
        weight=ERROR if land.told else WARNING,
    )


def _majors_apart(survey: CrayonSurvey, limit: int) -> Iterator[Finding]:
    """Major Cities that only sections could join which nobody can pay."""
    goal = survey.goal
    could = max((len(group.majors) for group in goal.groups), default=0)
    can = max((len(group.majors) for group in goal.groups_within(limit)), default=0)
    if can < min(goal.win.majors, could):
        yield Finding(
            message=tr(
                "victory asks for {majors} Major Cities, and {can} can be "
                "joined by sections that cost no more than {limit}, which may "
                "be spent in a turn",
                majors=goal.win.majors,
                can=can,
                limit=limit,
            ),
            route=LIMIT,
            weight=goal.weight,
        )


def _too_dear_to_buy(survey: CrayonSurvey, limit: int) -> Iterator[Finding]:
    """Links that are bought in a building phase whose limit they exceed."""
    if not survey.rules.link.purchase_in_spend_limit:
        return
    for name, link in survey.part.links.items():
        if link.mode == "purchase" and link.cost > limit:
            called_so = link.name or name
            yield Finding(
                message=tr(
                    "{called_so} costs {cost}, and {limit} may be spent in a turn",
                    called_so=called_so,
                    cost=link.cost,
                    limit=limit,
                ),
                route=("links", name, "cost"),
            )
