"""Put two people's changes to one scenario together; usable as a git merge driver."""

import argparse
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from model.files.scenario_files import ScenarioFile
    from model.scenario.merge import Merge

EXAMPLE = "milepost merge base.milepost.yaml ours.milepost.yaml theirs.milepost.yaml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("base", metavar="BASE", help="what both sides began from")
    parser.add_argument("ours", metavar="OURS", help="our side; its layout and comments are kept")
    parser.add_argument("theirs", metavar="THEIRS", help="the other side")
    parser.add_argument("-o", "--output", metavar="OUT", help="write here (standard output)")
    parser.add_argument(
        "--path",
        metavar="FILE",
        help="the scenario's own place; what it extends and its presets are looked for there",
    )


def run(arguments: argparse.Namespace) -> int:
    from milepost.terminal.say import Refusal, clean, count
    from model.forms.form import DoesNotFit
    from model.scenario.merge import merge
    from validator.reviews.change_sentences import conflict_sentence

    files = [_opened(n, arguments.path) for n in (arguments.base, arguments.ours, arguments.theirs)]
    base, ours, theirs = (file.scenario for file in files)
    try:
        merged = merge(base, ours, theirs)
    except DoesNotFit as trouble:
        raise Refusal(f"these cannot be merged: {trouble}") from None
    text = _text(files, merged)
    _write(text, files[1], arguments.output)
    name = clean(arguments.path or arguments.ours)
    for comment in _lost_comments(files, text):
        print(f"milepost: {name}: not taken over from theirs: {clean(comment)}", file=sys.stderr)
    for conflict in merged.conflicts:
        said = clean(conflict_sentence(conflict, base, ours, theirs))
        print(f"{name}: conflict: {said}; ours is kept", file=sys.stderr)
    if merged.conflicts:
        print(f"milepost: {name}: {count(len(merged.conflicts), 'conflict')}", file=sys.stderr)
    return 1 if merged.conflicts else 0


def _opened(name: str, place: str | None) -> "ScenarioFile":
    """One side, read as if it stood at its place: git hands over copies that lie elsewhere."""
    from dataclasses import replace
    from pathlib import Path

    from model.bounded_files import read_file, real_path
    from model.files.scenario_files import open_file, read_text

    if place is None:
        return open_file(name)
    path = Path(place)
    file = read_text(read_file(name), name, path.parent, (real_path(path),))
    return replace(file, path=path)


def _text(files: "list[ScenarioFile]", merged: "Merge") -> str:
    """The merged lines of the texts where they say the merged scenario, else ours, spliced."""
    from model.files.scenario_files import says, text_after
    from model.scenario.merge import merged_text

    text = merged_text(*(file.document.text for file in files))
    if text is not None and says(files[1], text, merged.scenario):
        return text
    return text_after(files[1], merged.scenario)


def _lost_comments(files: "list[ScenarioFile]", text: str) -> list[str]:
    """The comments of theirs beyond the base's that the result lacks."""
    from collections import Counter

    from model.yaml.nodes import read_nodes

    documents = (files[0].document, files[2].document, read_nodes(text))
    base, theirs, result = (Counter(c.text.strip() for c in d.comments) for d in documents)
    return list(((theirs - base) - (result - base)).elements())


def _write(text: str, ours: "ScenarioFile", output: str | None) -> None:
    from pathlib import Path

    from model.files.atomic import write_atomically
    from model.files.scenario_files import file_bytes

    if output:
        write_atomically(Path(output), file_bytes(text, ours.document))
    else:
        sys.stdout.write(text)
