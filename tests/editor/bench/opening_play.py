"""Opening the play window: from F5 on the China map to the first move of a bot."""

import time
from pathlib import Path

from tests.bench.measure import Figure
from tests.editor.bench.shared_application import shared_application

TIMES = 5
LIMIT_MS = 1000.0


def figures() -> list[Figure]:
    """The first time counts apart: much is read and made ready once for all."""
    took = [_until_the_first_move() for _ in range(TIMES)]
    return [
        Figure("F5 to the first bot move on China, for the first time", took[0], *_limit()),
        Figure("F5 to the first bot move on China, later", min(took[1:]), *_limit()),
    ]


def _limit() -> tuple[str, float, float]:
    return "the limit", LIMIT_MS, 1.0


def _until_the_first_move() -> float:
    """CPU time in milliseconds, of the window and of the thread that thinks."""
    from editor.play.window import open_play
    from model.bundled import bundled_scenarios
    from model.files.scenario_files import load

    application = shared_application()
    path = Path(bundled_scenarios()["china"])
    scenario = load(path)
    start = time.process_time()
    window = open_play(scenario, str(path.parent))
    for row in window.seats.rows:
        row.by.setCurrentIndex(row.by.findData("greedy"))
    window.seats.start.click()
    table = window.table
    if table is None:
        raise RuntimeError(window.seats.remark.text())
    while not table.match.log().records:
        application.processEvents()
    took = (time.process_time() - start) * 1000
    window.close()
    application.processEvents()
    return took
