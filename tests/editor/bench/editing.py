"""Editing: frames of the canvas on 100,000 mileposts, and how soon prices and findings are new.

Frames are compared with a peer, a bare canvas that draws dots, if the environment variable
MILEPOST_CANVAS names its file: a program that takes `--sizes 100k --designs NAMES` and prints a
line of JSON for each design, with the CPU time of its frames in milliseconds.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

from tests.bench.measure import Figure, Note, Rate
from tests.editor.bench.shared_application import shared_application
from tests.generate.scenario import make_scenario

SIDE = 320
WIDTH, HEIGHT = 1280, 800
FRAMES = 60
ROUNDS = 2
CELLS = 40
"""Painted one by one; what the change alone takes, without a canvas, is taken off."""
FRAME_LIMIT = 1.5
"""A frame takes at most so many times what the best design of the peer takes."""
DESIGNS = "oneitem,direct,tiles"
SETTLED_MS = 50
"""From a painted cell to new price and findings, beside a bare repaint."""
FIT, STEP = -11, 5
"""Steps of the scale: the whole map, and sixteen pixels a milepost."""


def figures() -> list[Figure | Note | Rate]:
    """Each part in a process of its own, so that none waits for what another has begun."""
    return [*_frames(), *_after_a_cell()]


def _frames() -> list[Figure | Note | Rate]:
    peer = os.environ.get("MILEPOST_CANVAS")
    theirs: dict[str, float] = _peer(peer) if peer else {}
    ours = _ours()
    if not theirs:
        return [
            Note(f"{name} frame at {SIDE * SIDE:,} mileposts: {took:.2f} ms; no peer is named")
            for name, took in ours.items()
        ]
    return [
        Figure(
            f"{name} frame, {SIDE * SIDE:,} mileposts, median",
            took,
            "the peer's best design",
            theirs[name],
            FRAME_LIMIT,
        )
        for name, took in ours.items()
    ]


def _peer(program: str) -> dict[str, float]:
    """The least median of all designs, for each kind of frame."""
    told = subprocess.run(
        [sys.executable, program, "--sizes", "100k", "--designs", DESIGNS],
        capture_output=True,
        text=True,
        check=True,
    )
    designs = [json.loads(line) for line in told.stdout.splitlines() if line.startswith("{")]
    kinds = {"pan": "pan_mid", "zoom": "zoom", "paint": "edit"}
    return {name: min(one[key]["p50"] for one in designs) for name, key in kinds.items()}


def _ours() -> dict[str, float]:
    from drawing.themes.theme import theme
    from editor.canvas.widget import Canvas
    from editor.desk.desk import Desk
    from editor.document.document import Document
    from editor.edits.painting import painted
    from editor.program.collecting import Collecting
    from model.notation import Cell
    from model.scenario.change import Change

    application = shared_application()
    collecting = Collecting()
    desk = Desk(Document(make_scenario(1, SIDE, SIDE)))
    canvas = Canvas(desk, theme())
    canvas.resize(WIDTH, HEIGHT)
    canvas.show()
    while not canvas.builder.is_idle:  # what is still built beside it is no part of a frame
        application.processEvents()
    middle = canvas.scene.sheet.spot(Cell(SIDE // 2, SIDE // 2))

    def at(step: int) -> None:
        from editor.canvas.view import View

        canvas.set_view(View(step).with_spot_at(middle, WIDTH / 2, HEIGHT / 2))

    def frames(
        change: Callable[[int], None], number: int = FRAMES, *, whole: bool = False
    ) -> float:
        """The median of frames that a person sees: a change of view or map, and it is painted."""
        took = []
        for frame in range(number):
            start = time.process_time()
            change(frame)
            if whole:
                canvas.repaint()
            application.processEvents()
            took.append((time.process_time() - start) * 1000)
        return median(took)

    def painted_cell(frame: int, kinds: Sequence[str]) -> Change:
        cell = Cell(SIDE // 2 + frame % 20, SIDE // 2 + frame // 20)
        return painted(desk.scenario, [cell], kinds[frame % 2])

    def paint_cells(*kinds: str) -> Callable[[int], None]:
        stroke = desk.document.stroke("paint")
        return lambda frame: stroke.add(painted_cell(frame, kinds))

    def painting() -> float:
        """The least of some medians, as the peer's best design is the least of theirs."""
        rounds = [("mountain", "clear"), ("clear", "mountain")] * ROUNDS
        return min(frames(paint_cells(*kinds), CELLS) for kinds in rounds)

    at(STEP)
    canvas.settle()
    pan = frames(lambda _: canvas.set_view(canvas.view.moved(-16, 0)))
    at(FIT)
    canvas.settle()
    zoom = frames(lambda frame: at(FIT + frame * (STEP + 4 - FIT) // FRAMES), whole=True)
    at(STEP)
    canvas.settle()
    frames(paint_cells("hill", "desert"), CELLS)  # so that each cell is another one afterwards
    edit = painting()
    canvas.close_down()
    change = painting()
    collecting.end()
    return {"pan": pan, "zoom": zoom, "paint": edit - change}


def _after_a_cell() -> list[Figure | Note | Rate]:
    """On the China map: a cell is painted, then the price to it is asked and all is checked."""
    from editor.document.document import Document
    from editor.edits.painting import painted
    from editor.pointing.pointer import at
    from editor.window.window import Window
    from model.bundled import bundled_scenarios
    from model.notation import Cell

    application = shared_application()
    window = Window()
    window.resize(WIDTH, HEIGHT)
    window.show()
    canvas = window.show_document(Document.open(Path(bundled_scenarios()["china"])))
    canvas.settle()
    window.checking.settle()
    application.processEvents()
    desk = canvas.desk
    desk.pin_at(Cell(60, 30))
    cells = [Cell(50 + number % 8, 25 + number // 8) for number in range(40)]
    bare, whole, settled = [], [], []
    for number, cell in enumerate(cells):
        start = time.process_time()
        canvas.repaint()
        bare.append(time.process_time() - start)
        start = time.process_time()
        desk.move(at(cell, "move", ""))
        desk.document.apply(painted(desk.scenario, [cell], ("mountain", "clear")[number % 2]))
        canvas.prices.sketch()
        found = desk.document.live.findings()
        canvas.repaint()
        whole.append(time.process_time() - start)
        window.checking.settle()
        settled.append(time.process_time() - start)
        del found
    canvas.close_down()
    beside = (median(whole) - median(bare)) * 1000
    return [
        Figure(
            "China, from a painted cell to new price and findings, beside a repaint",
            beside,
            "limit",
            SETTLED_MS,
            1.0,
        ),
        Note(f"until every search over the whole map has ended: {median(settled) * 1000:.0f} ms"),
    ]
