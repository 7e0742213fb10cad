"""Paints the icons of the program and of its files at every size, from editor/program/icons."""

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[2]
ICONS = ROOT / "editor/program/icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def main() -> None:
    """Writes NAME-SIZE.png for both drawings; the same drawings give the same bytes."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication([])
    for drawing in sorted(ICONS.glob("*.svg")):
        for size in SIZES:
            image = QImage(size, size, QImage.Format.Format_ARGB32)
            image.fill(0)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, size, size))
            painter.end()
            image.save(str(ICONS / f"{drawing.stem}-{size}.png"))
    print(f"painted {len(list(ICONS.glob('*.png')))} icons in {ICONS.relative_to(ROOT)}")
    del application


if __name__ == "__main__":
    main()
