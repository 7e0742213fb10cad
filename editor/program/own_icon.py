"""The icon of the program, as windows, the bar of tasks and the list of windows show it."""

from importlib.resources import files

from PySide6.QtGui import QIcon, QPixmap

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def own_icon() -> QIcon:
    """Drawn at every size."""
    drawings, made = files("editor.program.icons"), QIcon()
    for size in SIZES:
        pixmap = QPixmap()
        pixmap.loadFromData(drawings.joinpath(f"milepost-{size}.png").read_bytes())
        made.addPixmap(pixmap)
    return made
