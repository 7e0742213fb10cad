"""Slips in the lamps of beacons: an effect that nobody knows, an oil that there is not."""

from random import Random

from tests.validator.slips.editing import said_as
from tests.validator.slips.misspelling import misspelt
from tests.validator.slips.slip import Sample, Slip, slip_of


def unknown_effect_of_a_lamp(sample: Sample, rng: Random) -> Slip | None:
    """A lamp that does what no lamp does."""
    words = [p.node for p in sample.places if p.route[0:1] + p.route[-1:] == ("lamps", "effect")]
    node = rng.choice(words)
    wrong = misspelt(rng, node.value, ("shine", "refill"))
    return slip_of(sample, [said_as(node, wrong)], "SCH005", node.start, f"a lamp may {wrong}")


def oil_that_is_not_there(sample: Sample, rng: Random) -> Slip | None:
    """A lamp that burns what is no good of the map."""
    oils = [p.node for p in sample.places if p.route[::2] == ("lamps", "oil")]
    node = rng.choice(oils)
    return slip_of(sample, [said_as(node, "whale-oil")], "REF004", node.start, "no whale oil")
