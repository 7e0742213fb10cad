"""Events about waters: floods of what is no river, and rains on what is not there."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from model.notation import Edge
from model.scenario.things import Water
from model.systems.crayon.ground.ground import crossed_edges
from model.systems.crayon.network.bits import numbers_in
from model.systems.crayon.things import effects as fx
from model.systems.crayon.things.consequences import floods
from model.systems.crayon.things.part import Event
from model.wording.speech import later, tr
from validator.check import check
from validator.finding import ERROR, WARNING, Also, Finding, Partly, Repair
from validator.systems.crayon.repairs.event_cards import card_altered
from validator.systems.crayon.survey.events import Acting
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import listed

FLOODS = ("events", "waters", "rules", "variants")
CALLED = {
    "river": later("a river"),
    "dry-river": later("a dry river"),
    "lake": later("a lake"),
    "dry-lake": later("a dry lake"),
    "inlet": later("an inlet"),
}


@check(
    "DCK008",
    "flood-of-no-river",
    ERROR,
    reads=FLOODS,
    subjects="events",
    needs=("rules",),
    holds=("VAL-CRY-53",),
    rules=("CRY-EVENT-30", "CRY-EVENT-36"),
)
def flood_of_no_river(survey: CrayonSurvey, events: Mapping[str, Event]) -> Iterator[Finding]:
    """A flood names a water that is no river.

    Whether dry waters count once rains have filled them is said by the rules, under `flood`.

    Why: floods touch rivers only; bridges over the lake stay, whatever the card says.
    Repair: name rivers alone, or make the water a river.

    Bad:
        events:
        - {id: spring-flood, effects: [{effect: erase-crossing, waters: [mirror-lake, wend]}]}

    Good:
        events:
        - {id: spring-flood, effects: [{effect: erase-crossing, waters: [upper-wend, wend]}]}
    """
    for name, event in events.items():
        for water, places in _named(survey, event):
            wet = fx.Rekind(water.kind)
            if not floods(survey.rules.flood, water.kind, [wet]):
                yield Finding(
                    message=tr(
                        "{event} floods {water}, which is {called} and no river",
                        event=event.name,
                        water=water.name or water.id,
                        called=tr(CALLED[water.kind]),
                    ),
                    route=(*places[0].route, "waters", water.id),
                    also=_elsewhere(water, places),
                    repair=_taken_off(survey, name, water.id),
                )


@check(
    "DCK009",
    "flood-of-dry-water",
    WARNING,
    reads=FLOODS,
    subjects="events",
    needs=("rules",),
    whole=("events",),
    holds=("VAL-CRY-54",),
    rules=("CRY-EVENT-36",),
)
def flood_of_dry_water(survey: CrayonSurvey, events: Mapping[str, Event]) -> Iterator[Finding]:
    """A flood names a dry river, and no card brings rains that would fill it.

    Why: floods touch a dry river only after rains, so this one never takes a bridge away there.
    Repair: add a card with the effect `rekind` for dry rivers, or name another river.

    Bad:
        events:
        - {id: desert-rains, effects: [{effect: rekind, kind: dry-lake, surcharge: 2}]}
        - {id: spring-flood, effects: [{effect: erase-crossing, waters: [thirst, wend]}]}

    Good:
        events:
        - {id: spring-flood, effects: [{effect: erase-crossing, waters: [thirst, wend]}]}
    """
    flood, rains = survey.rules.flood, survey.events.rains
    for name, event in events.items():
        for water, places in _named(survey, event):
            can_be = floods(flood, water.kind, [fx.Rekind(water.kind)])
            if can_be and not floods(flood, water.kind, rains):
                yield Finding(
                    message=tr(
                        "{event} floods {water}, which is {called}, and no card brings rains",
                        event=event.name,
                        water=water.name or water.id,
                        called=tr(CALLED[water.kind]),
                    ),
                    route=(*places[0].route, "waters", water.id),
                    also=_elsewhere(water, places),
                    help=tr("add a card with the effect rekind, kind: {kind}", kind=water.kind),
                    repair=_taken_off(survey, name, water.id),
                )


def _named(survey: CrayonSurvey, event: Event) -> list[tuple[Water, list[Acting]]]:
    """The waters that a card floods, each with the effects that name it."""
    found: dict[str, list[Acting]] = {}
    for one in survey.events.of([event]):
        if isinstance(one.effect, fx.EraseCrossing | fx.CloseCrossing):
            for water in one.effect.waters:
                found.setdefault(water, []).append(one)
    waters = survey.scenario.waters
    return [(waters[name], places) for name, places in found.items() if _is_sure(survey, name)]


def _is_sure(survey: CrayonSurvey, water: str) -> bool:
    return water in survey.scenario.waters and survey.can_read("waters", water, "kind")


def _elsewhere(water: Water, places: Iterable[Acting]) -> tuple[Also, ...]:
    others = [Also((*one.route, "waters", water.id), tr("and here")) for one in list(places)[1:]]
    return (Also(("waters", water.id, "kind"), tr(CALLED[water.kind])), *others)


def _taken_off(survey: CrayonSurvey, event: str, water: str) -> Repair | None:
    """The card without a water, where it names others besides."""
    said = [e.waters for e in survey.part.events[event].effects if hasattr(e, "waters")]
    if any(waters == (water,) for waters in said):
        return None

    def alter(card: dict[str, Any]) -> None:
        for effect in card["effects"]:
            if water in effect.get("waters", ()):
                effect["waters"] = [name for name in effect["waters"] if name != water]

    return card_altered(survey.scenario, event, tr("take {water} off the card", water=water), alter)


@check(
    "DCK010",
    "nothing-to-erase",
    WARNING,
    reads=(*GROUND, "events", "regions"),
    needs=("ground",),
    whole=("board", "waters", "cities", "regions", "events"),
    holds=("VAL-CRY-55",),
    rules=("CRY-EVENT-30", "CRY-EVENT-51"),
)
def nothing_to_erase(survey: CrayonSurvey) -> Iterator[Finding | Partly | None]:
    """A flood or storm takes track away where none can ever be built.

    Bridges inside a Major City are no track: a flood closes them and does not take them away.

    Why: the card strikes nobody. Mostly a river was moved, or its land was taken away.
    Repair: let the card name a river that tracks cross, or an area with mileposts to build on.

    Bad:
        waters:
        - {id: town-canal, name: Town Canal, kind: river, also_crosses: ["13,9 13,10"]}
        events:
        - {id: spring-flood, effects: [{effect: erase-crossing, waters: [town-canal]}]}

    Good:
        waters:
        - {id: town-canal, name: Town Canal, kind: river, also_crosses: ["13,9 13,10"]}
        events:
        - {id: spring-flood, effects: [{effect: close-crossing, waters: [town-canal]}]}
    """
    told = set()
    for one in survey.events.acting:
        effect = one.effect
        if isinstance(effect, fx.EraseCrossing | fx.CloseCrossing):
            waters = _flooded(survey, effect.waters)
            about = (one.event.id, waters)
            if waters and about not in told and not _crossed(survey, effect, waters):
                told.add(about)
                names = listed([survey.scenario.waters[name].name or name for name in waters])
                yield Finding(
                    message=tr(
                        "{event} floods {names}, which no track can cross",
                        event=one.event.name,
                        names=names,
                    ),
                    route=(*one.route, "waters"),
                    about=tuple([("waters", name) for name in waters]),
                )
        yield None
    if any(isinstance(one.effect, fx.EraseTouching) for one in survey.events.acting):
        yield survey.events.left_out
    for one, area in survey.events.with_areas():
        if isinstance(one.effect, fx.EraseTouching):
            cell, ways = survey.ground.network.cell, survey.ground.network.ways
            numbers = list(numbers_in(survey.events.where(area).bits & survey.waves.everywhere))
            sure = survey.events.is_sure(area, to_be="at-most")
            if sure and numbers and not any(map(ways, numbers)):
                yield Finding(
                    message=tr(
                        "{event} erases track in {area}, where none can be built",
                        event=one.event.name,
                        area=area,
                    ),
                    route=(*one.route, "area"),
                    cells=tuple(sorted(map(cell, numbers))),
                )
        yield None


def _flooded(survey: CrayonSurvey, waters: Iterable[str]) -> tuple[str, ...]:
    """Those of the waters that a flood can touch, once all rains have fallen."""
    known, flood, rains = survey.scenario.waters, survey.rules.flood, survey.events.rains
    return tuple(
        [name for name in waters if name in known and floods(flood, known[name].kind, rains)]
    )


def _crossed(
    survey: CrayonSurvey, effect: fx.EraseCrossing | fx.CloseCrossing, waters: Iterable[str]
) -> bool:
    """Whether one of the waters has an edge that can be built over, or is closed in a city."""
    ground, known = survey.ground, survey.scenario.waters
    is_closing = isinstance(effect, fx.CloseCrossing)
    # The edges of the whole lattice: mostly the first that is on the board is open.
    edges = (e for water in waters for e in crossed_edges(known[water], ground.waters[water]))
    return any(_is_open(survey, edge, in_cities=is_closing) for edge in edges)


def _is_open(survey: CrayonSurvey, edge: Edge, *, in_cities: bool) -> bool:
    network = survey.ground.network
    one, other = network.index(edge.a), network.index(edge.b)
    if not network.has(one) or not network.has(other):
        return False
    if other in network.ways(one):
        return True
    return in_cities and other in network.red_steps(one)


@check(
    "DCK018",
    "rain-on-nothing",
    WARNING,
    reads=("events", "waters"),
    subjects="events",
    whole=("waters",),
    holds=("VAL-CRY-64",),
    rules=("CRY-EVENT-60",),
)
def rain_on_nothing(survey: CrayonSurvey, events: Mapping[str, Event]) -> Iterator[Finding]:
    """An event changes waters of a kind that the map does not have.

    Why: the card does nothing. Mostly the kind is a slip, or the map came later than the card.
    Repair: name a kind that is on the map, or take the effect away.

    Bad:
        events:
        - {id: desert-rains, effects: [{effect: rekind, kind: dry-lake, surcharge: 2}]}
        waters:
        - {id: white-pan, kind: lake}

    Good:
        events:
        - {id: desert-rains, effects: [{effect: rekind, kind: dry-lake, surcharge: 2}]}
    """
    kinds = {water.kind for water in survey.scenario.waters.values()}
    for one in survey.events.of(events.values()):
        if isinstance(one.effect, fx.Rekind) and one.effect.kind not in kinds:
            yield Finding(
                message=tr(
                    "{event} changes {kind} waters, and the map has none",
                    event=one.event.name,
                    kind=one.effect.kind,
                ),
                route=(*one.route, "kind"),
            )
