"""Valid made-up scenarios of any system and size, the same for the same seed."""

from collections.abc import Iterable

from hypothesis import strategies as st

from model.scenario.scenario import Scenario
from model.systems import part_of, system_names
from tests.generate.making import Making


def usual_system() -> str:
    """The system of scenarios of which nothing is said: the first that makes up its own."""
    own = [name for name in system_names() if part_of("tests.generate", name, "making")]
    return own[0]


def making_of(system: str) -> type[Making]:
    """How a system makes up its scenarios; one that says nothing gets what all can have."""
    own = part_of("tests.generate", system, "making")
    found: type[Making] = Making if own is None else own.MAKING
    return found


def make_scenario(
    seed: int, cols: int, rows: int, without: Iterable[str] = (), system: str = ""
) -> Scenario:
    """A valid scenario of at least 3 by 3 cells, without some of the parts of its making."""
    name = system or usual_system()
    return making_of(name)(name, seed, cols, rows, frozenset(without)).scenario()


def scenarios(largest: int = 12, system: str = "") -> st.SearchStrategy[Scenario]:
    """Made-up scenarios; they shrink to fewer parts, then to smaller boards."""
    name = system or usual_system()
    parts = making_of(name).PARTS
    sides = st.integers(3, largest)
    # Sets shrink to nothing, and nothing kept is the simplest scenario.
    without = st.sets(st.sampled_from(parts)).map(lambda kept: frozenset(parts) - kept)
    return st.builds(make_scenario, st.integers(0, 999), sides, sides, without, st.just(name))
