"""What leaves the program as text: nothing in it disturbs a terminal or commands a build server."""

import re
import unicodedata

_HIDDEN = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
_PLAIN = re.compile(r"[ -~]*")
# Build servers read commands from what a program prints: at the start of a line, blanks aside, or
# anywhere in it.
_COMMAND = re.compile(r"^(\s*):(?=:)|#(?=#\[)|#(?=#vso\[)")


def clean(text: str) -> str:
    """A text without what could disturb a terminal or hide what it says."""
    if _PLAIN.fullmatch(text):
        return text
    return "".join(map(visible, text))


def visible(sign: str) -> str:
    """A sign, spelled out where it could not be seen."""
    return spelled(sign) if unicodedata.category(sign) in _HIDDEN else sign


def spelled(sign: str) -> str:
    """A sign by its number."""
    return f"\\u{{{ord(sign):x}}}"


def harmless(line: str) -> str:
    """A line in which a build server finds no command."""
    return _COMMAND.sub(lambda found: (found[1] or "") + spelled(found[0][-1]), line)
