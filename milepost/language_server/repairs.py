"""Repairs as editors offer them: each an edit of some lines, made by the same splices as a save."""

from collections.abc import Iterator, Sequence

from lsprotocol.types import (
    CodeAction,
    CodeActionKind,
    OptionalVersionedTextDocumentIdentifier,
    Position,
    Range,
    TextDocumentEdit,
    TextEdit,
    WorkspaceEdit,
)

from milepost.language_server.analysis import Analysis
from milepost.language_server.diagnostics import diagnostic
from milepost.language_server.positions import Positions, whole_lines_between
from validator.reporting.judgement import Told

FIX_ALL = f"{CodeActionKind.SourceFixAll.value}.milepost"
MOST = 12
"""Repairs that are worked out for one place; each needs the text to be read again."""


class Actions:
    """The repairs of one text."""

    def __init__(
        self, analysis: Analysis, positions: Positions, uri: str, version: int | None
    ) -> None:
        self.analysis = analysis
        self.positions = positions
        self.uri = uri
        self.version = version
        """None where the editor cannot tell to which version an edit belongs."""

    def within(self, place: Range, only: Sequence[str] | None) -> list[CodeAction]:
        """The repairs of the findings that a place touches, and all safe ones where asked for."""
        actions: list[CodeAction] = []
        if _is_wanted(CodeActionKind.QuickFix.value, only):
            actions += self._quick(place)
        if only and _is_wanted(FIX_ALL, only):
            actions += self._all()
        return actions

    def _quick(self, place: Range) -> Iterator[CodeAction]:
        told = self.analysis.judgement.told
        touched = [
            one for one in told if one.repair and _touch(self.positions.range(one.span), place)
        ]
        for one in touched[:MOST]:
            edit = self.edit(self.analysis.repaired(one))
            if edit is not None:
                yield self._offered(one, edit)

    def _offered(self, told: Told, edit: WorkspaceEdit) -> CodeAction:
        sign = f"{told.repair[:1].upper()}{told.repair[1:]}"
        return CodeAction(
            title=f"{sign} ({told.code})",
            kind=CodeActionKind.QuickFix,
            diagnostics=[diagnostic(told, self.positions, self.uri)],
            is_preferred=told.is_safe,
            edit=edit,
        )

    def _all(self) -> Iterator[CodeAction]:
        edit = self.edit(self.analysis.with_safe_repairs())
        if edit is not None:
            yield CodeAction("Make all safe repairs", kind=FIX_ALL, edit=edit)

    def edit(self, text: str | None) -> WorkspaceEdit | None:
        edits = [] if text is None else edits_between(self.positions, text)
        if not edits:
            return None
        if self.version is None:
            return WorkspaceEdit(changes={self.uri: edits})
        document = OptionalVersionedTextDocumentIdentifier(self.uri, self.version)
        return WorkspaceEdit(document_changes=[TextDocumentEdit(document, edits)])


def edits_between(positions: Positions, new: str) -> list[TextEdit]:
    """The edit of the editor's text that makes it say a text of ours; none where it does."""
    old = positions.text
    found = whole_lines_between(old, "\ufeff" * old.startswith("\ufeff") + new)
    if found is None:
        return []
    first, end, lines = found
    start, text = Position(first, 0), "\n".join(lines)
    if end < len(positions.lines):
        # Up to the beginning of the next line, which stays.
        return [TextEdit(Range(start, Position(end, 0)), f"{text}\n")]
    return [TextEdit(Range(start, positions.end), text)]


def _is_wanted(kind: str, only: Sequence[str] | None) -> bool:
    return not only or any(kind == one or kind.startswith(f"{one}.") for one in only)


def _touch(one: Range, other: Range) -> bool:
    ends = [(place.line, place.character) for place in (one.start, one.end, other.start, other.end)]
    return ends[0] <= ends[3] and ends[2] <= ends[1]
