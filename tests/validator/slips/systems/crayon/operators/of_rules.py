"""Slips in the rules: numbers that the map cannot meet, or that somebody counted wrong."""

from random import Random

from model.systems.crayon.things.part import CrayonPart
from model.yaml.node_tree import Mapping, Scalar, Sequence
from tests.validator.slips.editing import Edit, said_as, without
from tests.validator.slips.misspelling import misspelt
from tests.validator.slips.places import Place
from tests.validator.slips.slip import Sample, Slip, slip_of

_COUNTED = {
    "cities": "RUL004",
    "majors": "RUL004",
    "demand_cards": "RUL005",
    "event_cards": "RUL005",
    "chips": "RUL005",
}


def miscount(sample: Sample, rng: Random) -> Slip | None:
    """A declared number that is one off."""
    declared = _below(sample, "rules", "declared")
    if not declared:
        return None
    place = rng.choice(declared)
    number = _number(place) + rng.choice((-1, 1))
    return _put(sample, place, number, _COUNTED[str(place.route[-1])])


def lose_card(sample: Sample, rng: Random) -> Slip | None:
    """A card that was lost; only its number is missed."""
    return _lost(sample, rng, "demands", "demand_cards")


def lose_event(sample: Sample, rng: Random) -> Slip | None:
    """An event card that was lost."""
    return _lost(sample, rng, "events", "event_cards")


def impossible_victory(sample: Sample, rng: Random) -> Slip | None:
    """More Major Cities to join, or more cash, than there is."""
    place = _at(sample, "rules", "win", rng.choice(("majors", "cash")))
    if place is None:
        return None
    code, number = ("NET021", 9) if place.route[-1] == "majors" else ("BAL003", 90_000)
    return _put(sample, place, number, code)


def penniless(sample: Sample, rng: Random) -> Slip | None:
    """Nobody can pay for the first section."""
    place = _at(sample, "rules", "start", "cash")
    return None if place is None else _put(sample, place, 0, "ECO020")


def too_many_players(sample: Sample, rng: Random) -> Slip | None:
    """More players than the cards are enough for."""
    cards = len(sample.scenario.part_as(CrayonPart).demands)
    place = sample.by_route.get(("players", "max"))
    if place is None or cards >= 3 * 20 + 20:
        return None
    demands = sample.by_route[("demands",)]
    slip = _put(sample, place, 20, "DCK001")
    return slip_of(sample, slip.edits, "DCK001", demands.head, slip.what)


def unpriced_terrain(sample: Sample, rng: Random) -> Slip | None:
    """A kind of terrain in the legend that no price is known for."""
    kinds = sample.below("board", "legend")
    place = rng.choice([p for p in kinds if str(getattr(p.node, "value", "")) != "clear"])
    assert isinstance(place.node, Scalar)
    wrong = misspelt(rng, str(place.node.value))
    return _put(sample, place, wrong, "RUL001")


def _lost(sample: Sample, rng: Random, room: str, counted: str) -> Slip | None:
    declared = _at(sample, "rules", "declared", counted)
    holder = sample.by_route[(room,)].node
    if declared is None or not isinstance(holder, Mapping | Sequence):
        return None
    names: list[str | int] = [*holder] if isinstance(holder, Mapping) else [*range(len(holder))]
    edit = without(holder, rng.choice(names))
    codes = _COUNTED[counted]
    return slip_of(sample, [edit], codes, declared.node.start, f"one of {room} is lost")


def _below(sample: Sample, *route: str) -> list[Place]:
    return sample.below(*route) if route in sample.by_route else []


def _at(sample: Sample, *route: str) -> Place | None:
    return sample.by_route.get(route)


def _number(place: Place) -> int:
    assert isinstance(place.node, Scalar)
    return int(str(place.node.value))


def _put(sample: Sample, place: Place, value: str | int, code: str) -> Slip:
    edit: Edit = said_as(place.node, value)
    what = f"{'/'.join(map(str, place.route))} says {value}"
    return slip_of(sample, [edit], code, place.node.start, what)
