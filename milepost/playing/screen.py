"""The screen of a terminal game: clean lines of its width, with colours where they are wanted."""

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable

from drawing.terminal.paper import seat_style, styled
from drawing.terminal.text import width
from milepost.terminal.say import PLAIN_LINES, clean, has_colours, screen_columns

BOLD, DIM = "1", "2"
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Empties the screen and what could be scrolled back to."""
HANG = " " * 7
GAP = "   "
"""What stands between the entries of a list."""
LABEL = re.compile(r"\S(?:\S| (?! ))*  +")


class Screen:
    """Where a game is told. Names are cleaned before colours are added."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdout.isatty()
        self._coloured = has_colours()

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        lines = shutil.get_terminal_size().lines if self.is_terminal else PLAIN_LINES
        return screen_columns(), max(10, lines)

    def say(self, text: str = "", style: str = "") -> None:
        """A sentence, folded to the width of the screen."""
        for line in self._folded(clean(text)):
            print(self._styled(line, style))

    def say_all(self, lines: Iterable[str], style: str = "") -> None:
        for line in lines:
            self.say(line, style)

    def heading(self, text: str) -> None:
        """A line that begins something new."""
        text = f"-- {clean(text)} "
        print("\n" + self._styled(text.ljust(self.size[0] - 1, "-"), BOLD))

    def show(self, picture: Iterable[str]) -> None:
        """The lines of a picture, which are clean and as wide as they may be."""
        for line in picture:
            print(line)

    def clear(self) -> None:
        """Takes away what another should not see; where nobody looks it is a line of its own."""
        if not self.is_terminal:
            print("\n" + "=" * (self.size[0] - 1))
        elif os.environ.get("TERM") == "dumb":
            print("\n" * self.size[1])
        else:
            print(CLEAR, end="")
        _forget_lines()

    def colour(self, seat: int | None) -> str:
        return "" if seat is None else seat_style(seat)

    def _styled(self, text: str, style: str) -> str:
        return styled(text, style) if self._coloured else text

    def _folded(self, text: str) -> list[str]:
        columns = self.size[0] - 1
        if width(text) <= columns:
            return [text]
        entries = text.split(GAP)
        if len(entries) > 1 and all(_is_entry(entry, columns) for entry in entries):
            return _rows(entries, columns)
        return textwrap.wrap(
            text, columns, subsequent_indent=_hang(text, columns), break_on_hyphens=False
        )


def _is_entry(text: str, columns: int) -> bool:
    """Whether a text can be an entry of a list; the rows of tables have wider gaps."""
    return bool(text) and text == text.strip() and width(text) <= columns


def _rows(entries: list[str], columns: int) -> list[str]:
    """Entries of a list in rows; none is broken."""
    rows = [""]
    for entry in entries:
        longer = f"{rows[-1]}{GAP}{entry}" if rows[-1] else entry
        if width(longer) <= columns:
            rows[-1] = longer
        else:
            rows.append(entry)
    return rows


def _hang(text: str, columns: int) -> str:
    """How far in a text goes on in its next line: below what stands behind its label."""
    label = LABEL.match(text)
    return " " * label.end() if label and 2 * label.end() <= columns else HANG


class Asking:
    """Reads what players type; where nobody types at a keyboard it shows what was read."""

    def __init__(self) -> None:
        self._is_typed = sys.stdin.isatty()
        if self._is_typed:
            _use_line_editing()

    def __call__(self, prompt: str) -> str:
        """The next line; EOFError where there is none."""
        if self._is_typed:
            try:
                return input(prompt).strip()
            except EOFError:
                print()
                raise
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        text = line.strip()
        print(f"{prompt}{clean(text)}")
        return text


def _use_line_editing() -> None:
    """Arrow keys and history, where the system has them."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)


def _forget_lines() -> None:
    """What was typed is not brought back by the arrow keys of the next one."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()
