"""Reviewing on the command line: the options, the work, and what is printed and written."""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from milepost.checking.order import output_of
from milepost.reviews.git import repository_of
from milepost.reviews.maps import Review, Reviewed
from milepost.reviews.page import NOT_HEEDED, markdown_page, text_page
from milepost.terminal.say import Refusal, named
from model.bounded_files import real_path
from model.version import __version__
from validator.finding import Severity
from validator.report_formats import written
from validator.reporting.judgement import Judgement, Report
from validator.reporting.settings import NEVER
from validator.running.validating import Wishes, limited


def run_review(arguments: argparse.Namespace) -> int:
    """0 nothing that matters, 1 findings, 2 it could not be done."""
    if arguments.strict and arguments.fail_on not in (None, "warning"):
        raise Refusal(f"--strict and --fail-on {arguments.fail_on} contradict each other")
    outputs = tuple(map(output_of, arguments.output))
    repository = repository_of(Path.cwd())
    commit = repository.commit(named(arguments.base, "--base", "commit"))
    with TemporaryDirectory(prefix="milepost-review-") as folder:
        copy = real_path(folder)
        review = Review(repository, commit, copy, heeds_new_allow=arguments.heed_new_allow)
        maps = list(review.maps())
        notes = _notes(review, maps)
        pictures = _pictures(arguments, maps, review)
    report = _report(arguments, review, maps)
    if arguments.summary is not None:
        page = markdown_page(maps, notes, pictures)
        _append(Path(named(arguments.summary, "--summary")), page)
    for name, file in outputs:
        Path(file).write_text(written(report, name), encoding="utf-8", errors="backslashreplace")
    sys.stdout.write(_shown(arguments.format, maps, notes, pictures, report))
    return report.exit_code


def _notes(review: Review, maps: Sequence[Reviewed]) -> list[str]:
    notes = list(review.notes())
    not_heeded = (one.review.allowed and not one.is_new for one in maps)
    if not review.heeds_new_allow and any(not_heeded):
        notes.append(NOT_HEEDED)
    return notes


def _pictures(
    arguments: argparse.Namespace, maps: Sequence[Reviewed], review: Review
) -> dict[str, list[str]]:
    if arguments.pictures is None:
        return {}
    from milepost.reviews.pictures import draw_all

    out = Path(named(arguments.pictures, "--pictures", "folder"))
    return draw_all(maps, review.copy, review.repository.top, out)


def _report(arguments: argparse.Namespace, review: Review, maps: Sequence[Reviewed]) -> Report:
    said = arguments.fail_on or ("warning" if arguments.strict else review.settings.fail_on)
    judged = [one for one in maps if one.judgement.name]
    return Report(
        tuple(_counting(one, new_only=arguments.new_only) for one in judged),
        version=__version__,
        fail_on=None if said == NEVER else Severity(said or "error"),
        root=review.repository.top,
    )


def _counting(one: Reviewed, *, new_only: bool) -> Judgement:
    """The findings of a map that count, the gained ones first: build servers show only some.

    There are as many as somebody wants to read; the counts are those of all.
    """
    file = one.gained if new_only else one.judgement
    gained = {told.mark for told in one.review.findings.gained}
    shown = limited(file.told, Wishes())
    ordered = sorted(shown, key=lambda told: told.mark not in gained)
    left_out = Counter(told.code for told in file.told) - Counter(told.code for told in shown)
    return replace(file, told=tuple(ordered), left_out=dict(sorted(left_out.items())))


def _append(path: Path, page: str) -> None:
    with path.open("a", encoding="utf-8", errors="backslashreplace", newline="\n") as file:
        file.write(page)


def _shown(
    form: str,
    maps: Sequence[Reviewed],
    notes: Sequence[str],
    pictures: dict[str, list[str]],
    report: Report,
) -> str:
    if form == "github":
        return written(report, form)
    return markdown_page(maps, notes, pictures) if form == "markdown" else text_page(maps, notes)
