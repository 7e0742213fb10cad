"""The one application of Qt that all benches share: pictures would make one without windows."""

import os
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


def shared_application() -> "QApplication":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    return cast(QApplication, QApplication.instance() or QApplication(["milepost"]))
