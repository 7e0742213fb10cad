"""What all imports share: where the scenario goes, how it is kept, and what is said of it."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from model.files.scenario_files import ScenarioFile
    from model.imports.cannot import NeedsGeography
    from model.scenario.scenario import Scenario

MOST_TOLD = 30
"""So many findings are told one by one, unless a report is asked for."""
Facts = Sequence[tuple[str, str]]
"""What was made, each with what it is called."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-o", dest="out", metavar="FILE", help="the scenario to write")
    parser.add_argument("--force", action="store_true", help="replace a file that is there")
    parser.add_argument("--picture", metavar="OUT", help="draw it too: OUT.svg, .png or .pdf")
    parser.add_argument("--report", action="store_true", help="say what was made, and every remark")


def target(arguments: argparse.Namespace, such_as: str) -> Path:
    """The file that an import is to write."""
    from milepost.terminal.say import Refusal

    if arguments.out is None:
        raise Refusal(f"name the scenario to write with -o, such as -o {such_as}.milepost.yaml")
    return file_to_write(arguments)


def file_to_write(arguments: argparse.Namespace) -> Path:
    """The file under -o, unless it is there already and --force is not said."""
    from milepost.terminal.say import named

    return free(Path(named(arguments.out, "-o")), arguments)


def free(path: Path, arguments: argparse.Namespace) -> Path:
    """A file to write, unless it is there already and --force is not said."""
    from milepost.terminal.say import Refusal

    if path.exists() and not arguments.force:
        raise Refusal(f"{path} is there already; --force replaces it")
    return path


@contextmanager
def in_sentences(out: Path | None = None) -> Iterator[None]:
    """Whatever cannot be imported or exported is told in a sentence."""
    from milepost.terminal.say import Refusal
    from model.exports.cannot import CannotExport
    from model.imports.cannot import CannotImport, NeedsGeography

    try:
        yield
    except NeedsGeography as trouble:
        raise Refusal(_with_geography(trouble, out)) from None
    except (CannotImport, CannotExport) as trouble:
        raise Refusal(str(trouble)) from None


def _with_geography(trouble: "NeedsGeography", out: Path | None) -> str:
    """Which commands make a map for cities by longitude and latitude."""
    return (
        f"{trouble.file} has longitudes, and a plain map has none: make the map from geography "
        f"with milepost import geo --box {trouble.box} --cities {trouble.file} -o {out}, or put "
        "the cities --into a map that was made so"
    )


def keep_text(text: str, out: Path, around: Mapping[str, str] = MappingProxyType({})) -> None:
    """Writes a new scenario, and files that belong beside it by their names."""
    from model.files.atomic import write_atomically
    from model.files.scenario_files import read_text

    # What cannot be read again is never written.
    read_text(text, str(out))
    for name, other in around.items():
        write_atomically(out.parent / name, other.encode())
    write_atomically(out, text.encode())


def put_in(file: "ScenarioFile", scenario: "Scenario", out: Path, label: str) -> None:
    """Saves what an import made of a scenario; bytes of other things stay as they are."""
    from milepost.terminal.say import Refusal
    from model.files.scenario_files import save
    from model.forms.form import DoesNotFit
    from model.scenario.change import apply, difference

    try:
        changed = apply(file.scenario, difference(file.scenario, scenario, label))
    except DoesNotFit as trouble:
        raise Refusal(f"{file.path}: {trouble}") from None
    save(changed, out, file)


def say(arguments: argparse.Namespace, out: Path, facts: Facts, findings: Sequence[str]) -> int:
    """Says what was written; 1 where something wants a look."""
    from milepost.terminal.say import clean, named, table, tell

    print(f"wrote {clean(str(out))}")
    if arguments.report:
        print("\n".join(table(facts)))
    if arguments.picture is not None:
        _draw(out, named(arguments.picture, "--picture"))
    most = len(findings) if arguments.report else MOST_TOLD
    tell(findings[:most])
    if len(findings) > most:
        tell([f"and {len(findings) - most:,} more; --report tells all"])
    return 1 if findings else 0


def _draw(out: Path, picture: str) -> None:
    from drawing.exporting.map_files import Look, map_picture, write_picture
    from milepost.terminal.say import clean, tell
    from model.files.scenario_files import load

    first, *more = write_picture(map_picture(load(out), out.parent, Look()), picture)
    print(clean(first))
    tell(more)
