"""List all checks by topic; or begin a new one, with a test that fails until it is written."""

import argparse
import sys
from typing import TYPE_CHECKING

from milepost.terminal.say import Refusal, count, has_unicode, screen_columns, table

if TYPE_CHECKING:
    from validator.check import Check

EXAMPLE = "milepost checks --topic MAP"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--topic", metavar="T", help="only these: MAP, NET, ECO, ...")
    add("--system", metavar="S", help="only those for scenarios of a system, such as crayon")
    add("--format", metavar="F", choices=("text", "json"), default="text", help="text or json")
    add("--new", metavar=("CODE", "NAME"), nargs=2, default=None,
        help="write a check and its test into the source of Milepost")  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    if arguments.new:
        return _begin(arguments)
    found = _chosen(arguments)
    if arguments.format == "json":
        import json

        from milepost.explaining.check_page import as_data

        print(json.dumps([as_data(check) for check in found], ensure_ascii=False, indent=2))
    else:
        print("\n".join([*_lines(found), count(len(found), "check")]))
    return 0


def _chosen(arguments: argparse.Namespace) -> "list[Check]":
    from validator.catalogue.topics import TOPICS, topic_of
    from validator.check import all_checks, checks_of

    topic, system = arguments.topic, arguments.system
    if topic is not None and topic.upper() not in TOPICS:
        raise Refusal(f"there is no topic {topic[:40]}; there are {', '.join(TOPICS)}")
    if system is not None:
        _refuse_unknown_system(system)
    found = all_checks() if system is None else checks_of(system)
    order = list(TOPICS)
    return sorted(
        (one for one in found if topic is None or topic_of(one.code) == topic.upper()),
        key=lambda one: (order.index(topic_of(one.code)), one.code),
    )


def _refuse_unknown_system(system: str) -> None:
    from model.systems import system_names

    if system not in system_names():
        raise Refusal(f"there is no system {system[:40]}; there are {', '.join(system_names())}")


def _lines(found: "list[Check]") -> list[str]:
    """A heading for each topic and a line for each check."""
    from itertools import groupby

    from validator.catalogue.documentation import page_of
    from validator.catalogue.topics import TOPICS, topic_of

    rows = table([(one.code, one.severity, one.name, page_of(one).what) for one in found])
    by_code = dict(zip([one.code for one in found], rows, strict=True))
    lines = []
    for topic, checks in groupby(found, lambda one: topic_of(one.code)):
        lines.append(f"{topic}: {TOPICS[topic]}")
        lines += [_fitted(by_code[one.code]) for one in checks]
        lines.append("")
    return lines


def _fitted(line: str) -> str:
    """A line, cut where the terminal ends; what a program reads is whole."""
    from drawing.terminal.text import cut

    if not sys.stdout.isatty():
        return line
    return cut(line, screen_columns() - 1, unicode=has_unicode())


def _begin(arguments: argparse.Namespace) -> int:
    from milepost.checking.new_check import begin_check

    if arguments.system is not None:
        _refuse_unknown_system(arguments.system)
    code, name = arguments.new
    for path in begin_check(code, name, arguments.system or ""):
        print(f"wrote {path}")
    print("Write its page, its examples and the search; the tests say what is missing.")
    return 0
