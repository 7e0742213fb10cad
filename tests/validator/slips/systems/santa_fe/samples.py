"""The valid boards in which slips are made: the bundled one, and made-up ones."""

from model.scenario.scenario import Scenario
from tests.generate.samples import sample
from tests.generate.systems.santa_fe.made_boards import made_board


def samples() -> dict[str, Scenario]:
    """The boards by name."""
    made = {f"made-{seed}": made_board(seed) for seed in (2, 11)}
    return {"western-usa": sample("western-usa"), **made}
