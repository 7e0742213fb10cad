"""Annotations for GitHub Actions: a finding beside its line in a pull request."""

from validator.finding import Severity
from validator.reporting.judgement import Report
from validator.wording.visible import clean

COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}


def write(report: Report) -> str:
    """One command for each finding."""
    lines = []
    for file, told in report.told():
        properties = {
            "file": report.file_name(file.name),
            "line": told.span.line,
            "endLine": told.span.end_line,
            "col": told.span.column,
            "endColumn": told.span.end_column,
            "title": f"{told.code} {told.name}",
        }
        if told.span.line != told.span.end_line:
            # GitHub takes columns only within one line.
            del properties["endColumn"]
        said = ",".join(f"{key}={_property(str(value))}" for key, value in properties.items())
        message = f"{told.message}; {told.advice}" if told.advice else told.message
        lines.append(f"::{COMMANDS[told.severity]} {said}::{_data(message)}\n")
    for file in report.files:
        for code, number in file.left_out.items():
            name = _property(report.file_name(file.name))
            lines.append(f"::notice file={name},title={code}::and {number} more of {code}\n")
    return "".join(lines)


def _data(text: str) -> str:
    return clean(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
