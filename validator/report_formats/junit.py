"""JUnit's XML: a suite for each file and a case for each finding, as build servers show tests."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape

from validator.reporting.choosing import stage_of
from validator.reporting.judgement import Judgement, Report, Told
from validator.wording.visible import clean

_NEVER_IN_XML = re.compile("[\ufffe\uffff]")


def write(report: Report) -> str:
    """Findings that fail the run are failures; the others are cases that passed with a remark."""
    suites = "".join(_suite(report, file) for file in report.files)
    counts = _attributes(sum((_counts(report, file) for file in report.files), Counter()))
    head = '<?xml version="1.0" encoding="utf-8"?>\n'
    return f'{head}<testsuites name="milepost" {counts}>\n{suites}</testsuites>\n'


def _counts(report: Report, file: Judgement) -> Counter[str]:
    """How many cases there are, and how many of them are failures and errors."""
    return Counter(tests=max(1, len(file.told))) + Counter(
        f"{kind}s" for one in file.told if (kind := _kind(report, file, one))
    )


def _attributes(counts: Counter[str]) -> str:
    return " ".join(f'{name}="{counts[name]}"' for name in ("tests", "failures", "errors"))


def _kind(report: Report, file: Judgement, told: Told) -> str:
    """An error where the file could not be judged, a failure where a finding fails the run."""
    if file.has_failed and stage_of(told.code) == "reading":
        return "error"
    return "failure" if report.is_failure(told.severity) else ""


def _suite(report: Report, file: Judgement) -> str:
    name = _text(report.file_name(file.name))
    titles = _titles(file.told)
    cases = "".join(
        _case(report, file, name, title, one) for title, one in zip(titles, file.told, strict=True)
    )
    cases = cases or f'    <testcase name="validate" classname="{name}"/>\n'
    left_out = ", ".join(f"and {n} more of {code}" for code, n in file.left_out.items())
    note = f"    <system-out>{left_out}</system-out>\n" if left_out else ""
    counts = _attributes(_counts(report, file))
    return f'  <testsuite name="{name}" {counts}>\n{cases}{note}  </testsuite>\n'


def _titles(found: Sequence[Told]) -> Iterator[str]:
    """A name for each finding by which a build server knows it again when lines have moved."""
    met: Counter[str] = Counter()
    for told in found:
        place = told.pointer.strip("/")
        title = f"{told.code} {told.name}" + (f" of {place}" if place else "")
        met[title] += 1
        yield _text(title if met[title] == 1 else f"{title} ({met[title]})")


def _case(report: Report, file: Judgement, name: str, title: str, told: Told) -> str:
    place = f"{told.span.line}:{told.span.column}"
    message = _text(told.message)
    said = f"{report.file_name(file.name)}:{place}: {told.severity}: {told.message}"
    body = "\n".join(_text(line) for line in (said, told.advice) if line)
    inner = f"<system-out>{body}</system-out>"
    kind = _kind(report, file, told)
    if kind:
        inner = f'<{kind} type="{told.code}" message="{message}">{body}</{kind}>'
    return f'    <testcase name="{title}" classname="{name}">{inner}</testcase>\n'


def _text(text: str) -> str:
    return escape(_NEVER_IN_XML.sub("?", clean(text)))
