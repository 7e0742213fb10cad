"""How a menu starts the Milepost that runs now, and how a command stands in a desktop entry."""

import re
import sys
from pathlib import Path

_PLAIN = re.compile(r"[\w@%+=:,./-]+", re.ASCII)
_QUOTED = re.compile(r'(["`$\\])')


def command() -> tuple[str, ...]:
    """The words that start this Milepost, from any folder."""
    if getattr(sys, "frozen", False):
        return (sys.executable,)
    script = Path(sys.executable).with_name("milepost")
    if script.is_file():
        return (str(script),)
    # Without -P the current folder would come first, and a stranger's model/ in it.
    return (sys.executable, "-P", "-m", "milepost")


def exec_line(words: tuple[str, ...]) -> str:
    """Words as `Exec` has them: quoted as desktops read them, then escaped as their files are."""
    return " ".join(map(_quoted, words)).replace("\\", "\\\\")


def value(text: str) -> str:
    """A text as the value of a key."""
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")


def _quoted(word: str) -> str:
    word = word.replace("%", "%%")
    return word if _PLAIN.fullmatch(word) else '"' + _QUOTED.sub(r"\\\1", word) + '"'
