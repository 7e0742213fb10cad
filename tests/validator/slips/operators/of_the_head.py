"""Slips in what a file says of its game: the preset it stands on, the players it is for."""

from random import Random

from model.yaml.node_tree import Scalar
from tests.validator.slips.editing import said_as
from tests.validator.slips.misspelling import misspelt
from tests.validator.slips.places import Place
from tests.validator.slips.slip import Sample, Slip, slip_of


def misspell_preset(sample: Sample, rng: Random) -> Slip | None:
    place = sample.by_route.get(("rules", "preset"))
    if place is None or not isinstance(place.node, Scalar):
        return None
    wrong = misspelt(rng, str(place.node.value))
    if "--" in wrong or wrong.endswith("-"):  # that is no id at all, and told as such
        return None
    what = f"rules/preset says {wrong}"
    return slip_of(sample, [said_as(place.node, wrong)], "REF013", place.node.start, what)


def swap_players(sample: Sample, rng: Random) -> Slip | None:
    """The largest number of players first."""
    least, most = (sample.by_route.get(("players", key)) for key in ("min", "max"))
    if least is None or most is None:
        return None
    edits = [said_as(least.node, _number(most)), said_as(most.node, _number(least))]
    return slip_of(sample, edits, "RUL006", [least.node.start, most.node.start], "players swapped")


def _number(place: Place) -> int:
    assert isinstance(place.node, Scalar)
    return int(str(place.node.value))
