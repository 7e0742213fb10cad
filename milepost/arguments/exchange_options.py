"""The options of imports and exports as arguments of a command, from what describes them."""

import argparse
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from milepost.terminal.say import named
from validator.exchange.described.option import Option, Said

_NEGATIVE: Final = re.compile(r"-\d[\d.,\s-]*")


def add_options(parser: argparse.ArgumentParser, options: Iterable[Option]) -> None:
    """An argument for each."""
    # Without this a box that begins with -75 would be taken for an option.
    parser._negative_number_matcher = _NEGATIVE  # noqa: SLF001
    for option in options:
        _add(parser, option)


def _add(parser: argparse.ArgumentParser, option: Option) -> None:
    tip = option.tip.replace("%", "%%")
    if option.is_first:
        number: dict[str, Any] = {} if option.is_needed else {"nargs": "?"}
        parser.add_argument(option.key, metavar=option.shown, help=tip, **number)
    elif option.kind == "flag":
        parser.add_argument(f"--{option.called}", dest=option.key, action="store_true", help=tip)
    else:
        parser.add_argument(
            f"--{option.called}",
            dest=option.key,
            metavar=option.shown,
            default=option.usual or None,
            action="append" if option.kind == "several" else "store",
            help=tip,
        )


def said(arguments: argparse.Namespace, options: Iterable[Option]) -> Said:
    """What a command line says; a file without a name is refused."""
    values = {one.key: getattr(arguments, one.key) for one in options}
    for one in options:
        if one.kind == "file" and values[one.key] is not None:
            where = one.shown if one.is_first else f"--{one.called}"
            values[one.key] = str(Path(named(values[one.key], where)))
    return Said(values)
