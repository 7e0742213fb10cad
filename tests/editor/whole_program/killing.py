"""Kill editors in the middle of their work and look at what the next start finds.

An editor without a window paints, undoes, redoes and saves as fast as it can, and is killed at a
moment that nobody chose. The file must be whole, and everything that was done must come back.
A program of its own, so that a small process is forked for every kill:
python -m tests.editor.whole_program.killing FOLDER KILLS SEED
"""

import json
import os
import random
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, NamedTuple

from editor.document.document import Document
from editor.edits.painting import painted
from editor.saving.journal_records import NoJournal
from editor.saving.recovery import Keeper, found, take_over
from editor.saving.saving import Saving
from model.files.scenario_files import load
from model.notation import Cell
from model.scenario.change import difference
from model.scenario.scenario import Scenario

MAP = Path(__file__).parents[3] / "scenarios" / "tutorial.milepost.yaml"
LONGEST = 0.5
"""Seconds that an editor works, at most."""
PAUSE = 0.001
"""Seconds between two steps, so that as many kills meet steps as saves."""
IMPATIENT = 0.1
"""So many are killed while they still open the map."""
KINDS = ("mountain", "clear", "alpine")


class Op(NamedTuple):
    """Something that the editor does, and the step at which the document stands after it."""

    kind: Literal["do", "stroke", "undo", "redo", "save"]
    after: int


def ops(most: int = 100_000) -> Iterator[Op]:
    """What every editor does, in this order: each step has a number, which the title says."""
    for turn in range(most):
        step = turn + 1
        yield Op("stroke" if turn % 3 == 1 else "do", step)
        if turn % 5 == 4:
            yield Op("undo", step - 1)
            yield Op("redo", step)
        if turn % 80 == 17:
            yield Op("save", step)


def numbered(document: Document, number: int) -> None:
    """One step: paints a cell and writes its number into the title."""
    document.apply(difference(document.scenario, _next(document.scenario, number), f"{number}"))


def _next(scenario: Scenario, number: int) -> Scenario:
    from dataclasses import replace

    from model.scenario.change import apply

    cell = Cell(number * 5 % 12, number * 3 % 8)
    scenario = apply(scenario, painted(scenario, [cell], KINDS[number % len(KINDS)]))
    return replace(scenario, title=f"step {number}")


def do(document: Document, op: Op, saving: Saving) -> None:
    match op.kind:
        case "do":
            numbered(document, op.after)
        case "stroke":
            stroke = document.stroke(f"{op.after}")
            goal = _next(document.scenario, op.after)
            stroke.add(difference(document.scenario, goal))
            stroke.finish()
        case "undo":
            document.undo()
        case "redo":
            document.redo()
        case "save":
            saving.save(document)


def edit_forever(path: Path, tell: int) -> None:
    """The editor: after each thing it did it tells its number."""
    document = Document.open(path)
    Keeper(document)
    saving = Saving()
    os.write(tell, b"ready\n")
    for number, op in enumerate(ops()):
        if op.kind == "save":
            os.write(tell, b"saving\n")
        else:
            time.sleep(PAUSE)
        do(document, op, saving)
        os.write(tell, b"%d\n" % number)


def recover_forever(_: Path, tell: int) -> None:
    """The next start, which may be killed as well."""
    os.write(tell, b"recovering\n")
    while True:
        for one in found():
            keeper, _result = take_over(one, print)
            let_go(keeper)


def let_go(keeper: Keeper) -> None:
    """Leaves the journal for the next start, as a program does that is killed between two steps."""
    keeper._unlisten()
    keeper._journal.sync()
    keeper._journal.close()
    if keeper._lock is not None:
        keeper._lock.release()


