"""Any history of edits: the way back loses nothing, and no finding is stale."""

from pathlib import Path
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from editor.desk.desk import Desk
from editor.desk.toolbox import tools
from editor.document.document import Document
from editor.pointing.pointer import Pointer, at
from model.bundled import bundled_scenarios
from model.files.scenario_files import text_after
from model.notation import Cell
from model.scenario.change import difference
from tests.generate.edits import edits_of
from tests.generate.examples import examples
from tests.generate.samples import sample
from validator.running.run import findings_of

TUTORIAL = Path(bundled_scenarios()["tutorial"])
CELLS = st.builds(Cell, st.integers(-1, 17), st.integers(-1, 14))


class AnyHistory(RuleBasedStateMachine):
    """A designer who tries everything, in any order."""

    @initialize()
    def open(self) -> None:
        self.document = Document.open(TUTORIAL)
        self.desk = Desk(self.document)
        self.start = self.document.scenario
        assert self.document.file is not None
        self.text = self.document.file.document.text

    @rule(
        name=st.sampled_from(sorted(tools())),
        cells=st.lists(CELLS, min_size=1, max_size=4),
        ends=st.sampled_from(("Return", "Escape", "")),
    )
    def draw(self, name: str, cells: list[Cell], ends: str) -> None:
        """A gesture with a tool: a drag, or the clicks of a line."""
        if not tools()[name].fits(self.document.scenario):
            return
        self.desk.use(name)
        for number, cell in enumerate(cells):
            self.desk.press(at(cell))
            self.desk.move(at(cells[-1 - number], "move"))
            self.desk.release(at(cells[-1 - number], "release"))
        self._end(ends)

    def _end(self, key: str) -> None:
        if key:
            self.desk.key(Pointer("key", 0, 0, key=key))
        self.desk.finish()

    @rule(edit=st.sampled_from(edits_of(sample("tutorial"))), seed=st.integers(0, 2**32))
    def edit(self, edit: Any, seed: int) -> None:
        """A change such as forms and lists make."""
        after = edit(Random(seed), self.document.scenario)
        self.document.apply(difference(self.document.scenario, after, "edit"))

    @rule(steps=st.integers(1, 5))
    def undo(self, steps: int) -> None:
        for _ in range(steps):
            self.document.undo()

    @rule(steps=st.integers(1, 5))
    def redo(self, steps: int) -> None:
        for _ in range(steps):
            self.document.redo()

    @rule(position=st.integers(0, 12))
    def go_to(self, position: int) -> None:
        self.document.go_to(position)

    def teardown(self) -> None:
        if not hasattr(self, "document"):
            return
        settled = self.document.live.settle()
        assert settled == findings_of(self.document.scenario)
        end, steps = self.document.scenario, len(self.document.history.steps)
        position = self.document.history.position
        self.document.go_to(0)
        assert self.document.scenario == self.start
        assert self.document.file is not None
        assert text_after(self.document.file, self.document.scenario) == self.text
        self.document.go_to(position)
        assert self.document.scenario == end
        assert len(self.document.history.steps) == steps


AnyHistory.TestCase.settings = settings(
    max_examples=examples(12), stateful_step_count=12, deadline=None
)
TestAnyHistory = AnyHistory.TestCase
