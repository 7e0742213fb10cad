"""JSON of our own, as schemas/findings.schema.json describes it; plain ASCII."""

import json
from typing import Any

from validator.finding import Severity
from validator.reporting.judgement import Judgement, Report, Told, fingerprint
from validator.reporting.placing import Span
from validator.wording.visible import clean

VERSION = 1


def write(report: Report) -> str:
    """Every finding, the accepted ones too, with a summary."""
    return json.dumps(as_data(report), indent=2) + "\n"


def as_data(report: Report) -> dict[str, Any]:
    """The report as data."""
    pairs = [(file, one) for file in report.files for one in (*file.told, *file.accepted)]
    return {
        "version": VERSION,
        "tool": {"name": "milepost", "version": report.version},
        "summary": {
            "files": len(report.files),
            **{str(severity): report.count(severity) for severity in Severity},
            "allowed": sum(len(file.accepted) for file in report.files),
            "known": sum(file.known for file in report.files),
        },
        "files": [_file(report, file) for file in report.files],
        "findings": [_finding(shared_name(report, file), one) for file, one in pairs],
    }


def shared_name(report: Report, file: Judgement) -> str:
    """The name of a file as other programs can take it: half characters spelled out."""
    name = report.file_name(file.name)
    return name if _is_whole(name) else clean(name)


def _is_whole(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def _file(report: Report, file: Judgement) -> dict[str, Any]:
    data: dict[str, Any] = {"file": shared_name(report, file), "is_judged": not file.has_failed}
    return {**data, "left_out": dict(file.left_out)} if file.left_out else data


def _finding(name: str, told: Told) -> dict[str, Any]:
    data: dict[str, Any] = {
        "code": told.code,
        "name": told.name,
        "severity": str(told.severity),
        "message": told.message,
        "file": name,
        **_place(told.span),
        "pointer": told.pointer,
        "fingerprint": fingerprint(name, told),
    }
    optional = {
        "help": told.advice,
        "cells": list(told.cells),
        "edges": list(told.edges),
        "also": [{**_place(span), "text": text} for span, text in told.also],
        "repair": {"title": told.repair, "is_safe": told.is_safe} if told.repair else None,
        "place": told.place,
        "allowed": told.allowed,
    }
    return data | {key: value for key, value in optional.items() if value}


def _place(span: Span) -> dict[str, int]:
    return span._asdict()
