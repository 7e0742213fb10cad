"""Text for people: what is wrong, the line of the file with a mark, the place on the map, help."""

from collections.abc import Iterable, Iterator
from typing import Final

from drawing.terminal.text import width
from validator.finding import Severity
from validator.reporting.judgement import Judgement, Report, Told
from validator.reporting.placing import Span
from validator.wording.excerpt import excerpt
from validator.wording.visible import clean, harmless
from validator.wording.wrapping import wrapped

COLOURS: Final = {Severity.ERROR: "31", Severity.WARNING: "33", Severity.INFO: "36"}
BOLD, BLUE = "1", "34"
MOST_CELLS = 6
PRIMARY, SECONDARY = "^", "-"


def write(report: Report) -> str:
    """All findings, and a last line that counts them."""
    explained: set[str] = set()
    parts = [part for file in report.files for part in _File(report, file, explained).parts()]
    if not report.quiet:
        parts.append("\n".join(wrapped(summary(report), report.columns)))
    return "".join(f"{part}\n" for part in parts)


def summary(report: Report) -> str:
    """How many files, and how many findings of which severity."""
    counts = [(report.count(one), one) for one in Severity]
    found = ", ".join(_counted(n, "info" if s == "info" else s, s) for n, s in counts if n)
    failed = sum(file.has_failed for file in report.files)
    said = f"{_counted(len(report.files) - failed, 'file')} checked"
    said += f", {failed:,} could not be checked" if failed else ""
    said += f": {found or 'nothing found'}"
    repairs = sum(bool(one.repair) and one.is_safe for _, one in report.told())
    said += f"; {_counted(repairs, 'repair')} with --fix" if repairs else ""
    accepted = sum(len(file.accepted) for file in report.files)
    said += f"; {accepted} allowed" if accepted else ""
    known = sum(file.known for file in report.files)
    return said + (f"; {known} known to the baseline" if known else "")


def _counted(number: int, word: str, severity: str = "") -> str:
    plain = number == 1 or severity == Severity.INFO
    return f"{number:,} {word}{'' if plain else 's'}"


class _File:
    """The findings of one file; a code is explained where it comes first in a report."""

    def __init__(self, report: Report, file: Judgement, explained: set[str]) -> None:
        self.report = report
        self.file = file
        self.name = clean(file.name)
        self.explained = explained

    def parts(self) -> Iterator[str]:
        for told in self.file.told:
            lines = [harmless(line) for line in self._lines(told)]
            yield "\n".join([*lines, ""])
        for code, number in self.file.left_out.items():
            line = f"{self.name}: and {number:,} more of {code}; --max-findings 0 shows all"
            yield harmless(line)

    def _lines(self, told: Told) -> Iterator[str]:
        # Only paint a head that stands in one line: escapes would be counted as letters.
        head = f"{told.severity}[{told.code}]"
        first, *more = wrapped(f"{head} {told.name}: {clean(told.message)}", self.report.columns)
        yield self._painted(head, COLOURS[told.severity], BOLD) + first.removeprefix(head)
        yield from more
        gutter = len(str(max(span.line for span in _spans(told))))
        blank = " " * gutter
        yield f"{blank}{self._painted('-->', BLUE)} {self.name}:{told.span.line}:{told.span.column}"
        yield from self._source(told, gutter)
        for word, text in self._notes(told):
            indent = " " * (gutter + len(word) + 5)
            line = f"{blank} = {word}: {clean(text)}"
            yield from wrapped(line, self.report.columns, indent)

    def _notes(self, told: Told) -> Iterator[tuple[str, str]]:
        """What stands below the lines of the file."""
        places = _places(told)
        if places:
            yield "map", "; ".join(places)
        is_new = told.code not in self.explained
        if told.help or (is_new and told.usual_help and not told.repair):
            yield "help", told.advice
        if told.repair:
            yield "repair", f"{told.repair} ({'--fix' if told.is_safe else '--fix --unsafe-fixes'})"
        if told.entry:
            yield "allow", told.entry
        if is_new:
            self.explained.add(told.code)
            yield "explain", f"milepost explain {told.code}"

    def _source(self, told: Told, gutter: int) -> Iterator[str]:
        """The lines that the finding speaks of, each with its mark."""
        marks = [(told.span, PRIMARY, ""), *((span, SECONDARY, text) for span, text in told.also)]
        shown = [mark for mark in marks if mark[0].line in self.file.lines]
        if not shown:
            return
        bar = self._painted("|", BLUE)
        yield f"{' ' * gutter} {bar}"
        last = 0
        for span, sign, text in sorted(shown, key=lambda mark: (mark[0], mark[1])):
            room = self.report.columns - gutter - 3
            end = span.end_column if span.end_line == span.line else None
            line = self.file.lines[span.line]
            start, stop = span.column - 1, len(line) if end is None else end - 1
            shown_line, at, wide = excerpt(line, start, stop, room, unicode=self.report.unicode)
            if span.line != last or len(line) > room:
                number = self._painted(str(span.line).rjust(gutter), BLUE)
                yield f"{number} {bar} {shown_line}".rstrip()
            last = span.line
            colour = COLOURS[told.severity] if sign == PRIMARY else BLUE
            mark = self._painted(sign * min(wide, max(room - at, 1)), colour)
            yield from self._marked(f"{' ' * gutter} {bar} {' ' * at}{mark}", at + wide, text, room)
        yield f"{' ' * gutter} {bar}"

    def _marked(self, line: str, used: int, text: str, room: int) -> Iterator[str]:
        """A mark and what is said of it: beside it where there is room, else below."""
        text = clean(text)
        if not text or used + 1 + width(text) <= room:
            yield f"{line} {text}".rstrip()
            return
        yield line
        bar = line.partition(self._painted("|", BLUE))
        yield from (f"{bar[0]}{bar[1]} {part}" for part in wrapped(text, room, ""))

    def _painted(self, text: str, *codes: str) -> str:
        return f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if self.report.colours else text


def _spans(told: Told) -> Iterable[Span]:
    return (told.span, *(span for span, _ in told.also))


def _places(told: Told) -> list[str]:
    """The cells and edges of a finding, in words."""
    cells, edges = _some(told.cells), _some(told.edges, "; ")
    places = [f"cell{'s' * (len(told.cells) > 1)} {cells}"] if told.cells else []
    return places + ([f"edge{'s' * (len(told.edges) > 1)} {edges}"] if told.edges else [])


def _some(places: tuple[str, ...], between: str = " ") -> str:
    shown = between.join(places[:MOST_CELLS])
    more = len(places) - MOST_CELLS
    return f"{shown} and {more:,} more" if more > 0 else shown
