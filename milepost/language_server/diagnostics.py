"""Findings as editors mark them: a place, a severity, a sentence, other places."""

from lsprotocol.types import (
    Diagnostic,
    DiagnosticRelatedInformation,
    DiagnosticSeverity,
    Location,
    Position,
    Range,
)

from milepost.language_server.analysis import Analysis
from milepost.language_server.positions import Positions
from validator.finding import Severity
from validator.reporting.judgement import Told
from validator.wording.visible import clean

SOURCE = "milepost"
SEVERITIES = {
    Severity.ERROR: DiagnosticSeverity.Error,
    Severity.WARNING: DiagnosticSeverity.Warning,
    Severity.INFO: DiagnosticSeverity.Information,
}


def diagnostics_of(analysis: Analysis, positions: Positions, uri: str) -> list[Diagnostic]:
    """Everything that is told about a text."""
    found = [diagnostic(one, positions, uri) for one in analysis.judgement.told]
    if analysis.trouble:
        top = Range(Position(0, 0), Position(0, 0))
        warning = DiagnosticSeverity.Warning
        found.append(Diagnostic(top, clean(analysis.trouble), severity=warning, source=SOURCE))
    for code, number in analysis.judgement.left_out.items():
        top, info = Range(Position(0, 0), Position(0, 0)), DiagnosticSeverity.Information
        said = f"and {number:,} more of {code}"
        found.append(Diagnostic(top, said, severity=info, code=code, source=SOURCE))
    return found


def diagnostic(told: Told, positions: Positions, uri: str) -> Diagnostic:
    """One finding."""
    also = [
        DiagnosticRelatedInformation(Location(uri, positions.range(span)), clean(text))
        for span, text in told.also
    ]
    message = f"{told.message}\n{told.help}" if told.help else told.message
    return Diagnostic(
        range=positions.range(told.span),
        message="\n".join(map(clean, message.split("\n"))),
        severity=SEVERITIES[told.severity],
        code=told.code,
        source=SOURCE,
        related_information=also or None,
        data={"mark": told.mark, "place": told.place},
    )
