"""The play aid of beacons: the course of a round, before what every aid has."""

from collections.abc import Iterator

from drawing.aids.columns import Leaf
from drawing.aids.leaves import play_aid
from drawing.aids.strips import Setter
from model.scenario.scenario import Scenario

ROUND = (
    "All choose in secret how much oil to burn.",
    "Who burns the most may light a beacon, if no neighbour objects.",
    "Every light earns a barrel. Who has no oil is out.",
)


def leaves(scenario: Scenario, setter: Setter) -> Iterator[Leaf]:
    steps = [strip for sentence in ROUND for strip in setter.paragraph(sentence)]
    yield Leaf("A round", [setter.heading("A round"), *steps])
    yield play_aid(scenario, setter)
