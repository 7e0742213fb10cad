"""Draws the pictures of the manual in the window: pictures/editor/manual-*.png."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COLOURS = 64


def main() -> None:
    """Each in a program of its own, as the size of pixels is chosen when Qt begins."""
    import subprocess

    for looks, factor, typed in (("light", "1", "trial track"), ("dark", "2", "")):
        around = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": factor}
        words = [sys.executable, __file__, looks, factor, typed]
        subprocess.run(words, cwd=ROOT, env=around, check=True)  # noqa: S603 (our own words)


def draw(looks: str, factor: str, typed: str) -> None:
    """One picture: a page with the contents, or with what was found."""
    from PySide6.QtWidgets import QApplication

    from drawing.qt.application import started
    from drawing.qt.thumbnails import few_colours

    application = QApplication([])
    started()
    from editor.preferences.looks import dress
    from editor.window.manual.book import Book, Place
    from editor.window.manual.window import ManualWindow

    dress("dark" if looks == "dark" else "light")
    window = ManualWindow(Book(ROOT))
    window.resize(1000, 640)
    window.open(Place("docs/editor/panels.md", "as-in-a-spreadsheet"))
    window.show()
    if typed:
        window.line.setText(typed)
        window.search()
        window.open_first()
    for _ in range(5):
        application.processEvents()
    path = ROOT / f"docs/pictures/editor/manual-{looks}-{factor}x.png"
    path.write_bytes(few_colours(window.grab().toImage(), COLOURS))
    print(f"wrote {path.relative_to(ROOT)}")


if __name__ == "__main__":
    # A script looks for modules in its own folder first; ours are called from the root.
    sys.path[0] = str(ROOT)
    if len(sys.argv) > 1:
        draw(*sys.argv[1:])
    else:
        main()
