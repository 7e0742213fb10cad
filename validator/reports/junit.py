"""JUnit's XML: a suite for each file and a case for each finding, as build servers show tests."""

import re
from html import escape

from validator.judgement import Judgement, Report, Told
from validator.visible import clean

_NEVER_IN_XML = re.compile("[\ufffe\uffff]")


def write(report: Report) -> str:
    """Findings that fail the run are failures; the others are cases that passed with a remark."""
    suites = "".join(_suite(report, file) for file in report.files)
    failures = sum(_failures(report, file) for file in report.files)
    errors = sum(file.has_failed for file in report.files)
    tests = sum(max(1, len(file.told)) for file in report.files)
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<testsuites name="milepost" tests="{tests}" failures="{failures}" errors="{errors}">\n'
        f"{suites}</testsuites>\n"
    )


def _failures(report: Report, file: Judgement) -> int:
    if file.has_failed:
        return sum(report.is_failure(one.severity) for one in file.told) - 1
    return sum(report.is_failure(one.severity) for one in file.told)


def _suite(report: Report, file: Judgement) -> str:
    name = _text(report.file_name(file.name))
    cases = "".join(_case(report, file, name, one) for one in file.told)
    cases = cases or f'    <testcase name="validate" classname="{name}"/>\n'
    left_out = ", ".join(f"and {n} more of {code}" for code, n in file.left_out.items())
    note = f"    <system-out>{left_out}</system-out>\n" if left_out else ""
    counts = (
        f'tests="{max(1, len(file.told))}" failures="{_failures(report, file)}" '
        f'errors="{int(file.has_failed)}"'
    )
    return f'  <testsuite name="{name}" {counts}>\n{cases}{note}  </testsuite>\n'


def _case(report: Report, file: Judgement, name: str, told: Told) -> str:
    place = f"{told.span.line}:{told.span.column}"
    title = _text(f"{told.code} {told.name} at {place} ({told.severity})")
    message = _text(told.message)
    said = f"{report.file_name(file.name)}:{place}: {told.message}"
    body = "\n".join(_text(line) for line in (said, told.help) if line)
    inner = f"<system-out>{body}</system-out>"
    if file.has_failed and told is file.told[0]:
        inner = f'<error type="{told.code}" message="{message}">{body}</error>'
    elif report.is_failure(told.severity):
        inner = f'<failure type="{told.code}" message="{message}">{body}</failure>'
    return f'    <testcase name="{title}" classname="{name}">{inner}</testcase>\n'


def _text(text: str) -> str:
    return escape(_NEVER_IN_XML.sub("?", clean(text)))
