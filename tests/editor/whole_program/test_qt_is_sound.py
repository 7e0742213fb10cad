"""The Qt that is installed counts references rightly.

PySide6 6.12.0 on Python 3.11 loses one reference to None with every call that returns nothing;
after some thousand calls the editor would die with all unsaved work. A short run does not see it.
"""

import subprocess
import sys

CALLS = 10_000

PROBE = """
import sys
from PySide6.QtCore import QObject
from PySide6.QtGui import QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication, QGraphicsEllipseItem, QWidget

application = QApplication([])
image = QImage(8, 8, QImage.Format.Format_ARGB32)
painter, pen, widget = QPainter(image), QPen(), QWidget()
thing, item = QObject(), QGraphicsEllipseItem()
calls = {
    "QPainter.setPen": lambda: painter.setPen(pen),
    "QPainter.drawPoint": lambda: painter.drawPoint(1, 1),
    "QPen.setWidth": lambda: pen.setWidth(2),
    "QWidget.update": lambda: widget.update(),
    "QObject.setObjectName": lambda: thing.setObjectName("thing"),
    "QGraphicsItem.setPos": lambda: item.setPos(1.0, 2.0),
}
# A few calls are enough to see a steady loss, and too few to die of it.
for name, call in calls.items():
    call()
    before = sys.getrefcount(None)
    for _ in range(100):
        call()
    lost = before - sys.getrefcount(None)
    if lost > 50:
        sys.exit(f"{name} lost {lost} references to None in 100 calls")
for _ in range(int(sys.argv[1])):
    for call in calls.values():
        call()
painter.end()
print("sound")
"""


def test_calls_that_return_nothing_leave_none_alone() -> None:
    result = subprocess.run(
        [sys.executable, "-c", PROBE, str(CALLS)], capture_output=True, text=True, check=False
    )
    assert (result.returncode, result.stdout.strip()) == (0, "sound"), result.stderr
