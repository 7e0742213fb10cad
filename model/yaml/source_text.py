"""From bytes to text we can vouch for: strict UTF-8 without controls, within limits."""

import re
from array import array
from bisect import bisect_right
from typing import Literal

from model.bounded_files import LARGEST_FILE, too_large
from model.unreadable import Mistake, Reason, Remedy, Unreadable

LONGEST_LINE = 4_096

# NEL, LS and PS are line ends for YAML alone: every later line number would differ from the
# one an editor shows. A lone surrogate can only come from text that was never decoded.
FORBIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]"
)
_LONE_RETURN = re.compile(r"\r(?!\n)")


class SourceText:
    """The text of one file, without its byte order mark, and where its lines begin."""

    __slots__ = ("_line_starts", "bom", "name", "newline", "text")

    def __init__(self, text: str, name: str) -> None:
        self.bom = text.startswith("\ufeff")
        self.text = text.removeprefix("\ufeff")
        self.name = name
        returns = text.count("\r\n")
        self.newline: Literal["\n", "\r\n"] = "\r\n" if 2 * returns > text.count("\n") else "\n"
        self._line_starts: array[int] | None = None

    def place(self, index: int) -> tuple[int, int]:
        """Line and column of a character, both from 1, in code points."""
        starts = self._line_starts
        if starts is None:
            starts = array("L", [0])
            starts.extend(found.end() for found in re.finditer("\n", self.text))
            self._line_starts = starts
        line = bisect_right(starts, index)
        return line, index - starts[line - 1] + 1

    def unreadable(self, index: int, message: str, reason: Reason = "syntax") -> Unreadable:
        """The exception that says this about the character at the index."""
        return self.mistaken(Mistake(index, message, reason))

    def mistaken(self, mistake: Mistake) -> Unreadable:
        """The exception that tells a mistake, and the text without it where that is certain."""
        remedy = Remedy(
            mistake.help,
            tuple([(*self._counted(index), said) for index, said in mistake.also]),
            mistake.repair,
            self._edited(mistake) if mistake.edits else "",
        )
        place = self._counted(mistake.place)
        return Unreadable(mistake.sentence, self.name, *place, mistake.reason, remedy)

    def _edited(self, mistake: Mistake) -> str:
        text = self.text
        for start, end, new in sorted(mistake.edits, reverse=True):
            text = text[:start] + new + text[end:]
        return text

    def _counted(self, index: int) -> tuple[int, int]:
        return self.text.count("\n", 0, index) + 1, index - self.text.rfind("\n", 0, index)


def source_text(data: bytes | str, name: str) -> SourceText:
    """The text of a file, or Unreadable where it is no text that we can vouch for."""
    size = len(data.encode(errors="surrogatepass")) if isinstance(data, str) else len(data)
    if size > LARGEST_FILE:
        raise Unreadable(too_large(), name, reason="size")
    source = SourceText(data if isinstance(data, str) else _decoded(data, name), name)
    _refuse_characters(source)
    _refuse_long_lines(source)
    return source


def _decoded(data: bytes, name: str) -> str:
    wide = _wide_encoding(data)
    if wide:
        raise Unreadable(f"The file is in {wide}; save it as UTF-8.", name, 1, 1, "encoding")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        before = SourceText(data[: error.start].decode(), name)
        byte = data[error.start]
        raise before.unreadable(
            len(before.text),
            f"Byte 0x{byte:02X} is not UTF-8 text; save the file as UTF-8.",
            "encoding",
        ) from None


def _wide_encoding(data: bytes) -> str:
    """Name of an encoding with zero bytes, known by its mark or by where the zeros stand."""
    zeros = tuple(byte == 0 for byte in data[:4])
    if data.startswith((b"\xff\xfe\x00\x00", b"\x00\x00\xfe\xff")):
        return "UTF-32"
    if zeros in {(True, True, True, False), (False, True, True, True)}:
        return "UTF-32"
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "UTF-16"
    if zeros in {(True, False, True, False), (False, True, False, True)}:
        return "UTF-16"
    return ""


def _refuse_characters(source: SourceText) -> None:
    bad = FORBIDDEN.search(source.text)
    if bad:
        message = f"Character U+{ord(bad.group()):04X} is not allowed; remove it."
        raise source.unreadable(bad.start(), message, "character")
    if source.text.count("\r") != source.text.count("\r\n"):
        lone = _LONE_RETURN.search(source.text)
        if lone:
            raise source.unreadable(
                lone.start(),
                "A carriage return without a line feed is not a line end; remove it.",
                "character",
            )


def _refuse_long_lines(source: SourceText) -> None:
    """Step from the last line end within reach to the next: few steps, whatever the lines."""
    text = source.text
    start = 0
    while len(text) - start > LONGEST_LINE:
        reach = start + LONGEST_LINE
        line_end = text.rfind("\n", start, reach + 1)
        if line_end < 0 and text.startswith("\r\n", reach):
            line_end = reach + 1
        if line_end < 0:
            message = f"The line is longer than {LONGEST_LINE:,} characters."
            raise source.unreadable(reach, message, "size")
        start = line_end + 1
