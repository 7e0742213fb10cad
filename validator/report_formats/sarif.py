"""SARIF 2.1.0, which code-scanning services read; plain ASCII."""

import json
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import PurePosixPath, PureWindowsPath
from typing import Any
from urllib.parse import quote

from validator.catalogue.documentation import page_of
from validator.check import Check, check_called
from validator.finding import Severity
from validator.report_formats.json import shared_name
from validator.reporting.judgement import Judgement, Report, Told, fingerprint
from validator.reporting.placing import Span
from validator.wording.visible import clean

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
ROOT = "SRCROOT"
MARK = "milepost/v1"


def write(report: Report) -> str:
    """One run with all results; accepted findings are there as suppressed ones."""
    pairs = [(file, one) for file in report.files for one in (*file.told, *file.accepted)]
    codes = sorted({one.code for _, one in pairs})
    driver: dict[str, Any] = {"name": "milepost", "rules": [_rule(code) for code in codes]}
    about = {"semanticVersion": report.version, "informationUri": about_page(report.version)}
    driver |= {key: value for key, value in about.items() if value}
    numbers = {code: number for number, code in enumerate(codes)}
    run = {
        "tool": {"driver": driver},
        "invocations": [_invocation(report)],
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {
            ROOT: {"description": {"text": "The folder in which milepost was started."}}
        },
        "results": [_result(report, file, one, numbers[one.code]) for file, one in pairs],
    }
    return json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def about_page(version: str) -> str:
    """Where Milepost is explained: its home page, or a name of the version while it has none."""
    return home_page() or (f"urn:milepost:{version}" if version else "")


def home_page() -> str:
    """The page of Milepost, as its package names it; empty where it names none."""
    try:
        named = metadata("milepost").get_all("Project-URL") or []
    except PackageNotFoundError:
        return ""
    return next((one.split(", ")[-1] for one in named if one.lower().startswith("homepage")), "")


def _invocation(report: Report) -> dict[str, Any]:
    more = [
        {"level": "note", "message": {"text": f"{file.name}: and {n} more of {code} were found."}}
        for file in report.files
        for code, n in file.left_out.items()
    ]
    said: dict[str, Any] = {
        "executionSuccessful": not any(file.has_failed for file in report.files)
    }
    return {**said, "toolExecutionNotifications": more} if more else said


def _rule(code: str) -> dict[str, Any]:
    check = check_called(code)
    if check is None:
        return {"id": code}
    page = page_of(check)
    help_text = f"{_sentence(page.why)} {_sentence(page.repair)}".strip()
    whole = " ".join(filter(None, (page.what, " ".join(page.more.split()), _sentence(page.why))))
    return {
        "id": code,
        "name": _in_capitals(check.name),
        "shortDescription": {"text": page.what},
        "fullDescription": {"text": whole},
        "help": {"text": help_text or page.what, "markdown": _markdown(check)},
        "defaultConfiguration": {"level": LEVELS[check.severity]},
    }


def _sentence(clause: str) -> str:
    """What stands behind a colon in a page, as a sentence of its own."""
    return clause[:1].upper() + clause[1:]


def _in_capitals(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("-"))


def _markdown(check: Check) -> str:
    page = page_of(check)
    parts = [page.what, page.more, f"**Why**: {page.why}", f"**Repair**: {page.repair}"]
    parts += [f"`milepost explain {check.code}` gives examples."]
    return "\n\n".join(filter(None, parts))


def _result(report: Report, file: Judgement, told: Told, number: int) -> dict[str, Any]:
    name = report.file_name(file.name)
    text = f"{told.message}; {told.help}" if told.help else told.message
    result: dict[str, Any] = {
        "ruleId": told.code,
        "ruleIndex": number,
        "level": LEVELS[told.severity],
        "message": {"text": f"{text[:1].upper()}{text[1:]}".rstrip(".?") + "."},
        "locations": [_location(file, name, told.span) | _thing(told)],
        "partialFingerprints": {MARK: fingerprint(shared_name(report, file), told)},
    }
    if told.also:
        result["relatedLocations"] = [
            {"id": n, **_location(file, name, span), "message": {"text": f"{said}."}}
            for n, (span, said) in enumerate(told.also)
        ]
    if told.cells or told.edges:
        result["properties"] = {"cells": list(told.cells), "edges": list(told.edges)}
    if told.allowed:
        result["suppressions"] = [{"kind": "inSource", "justification": told.allowed}]
    return result


def _location(file: Judgement, name: str, span: Span) -> dict[str, Any]:
    region: dict[str, Any] = {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.end_line,
        "endColumn": span.end_column,
    }
    line = file.lines.get(span.line, "")
    end = span.end_column - 1 if span.line == span.end_line else len(line)
    if line[span.column - 1 : end]:
        region["snippet"] = {"text": line[span.column - 1 : end]}
    return {"physicalLocation": {"artifactLocation": _artifact(name), "region": region}}


def _artifact(name: str) -> dict[str, str]:
    """A file: from the root where it lies below it, else with its whole path."""
    path = quote(_bytes_of(name))
    if PurePosixPath(name).is_absolute() or PureWindowsPath(name).is_absolute():
        return {"uri": f"file:///{path.removeprefix('/')}"}
    # A colon in the first part would be taken for the end of a scheme.
    return {"uri": path.replace(":", "%3A"), "uriBaseId": ROOT}


def _bytes_of(name: str) -> bytes:
    """A name as it is on the disk; half characters that no disk of ours has are spelled out."""
    try:
        return name.encode(errors="surrogateescape")
    except UnicodeEncodeError:
        return clean(name).encode()


def _thing(told: Told) -> dict[str, Any]:
    return {"logicalLocations": [{"fullyQualifiedName": told.pointer}]} if told.pointer else {}