@dataclass
class Tally:
    """What was seen."""

    kills: int = 0
    during_saving: int = 0
    before_the_first_step: int = 0
    steps: int = 0
    recovered: int = 0
    lost: int = 0
    """Editors of which a finished step did not come back."""
    broken: int = 0
    """Files that were not whole."""
    wrong: int = 0
    """Maps that came back other than they were."""
    unreadable: int = 0
    states: list[Scenario] = field(default_factory=list, repr=False)

    def plain(self) -> dict[str, int]:
        return {name: value for name, value in vars(self).items() if isinstance(value, int)}

    def state(self, number: int) -> Scenario:
        while len(self.states) <= number:
            self.states.append(_next(self.states[-1], len(self.states)))
        return self.states[number]


def killed(
    work: Callable[[Path, int], None], path: Path, patience: float, *, waits: bool
) -> list[str]:
    """What a process told before it was killed; the patience may begin with its first word."""
    ear, mouth = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(ear)
            work(path, mouth)
        finally:
            os._exit(1)
    os.close(mouth)
    told = os.read(ear, 65_536) if waits else b""
    time.sleep(patience)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    while piece := os.read(ear, 65_536):
        told += piece
    os.close(ear)
    if os.WIFEXITED(status):
        raise SystemExit("an editor ended by itself")
    return told.decode().split()


def one_kill(folder: Path, chance: random.Random, tally: Tally) -> None:
    path = folder / "map.milepost.yaml"
    shutil.copy(MAP, path)
    waits = chance.random() > IMPATIENT
    told = killed(edit_forever, path, chance.uniform(0.0, LONGEST), waits=waits)
    tally.kills += 1
    was_saving = bool(told) and told[-1] == "saving"
    tally.during_saving += was_saving
    last = max((int(word) for word in told if word.isdigit()), default=-1)
    tally.before_the_first_step += last < 0
    if chance.random() < 0.3:
        killed(recover_forever, path, chance.uniform(0.0, 0.04), waits=True)
    judge(path, last, tally)


def judge(path: Path, last: int, tally: Tally) -> None:
    """Whether the file is whole, and the next start finds everything."""
    done = list(zip(range(last + 2), ops(), strict=False))
    steps = [0, *(op.after for _, op in done)]
    allowed = set(steps[-2:]) if last >= 0 else set(steps)
    tally.steps += steps[-1]
    try:
        on_disk = load(path)
    except Exception:  # noqa: BLE001 (whatever it is, the file is broken)
        tally.broken += 1
        return
    saves = [0, *(op.after for _, op in done if op.kind == "save")][-2:]
    if on_disk not in [tally.state(number) for number in saves]:
        tally.broken += 1
    scenario = on_disk
    for one in found():
        try:
            keeper, result = take_over(one, print)
        except NoJournal:
            tally.unreadable += 1
            continue
        tally.recovered += 1
        scenario = result.document.scenario
        tally.wrong += result.lost > 0 or not _has_history(result.document, tally)
        keeper.close()
    number = int(scenario.title.removeprefix("step ")) if "step" in scenario.title else 0
    tally.lost += number not in allowed
    tally.wrong += scenario != tally.state(number)


def _has_history(document: Document, tally: Tally) -> bool:
    """Whether undoing everything gives the map as it was."""
    scenario = document.scenario
    position = document.history.position
    document.go_to(0)
    is_whole = document.scenario == tally.state(0)
    document.go_to(position)
    return is_whole and document.scenario == scenario


def main(folder: Path, kills: int, seed: int) -> dict[str, int]:
    os.environ["MILEPOST_DATA"] = str(folder / "data")
    chance, tally = random.Random(seed), Tally()
    tally.states.append(load(MAP))
    for number in range(kills):
        place = folder / f"{number}"
        place.mkdir()
        one_kill(place, chance, tally)
    left = folder / "data" / "journals"
    return {**tally.plain(), "left_behind": len(list(left.iterdir())) if left.exists() else 0}


if __name__ == "__main__":
    result = main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
    sys.stdout.write(json.dumps(result) + "\n")
