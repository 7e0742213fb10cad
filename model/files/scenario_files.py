"""Scenario files: reading with the place of every node, saving by splices, canonical text."""

import os
import re
from dataclasses import replace
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from model.bounded_files import read_file, real_path
from model.collection import Things, thaw
from model.files.layers import layer_between, layered
from model.files.moved_names import folder_of, from_above, with_name
from model.files.upgrades import upgraded
from model.forms.form import Route
from model.forms.frozen import dataclass
from model.layering.chain import LONGEST_CHAIN
from model.layering.presets import PRESET_ENDING, UNREADABLE, read_preset
from model.scenario.preset_things import is_on_another, on_preset_of, over_preset, own_plain
from model.scenario.scenario import FORMAT, Scenario
from model.scenario.scenario_form import (
    misfit_key,
    overwritten,
    read_scenario,
    settled,
    write_scenario,
)
from model.unreadable import Unreadable, quoted
from model.yaml.canonical import canonical_text, item_key
from model.yaml.node_tree import Document, Mapping, Node, Scalar, Sequence, to_plain
from model.yaml.nodes import read_nodes
from model.yaml.source_text import SourceText

LARGEST_KEPT = 200_000
"""Of bases up to so many bytes the last few are kept: a folder of variants stands on one map."""
ON_OTHERS = re.compile(rb"extends|(?<!\.)\./|\\")
"""What a file says that stands on another, or on an own preset; an escape may say it otherwise."""


class Place(NamedTuple):
    """Line and column in a file, both from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """A scenario together with the text it was read from and, if it stands on another, that one."""

    scenario: Scenario
    document: Document
    path: Path | None = None
    base: Scenario | None = None
    was_format: int = FORMAT

    def plain(self, scenario: Scenario) -> dict[str, Any]:
        """What the file must say for a scenario: all of it, or what differs from its base."""
        is_the_same = scenario.extends == self.scenario.extends
        base = self.base if is_the_same else base_of(scenario, self.path and self.path.parent)
        return _said_over(base, scenario)

    def place_of(self, route: Route) -> Place:
        """Where the file says what stands at a route, or the nearest thing around it."""
        node: Node | None = self.document.root
        found = node
        for length, name in enumerate(route):
            node = _step(node, name) or self._misfit(node, route[: length + 1])
            if node is None:
                break
            found = node
        return Place(1, 1) if found is None else Place(found.line, found.column)

    def _misfit(self, node: Node | None, route: Route) -> Node | None:
        """An item of a list that does not fit: the last that says what the misfit says."""
        misfit = self.scenario.misfits.get(misfit_key(route))
        if misfit is None or not isinstance(node, Sequence):
            return None
        said = thaw(misfit.plain)
        return next((item for item in reversed(node.items) if to_plain(item) == said), None)


def _step(node: Node | None, name: str) -> Node | None:
    if isinstance(node, Mapping):
        return node.get(name)
    if isinstance(node, Sequence):
        return next((item for item in node.items if name in _names(item)), None)
    return None


def _names(item: Node) -> tuple[str | None, ...]:
    """What an item of a list is called on a route: its key, or the value that it is."""
    return (str(item.value),) if isinstance(item, Scalar) else (item_key(to_plain(item)),)


def open_file(path: str | os.PathLike[str]) -> ScenarioFile:
    """Reads a scenario file; Unreadable says in a sentence why it cannot be read."""
    return _opened(Path(path), ())


def _opened(path: Path, above: tuple[Path, ...]) -> ScenarioFile:
    _refuse_preset(path)
    return _as_file(read_file(path), path, above)


def text_as_file(data: bytes | str, path: Path) -> ScenarioFile:
    """The scenario that a text says which stands, or will stand, in this file."""
    _refuse_preset(path)
    return _as_file(data, path, ())


def _refuse_preset(path: Path) -> None:
    if path.name.endswith(PRESET_ENDING):
        raise Unreadable("This is a preset, not a scenario.", str(path), reason="scenario")


def _as_file(data: bytes | str, path: Path, above: tuple[Path, ...]) -> ScenarioFile:
    file = read_text(data, str(path), path.parent, (*above, real_path(path)))
    return replace(file, path=path)


def read_text(
    data: bytes | str,
    name: str = "text",
    folder: Path | None = None,
    above: tuple[Path, ...] = (),
    presets: Things[Any] | None = None,
) -> ScenarioFile:
    """The scenario that a text says; files it names are looked for in the folder.

    `above` are the files it is read for, its own first of all: it cannot stand on any of them.
    Of the designer's own presets those in `presets` are as they were when they were read.
    """
    document = read_nodes(data, name)
    plain = {} if document.root is None else to_plain(document.root)
    if not isinstance(plain, dict):
        raise Unreadable(
            "A scenario is written as keys such as format, id and title.",
            name,
            1,
            1,
            "scenario",
        )
    was_format = _format_of(document, plain)
    plain = upgraded(plain, was_format)
    base = _base(document, plain, folder, above)
    whole = plain if base is None else layered(write_scenario(base), plain)
    presets = _presets(whole.get("rules"), folder, presets or Things())
    if base is None:
        whole = over_preset(plain, presets)
    elif is_on_another(base, whole.get("rules")):
        whole = layered(write_scenario(on_preset_of(base, whole.get("rules"), presets)), plain)
    scenario = replace(read_scenario(whole), presets=presets)
    return ScenarioFile(scenario, document, None, base, was_format)


def _said_over(base: Scenario | None, scenario: Scenario) -> dict[str, Any]:
    """What a file says of a scenario: what differs from its base, or from what its preset holds."""
    if base is None:
        return own_plain(scenario)
    if is_on_another(base, scenario.rules):
        base = on_preset_of(base, scenario.rules, scenario.presets)
    return layer_between(write_scenario(base), write_scenario(scenario))


def _format_of(document: Document, plain: dict[str, Any]) -> int:
    written = plain.get("format", FORMAT)
    if not isinstance(written, int) or isinstance(written, bool) or written < 0:
        return FORMAT
    if written > FORMAT:
        node = document.root.at("format") if document.root else None
        raise Unreadable(
            f"The file is of format {written}; this Milepost reads formats up to {FORMAT}. "
            "A newer Milepost can open it.",
            document.name,
            node.line if node else 1,
            node.column if node else 1,
            "newer",
        )
    return written


def beside(folder: Path | None, named: str, ending: str) -> Path | None:
    """The file that a scenario names, if the name stays within the scenario's own folder tree."""
    parts = PurePosixPath(named).parts
    plain = all(part != ".." and not set(part) & set("/\\:") for part in parts)
    if folder is None or not parts or not plain or not named.endswith(ending) or len(named) > 200:
        return None
    path = folder.joinpath(*parts)
    try:
        inside = real_path(path).is_relative_to(real_path(folder))
    except (OSError, ValueError, RuntimeError):
        return None
    return path if inside else None


