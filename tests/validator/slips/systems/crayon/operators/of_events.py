"""Slips in event cards: durations, tables and waters that do not go together."""

from random import Random

from model.systems.crayon.things.part import CrayonPart
from model.yaml.node_tree import Mapping, Scalar
from tests.validator.slips.editing import Edit, said_as, without
from tests.validator.slips.places import Place
from tests.validator.slips.slip import Sample, Slip, slip_of

_LASTING = ("half-rate", "no-move", "no-build", "no-pickup", "no-delivery", "no-link")


def wrong_duration(sample: Sample, rng: Random) -> Slip | None:
    """A lasting effect on a card that is over at once."""
    events = sample.scenario.part_as(CrayonPart).events.values()
    places = [
        sample.by_route[("events", number, "duration")]
        for number, event in enumerate(events)
        if str(event.duration).endswith(("turn", "turns"))
        and any(effect.WORD in _LASTING for effect in event.effects)
    ]
    place = rng.choice(places)
    # It is told of the duration, or of the effect that does not go with it.
    event = sample.by_route[place.route[:2]].node
    inner = [p for p in sample.places if p.route[:2] == place.route[:2]]
    at = [p.node.start for p in inner if p.node.start >= event.start]
    edit = said_as(place.node, "instant")
    return slip_of(sample, [edit], "DCK007", at, f"{place.route} says instant")


def tax_without_end(sample: Sample, rng: Random) -> Slip | None:
    """A tax table that leaves out the rich."""
    tables = [p for p in sample.places if p.route[-1:] == ("table",) and p.route[0] == "events"]
    place = rng.choice(tables)
    assert isinstance(place.node, Mapping)
    edit = without(place.node, "more")
    return slip_of(sample, [edit], "DCK013", place.head, "a tax without more")


def tax_that_falls(sample: Sample, rng: Random) -> Slip | None:
    """A tax that takes nothing from the rich."""
    tables = [p for p in sample.places if p.route[-2:] == ("table", "more")]
    place = rng.choice([p for p in tables if p.route[0] == "events"])
    at = [place.node.start, sample.by_route[place.route[:-1]].head]
    return slip_of(sample, [said_as(place.node, 0)], "DCK014", at, "the rich pay nothing")


def flood_of_a_lake(sample: Sample, rng: Random) -> Slip | None:
    """A flood that names a lake."""
    lakes = [w.id for w in sample.scenario.waters.values() if w.kind == "lake"]
    named = [p for p in sample.places if _is_flooded(p)]
    if not lakes or not named:
        return None
    place = rng.choice(named)
    lake = rng.choice(lakes)
    edit = said_as(place.node, lake)
    return slip_of(sample, [edit], "DCK008", place.node.start, f"a flood of {lake}")


def rain_on_nothing(sample: Sample, rng: Random) -> Slip | None:
    """Rains on a kind of water that the map does not have."""
    kinds = {water.kind for water in sample.scenario.waters.values()}
    missing = sorted({"dry-river", "dry-lake"} - kinds)
    rains = [p for p in sample.places if _is_rained_on(sample, p)]
    if not missing or not rains:
        return None
    place = rng.choice(rains)
    edit = said_as(place.node, rng.choice(missing))
    return slip_of(sample, [edit], "DCK018", place.node.start, "rain on nothing")


def area_of_nothing(sample: Sample, rng: Random) -> Slip | None:
    """An area that no milepost lies in."""
    areas = [p for p in sample.places if p.part.get("title") == "Area" and p.route[0] == "events"]
    place = rng.choice([p for p in areas if isinstance(p.node, Scalar)])
    # Whoever is neither here nor there is nowhere.
    assert isinstance(place.node, Scalar)
    nothing = f"({place.node.value}) minus all"
    edit: Edit = said_as(place.node, nothing)
    codes = ("DCK010", "DCK011")
    return slip_of(sample, [edit], codes, place.node.start, f"{place.route} is {nothing}")


def overseas_without_link(sample: Sample, rng: Random) -> Slip | None:
    """A container link that serves another city, so that nothing goes overseas."""
    served = [p for p in sample.places if p.route[::2] == ("links", "serves")]
    links = sample.scenario.part_as(CrayonPart).links
    if len(links) != 1:
        return None
    place = served[0]
    city = next(iter(links.values())).serves[0]
    at = next(p for p in sample.below("cities") if getattr(p.node.at("id"), "value", "") == city)
    inland = next(c.id for c in sample.scenario.cities.values() if not c.overseas)
    edit = said_as(place.node, [inland])
    # Either the city that is not served is told, or the link that serves a city on the map.
    return slip_of(sample, [edit], "ECO006", [at.head, place.head], f"{city} is not served")


def _is_flooded(place: Place) -> bool:
    return len(place.route) == 6 and place.route[::2] == ("events", "effects", "waters")


def _is_rained_on(sample: Sample, place: Place) -> bool:
    if len(place.route) != 5 or place.route[-1] != "kind":
        return False
    word = sample.by_route[(*place.route[:-1], "effect")].node
    return isinstance(word, Scalar) and word.value == "rekind"
