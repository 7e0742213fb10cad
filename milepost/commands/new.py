"""Begin a new scenario: an empty board of the size and system you name."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

EXAMPLE = "milepost new alps.milepost.yaml --system crayon --size 60x40 --preset empire-builder"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        default="new-map",
        help="the file to write, such as alps or alps.milepost.yaml (new-map.milepost.yaml)",
    )
    parser.add_argument(
        "--system", default="", metavar="S", help="its family of games, such as trains (crayon)"
    )
    parser.add_argument(
        "--size", default="", metavar="CxR", help="columns and rows (60x40, or as is usual there)"
    )
    parser.add_argument("--preset", default="", metavar="P", help="the rules, such as china-rails")
    parser.add_argument(
        "--title", default="", metavar="T", help="its title (made of the file's name)"
    )
    parser.add_argument(
        "--schema", action="store_true", help="write scenario.schema.json beside it"
    )
    parser.add_argument("--force", action="store_true", help="replace a file that is there")


def run(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from milepost.terminal.say import Refusal, clean
    from model.files.atomic import write_atomically
    from model.files.scenario_files import new_text, read_text
    from model.rules.new_scenario import CannotBegin, new_scenario

    path = _with_ending(Path(arguments.file))
    if path.exists() and not arguments.force:
        raise Refusal(f"{path} is there already; --force replaces it")
    name = path.name.split(".")[0]
    asked = (arguments.system, arguments.size, arguments.preset, arguments.title)
    try:
        text = new_text(new_scenario(name, *asked))
    except CannotBegin as trouble:
        raise Refusal(str(trouble)) from None
    if arguments.schema:
        _write_schema(path.parent)
        text = f"# yaml-language-server: $schema=scenario.schema.json\n{text}"
    # What cannot be read again is never written.
    read_text(text, str(path))
    write_atomically(path, text.encode())
    print(f"wrote {clean(str(path))}")
    return 0


def _with_ending(path: "Path") -> "Path":
    """The ending by which folders are searched, where somebody names none."""
    from milepost.files.scenario_paths import ENDING

    return path if path.name.endswith((".yaml", ".yml")) else path.with_name(path.name + ENDING)


def _write_schema(folder: "Path") -> None:
    from milepost.commands.schema import schema_text
    from model.files.atomic import write_atomically
    from model.schema.schema import scenario_schema

    text = schema_text(scenario_schema())
    write_atomically(folder / "scenario.schema.json", text.encode())
