"""Every source of maps as a command below `milepost import`."""

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from milepost.importing import imported

if TYPE_CHECKING:
    from validator.exchange.described.source import Brought, Source


def add_sources(below: Any) -> None:
    """The parsers of the sources, found by scanning."""
    from milepost.arguments.subcommands import add_described
    from validator.exchange.found import sources

    for name, one in sources().items():
        parser = add_described(below, name, one, partial(_add_arguments, one))
        parser.set_defaults(run_below=partial(_run, one))


def _add_arguments(source: "Source", parser: argparse.ArgumentParser) -> None:
    from milepost.arguments.exchange_options import add_options

    options = source.options()
    add_options(parser, [one for one in options if one.is_first])
    if source.INTO:
        parser.add_argument("--into", metavar="MAP", help=source.INTO)
    imported.add_arguments(parser)
    for name, (about, _) in source.LISTS.items():
        parser.add_argument(f"--list-{name}", action="store_true", help=about)
    add_options(parser, [one for one in options if not one.is_first])


def _run(source: "Source", arguments: argparse.Namespace) -> int:
    from milepost.terminal.say import Refusal, named

    for name, (_, listed) in source.LISTS.items():
        if getattr(arguments, f"list_{name}"):
            return _list(listed)
    if missing := source.missing():
        raise Refusal(missing)
    into = getattr(arguments, "into", None)
    if into is not None:
        return _put_in(source, arguments, Path(named(into, "--into")))
    return _make(source, arguments)


def _list(listed: Callable[[], Sequence[str]]) -> int:
    print("\n".join(listed()))
    return 0


def _make(source: "Source", arguments: argparse.Namespace) -> int:
    """A new scenario."""
    from model.files.scenario_files import new_text
    from validator.exchange.described.source import Order

    out = imported.target(arguments, source.SUCH_AS)
    with imported.in_sentences(out):
        name = out.name.removesuffix(".yaml").removesuffix(".milepost")
        found = source.brought(Order(name, _said(source, arguments)))
        imported.keep_text(found.text or new_text(found.scenario), out, found.beside)
    return _say(arguments, out, found)


def _put_in(source: "Source", arguments: argparse.Namespace, into: Path) -> int:
    """Into a scenario that is there; bytes of other things stay as they are."""
    from model.files.scenario_files import open_file
    from validator.exchange.described.source import Order

    out = into if arguments.out is None else imported.file_to_write(arguments)
    file = open_file(into)
    with imported.in_sentences():
        said = _said(source, arguments)
        found = source.brought(Order(into.name.split(".")[0], said, file, into.parent))
        imported.put_in(file, found.scenario, out, found.label)
    return _say(arguments, out, found)


def _said(source: "Source", arguments: argparse.Namespace) -> Any:
    from milepost.arguments.exchange_options import said

    return said(arguments, source.options())


def _say(arguments: argparse.Namespace, out: Path, found: "Brought") -> int:
    return imported.say(arguments, out, found.facts, found.remarks)
