"""Markdown: a table of findings, for the summary of a job or a comment."""

import re

from validator.report_formats.text import summary
from validator.reporting.judgement import Report
from validator.wording.visible import clean, harmless

_MARKUP = re.compile(r"([\\`*_{}\[\]<>()#+!|~@&$^=-])")


def write(report: Report) -> str:
    """A sentence and, where something was found, a table."""
    lines = [f"**{plain(summary(report))}**", ""]
    rows = [
        f"| {one.severity} | {one.code} {one.name} "
        f"| {plain(report.file_name(file.name))}:{one.span.line}:{one.span.column} "
        f"| {plain(one.message)} | {plain(one.advice)} |"
        for file, one in report.told()
    ]
    if rows:
        lines += ["| severity | check | place | finding | help |", "|---|---|---|---|---|", *rows]
    for file in report.files:
        name = plain(report.file_name(file.name))
        lines += ["", *(f"{name}: and {n:,} more of {c}" for c, n in file.left_out.items())]
    return "\n".join(map(harmless, lines)).rstrip() + "\n"


def plain(text: str) -> str:
    """A stranger's text, of which nothing is taken for markup."""
    return _MARKUP.sub(r"\\\1", clean(text))
