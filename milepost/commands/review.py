"""Review a change in git: what it means for every map, findings gained and lost, new allowances."""

import argparse

EXAMPLE = "milepost review --base main --pictures review"
FORMATS = ("github", "markdown", "text")
LEVELS = ("error", "warning", "info", "never")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--base", metavar="REF", required=True, help="the branch or commit to compare with")
    add("--format", metavar="F", choices=FORMATS, default="text", help=", ".join(FORMATS))
    add("--summary", metavar="FILE", help="append the review to this file, as Markdown")
    add("--pictures", metavar="DIR", help="draw each map before and after into this folder")
    add("--output", metavar="FORMAT:FILE", action="append", default=[],
        help="write the findings to a file; may be said several times")  # fmt: skip
    add("--fail-on", metavar="LEVEL", choices=LEVELS, default=None,
        help="end with 1 from here on: error, warning, info or never (error)")  # fmt: skip
    add("--strict", action="store_true", help="the same as --fail-on warning")
    add("--new-only", action="store_true", help="only findings that were gained count")
    add("--heed-new-allow", action="store_true",
        help="heed new entries of allow: on maps that are not new as well")  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    from milepost.reviews.run import run_review

    return run_review(arguments)
