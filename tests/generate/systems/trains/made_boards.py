"""Boards of Trains with some twists, drawn by lot, the same for the same seed and twists."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from model.collection import Things
from model.scenario.preset_things import over_preset
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario
from tests.generate.systems.trains.draft import Draft, Plain
from tests.generate.systems.trains.twists import TWISTS, some_twists


def made_plain(seed: int, twists: Sequence[str] = (), size: tuple[int, int] | None = None) -> Plain:
    """A board as a file says it; `size` asks for so many columns and rows."""
    plain = Draft(f"{seed} {size}", size).plain()
    for name in sorted(twists):
        TWISTS[name](plain)
    return plain


@lru_cache(maxsize=4)
def made_board(
    seed: int, twists: tuple[str, ...] = (), size: tuple[int, int] | None = None
) -> Scenario:
    """A board in order, as the reader of files makes it."""
    scenario = read_scenario(over_preset(made_plain(seed, twists, size), Things()))
    assert not scenario.misfits, scenario.misfits
    return scenario


def twists_for(seed: int, most: int = 6) -> tuple[str, ...]:
    """Twists drawn by lot for a seed."""
    return some_twists(Random(f"twists {seed}"), most)
