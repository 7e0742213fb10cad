"""Every format of an export as a command below `milepost export`."""

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from validator.exchange.described.format import Format


def add_formats(below: Any) -> None:
    """The parsers of the formats, found by scanning."""
    from milepost.arguments.subcommands import add_described
    from validator.exchange.found import formats

    for name, one in formats().items():
        parser = add_described(below, name, one, partial(_add_arguments, one))
        parser.set_defaults(run_below=partial(_run, one))


def _add_arguments(form: "Format", parser: argparse.ArgumentParser) -> None:
    from milepost.arguments.exchange_options import add_options

    meant = "a scenario, or the name of one that comes along"
    parser.add_argument("file", metavar="FILE", help=meant)
    parser.add_argument("-o", dest="out", required=True, metavar="OUT", help=form.OUT)
    parser.add_argument("--force", action="store_true", help="replace a file that is there")
    add_options(parser, form.options())


def _run(form: "Format", arguments: argparse.Namespace) -> int:
    from milepost.arguments.exchange_options import said
    from milepost.importing.imported import free, in_sentences
    from milepost.terminal.say import clean, named, tell
    from model.bundled import file_named
    from model.files.atomic import write_atomically
    from model.files.scenario_files import load
    from validator.exchange.described.format import Wanted

    path = file_named(named(arguments.file, "FILE"))
    scenario, out = load(path), Path(named(arguments.out, "-o"))
    if form.ENDING:
        free(out, arguments)
    with in_sentences():
        made = form.files(Wanted(scenario, path.parent, out, said(arguments, form.options())))
    found = {
        free(one, arguments) if not form.ENDING else one: data for one, data in made.data.items()
    }
    for one, data in found.items():
        write_atomically(one, data)
        print(f"wrote {clean(str(one))}")
    tell(made.told)
    return 0
