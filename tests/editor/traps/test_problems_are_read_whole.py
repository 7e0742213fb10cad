"""The sentence of a problem is read whole, however narrow the list is."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QStyle
from pytestqt.qtbot import QtBot

from editor.panels.problems.listing import grouped
from editor.panels.problems.tree import ProblemTree
from model.bundled import bundled_scenarios
from tests.drawing.samples import loaded
from validator.finding import Finding, Severity

LONG = "Mirror Lake lies where nobody can see it, and nobody ever went there to look at it."


@pytest.mark.parametrize("width", [260, 420, 900])
def test_a_row_is_as_high_as_its_sentence(qtbot: QtBot, width: int) -> None:
    tree = ProblemTree()
    qtbot.addWidget(tree)
    tree.resize(width, 300)
    tree.show()
    scenario = loaded(bundled_scenarios()["tutorial"])
    findings = [Finding(message=LONG, code="MAP014", severity=Severity.ERROR)]
    tree.fill(grouped(findings, list(Severity), "", scenario), (), scenario, None)
    for wide in (width, width - 60, width + 40):
        tree.resize(wide, 300)
        QApplication.processEvents()
        top = tree.topLevelItem(0)
        assert top is not None
        row = top.child(0)
        assert row is not None
        seen = tree.visualItemRect(row)
        flags = Qt.TextFlag.TextWordWrap
        margin = tree.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, tree) + 1
        room = QRect(0, 0, tree.columnWidth(0) - 2 * tree.indentation() - 2 * margin, 2000)
        needed = tree.fontMetrics().boundingRect(room, flags, row.text(0))
        assert seen.height() >= needed.height()
