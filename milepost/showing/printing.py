"""Printing at a terminal: how far the work has come, and what was written."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from drawing.printing.print_files import Order
from drawing.printing.print_files import printed as made
from milepost.terminal.progress import Progress
from milepost.terminal.say import tell
from validator.pictures.print_facts import facts_of

if TYPE_CHECKING:
    from model.scenario.scenario import Scenario


def printed(
    scenario: "Scenario", folder: Path, out: str, order: Order, *, quiet: bool = False
) -> Iterator[str]:
    """Writes the files, all of them made before the first is written; a line about each."""
    shown: dict[str, Progress] = {}

    def progress(what: str, done: int, whole: int) -> None:
        if what not in shown:
            for other in shown.values():
                other.clear()
            shown[what] = Progress(what, whole, quiet=quiet)
        shown[what].at(done)

    try:
        files = made(scenario, folder, order, facts_of(scenario), progress)
    finally:
        for one in shown.values():
            one.clear()
    yield from files.absent
    yield from files.write(Path(out))
    tell(files.troubles)
