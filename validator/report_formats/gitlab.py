"""The code quality report of GitLab; plain ASCII."""

import json
from typing import Any

from validator.finding import Severity
from validator.report_formats.json import shared_name
from validator.reporting.judgement import Judgement, Report, Told, fingerprint

SEVERITIES = {Severity.ERROR: "critical", Severity.WARNING: "minor", Severity.INFO: "info"}


def write(report: Report) -> str:
    """A list of findings without the accepted ones, which it cannot show as such."""
    return json.dumps([_issue(report, *pair) for pair in report.told()], indent=2) + "\n"


def _issue(report: Report, file: Judgement, told: Told) -> dict[str, Any]:
    name = shared_name(report, file)
    begin = {"line": told.span.line, "column": told.span.column}
    end = {"line": told.span.end_line, "column": told.span.end_column}
    return {
        "description": f"{told.message}; {told.advice}" if told.advice else told.message,
        "check_name": told.code,
        "fingerprint": fingerprint(name, told),
        "severity": SEVERITIES[told.severity],
        "location": {"path": name, "positions": {"begin": begin, "end": end}},
    }
