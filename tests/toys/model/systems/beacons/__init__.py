"""Beacons: lights along a coast of hexes, paid for with oil."""

from typing import Any

from model.systems.system import KindOfCity, SystemModel, Words


def _city() -> Any:
    from model.systems.beacons.things import BeaconCity

    return BeaconCity


def _good() -> Any:
    from model.systems.beacons.things import BeaconOil

    return BeaconOil


def _part() -> Any:
    from model.systems.beacons.things import BeaconsPart

    return BeaconsPart


def _rules() -> Any:
    from model.systems.beacons.rules import BeaconRules

    return BeaconRules


def _naming() -> Any:
    from model.systems.beacons.references import with_names

    return with_names


SYSTEM = SystemModel(
    name="beacons",
    title="Beacons",
    about="Lights are lit along a coast, and who bids the most oil lights the next one.",
    order=90,
    board="hexes",
    legend={".": "clear", "^": "hills", "~": "sea"},
    usual_size=(9, 7),
    preset="beacons",
    kinds=(
        KindOfCity("village", "village", "villages", "dot", 1, "A village, worth one point."),
        KindOfCity("tower", "tower", "towers", "ring", 3, "A tower, lit from the beginning."),
    ),
    words={"lamps": Words("lamp", "lamps")},
    city=_city,
    good=_good,
    part=_part,
    rules=_rules,
    naming=_naming,
)