def _base(
    document: Document, plain: dict[str, Any], folder: Path | None, above: tuple[Path, ...]
) -> Scenario | None:
    named = plain.get("extends")
    if not isinstance(named, str) or not named:
        return None
    node = document.root.at("extends") if document.root else None
    line, column = (node.line, node.column) if node else (1, 1)
    path = beside(folder, named, ".yaml")
    if path is None:
        raise Unreadable(
            f"{quoted(named)} is not a scenario in this folder or below it.",
            document.name,
            line,
            column,
            "base",
        )
    real = real_path(path)
    if real in above or len(above) > LONGEST_CHAIN:
        raise Unreadable(
            f"{quoted(named)} stands on this scenario itself, or on too many others.",
            document.name,
            line,
            column,
            "base",
        )
    try:
        return from_above(_base_file(path, above).scenario, named)
    except Unreadable as trouble:
        why = f"The scenario that it extends cannot be read: {trouble}"
        raise Unreadable(why, document.name, line, column, "base") from None


def _base_file(path: Path, above: tuple[Path, ...]) -> ScenarioFile:
    """The file of a base; one that stands on nothing else is kept for the next layer over it."""
    _refuse_preset(path)
    data = read_file(path)
    if len(data) > LARGEST_KEPT or ON_OTHERS.search(data):
        return _as_file(data, path, above)
    return _lone_file(data, path)


@lru_cache(maxsize=4)
def _lone_file(data: bytes, path: Path) -> ScenarioFile:
    return _as_file(data, path, ())


def base_of(scenario: Scenario, folder: Path | None) -> Scenario | None:
    """The scenario that this one says it stands on."""
    head = {"extends": scenario.extends}
    return _base(read_nodes(canonical_text(head)), head, folder, ()) if scenario.extends else None


