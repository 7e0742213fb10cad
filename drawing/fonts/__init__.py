"""The font of every picture: Noto Sans, unmodified, so that maps look and measure alike everywhere.

Its licence is in `OFL.txt` beside it.
"""

from pathlib import Path

from drawing.shapes.symbols import Face

FAMILY = "Noto Sans"
"""What the font is called."""
FILES: dict[Face, str] = {
    "regular": "NotoSans-Regular.ttf",
    "bold": "NotoSans-Bold.ttf",
    "italic": "NotoSans-Italic.ttf",
}


def file_of(face: Face) -> Path:
    """The file of one face."""
    return Path(__file__).parent / FILES[face]


def font_files() -> list[Path]:
    """The files of all faces, for whoever has to load them."""
    return [file_of(face) for face in FILES]