def _presets(rules: Any, folder: Path | None, known: Things[Any]) -> Things[Any]:
    """The designer's own presets that the rules of a scenario stand on."""
    found: dict[str, Any] = {}
    named = rules.get("preset") if isinstance(rules, dict) else None
    while isinstance(named, str) and named.startswith("./") and len(found) < LONGEST_CHAIN:
        preset = known.get(named) or _own_preset(named, folder)
        if named in found or preset is None:
            break
        found[named] = preset
        named = preset.get("extends")
    return Things(found)


def _own_preset(named: str, folder: Path | None) -> Things[Any] | None:
    """A preset of the designer's own; None where there is no such file."""
    path = beside(folder, named, PRESET_ENDING)
    if path is None:
        return None
    try:
        preset = read_preset(read_file(path), str(path))
    except Unreadable as trouble:
        # The scenario itself can be read and repaired; its rules say what is wrong.
        preset = Things({UNREADABLE: str(trouble)})
    return preset and with_name(preset, "extends", folder_of(named))


def load(path: str | os.PathLike[str]) -> Scenario:
    """The scenario in a file."""
    return open_file(path).scenario


def text_after(file: ScenarioFile, scenario: Scenario) -> str:
    """The file's text made to say this scenario; what did not change keeps its bytes."""
    from model.yaml.splice import spliced, with_whole_entries
    from model.yaml.text_edits import CannotSplice

    old, new = file.plain(file.scenario), file.plain(scenario)
    if file.was_format == FORMAT:
        for splice in (spliced, with_whole_entries):
            try:
                text = splice(file.document, old, new)
            except CannotSplice:
                continue
            if says(file, text, scenario):
                return text
    return _in_canonical_form(file, new)


def says(file: ScenarioFile, text: str, scenario: Scenario) -> bool:
    """Whether a text, read at the place of the file, says this scenario."""
    folder, above = (file.path.parent, (real_path(file.path),)) if file.path else (None, ())
    try:
        read = read_text(text, file.document.name, folder, above, scenario.presets)
        return read.scenario == settled(scenario)
    except Unreadable:
        return False


def file_bytes(text: str, before: Document | SourceText) -> bytes:
    """A text as the bytes of its file, with the byte order mark that the file had."""
    return ("\ufeff" * before.bom + text).encode()


def with_line_ends(text: str, document: Document) -> str:
    return text.replace("\n", document.newline)


def formatted(file: ScenarioFile) -> str:
    """The canonical text of a file, comments kept."""
    return _in_canonical_form(file, file.plain(file.scenario))


def _in_canonical_form(file: ScenarioFile, plain: dict[str, Any]) -> str:
    from model.yaml.comments import comments_by_route

    text = canonical_text(plain, comments_by_route(file.document, plain))
    return with_line_ends(text, file.document)


def new_text(scenario: Scenario, folder: Path | None = None) -> str:
    """The canonical text of a scenario that has no file yet, a layer if it stands on another."""
    return canonical_text(_said_over(base_of(scenario, folder), scenario))


def save(
    scenario: Scenario, path: str | os.PathLike[str], file: ScenarioFile | None = None
) -> ScenarioFile:
    """Saves a scenario atomically, spliced into the text of its file where there is one."""
    from model.files.atomic import write_atomically

    target = Path(path)
    if file is None and target.exists():
        file = open_file(target)
    saved = file_to_be(scenario, target, file)
    write_atomically(target, file_bytes(saved.document.text, saved.document))
    return replace(saved, path=target)


def file_to_be(scenario: Scenario, target: Path, file: ScenarioFile | None) -> ScenarioFile:
    """The file as it will be, read from its text before anything on the disk is touched.

    SaveFailed where its text would not say the same.
    """
    from model.files.atomic import SaveFailed

    for misfit in overwritten(scenario):
        where = "/".join(misfit.route)
        raise SaveFailed(str(target), f"{where} cannot be read as it is written and would be lost")
    try:
        text = text_after(file, scenario) if file else new_text(scenario, target.parent)
        mark = "\ufeff" * (file is not None and file.document.bom)
        above = (real_path(target),)
        saved = read_text(mark + text, str(target), target.parent, above, scenario.presets)
    except Unreadable as trouble:
        why = f"it could not be read again: {trouble.message.removesuffix('.')}"
        raise SaveFailed(str(target), why) from None
    if saved.scenario != settled(scenario):
        raise SaveFailed(str(target), "its text would not say the same as the scenario")
    return saved
