"""What an import brings: its picture, what there is on it, what was lost, and its text.

Findings come after the rest: to look a large map through takes longer than to draw it.
"""

import json
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from drawing.cannot import CannotDraw
from drawing.map.picture import picture_of
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.themes.theme import theme
from editor.exchange.importing.kinds import FILE, TABLE
from editor.workshop.bench import Bench, CannotDo
from editor.workshop.images import png_of
from model.boards.terrain import TerrainBoard
from model.files.scenario_files import ScenarioFile, new_text, read_text
from model.forms.form import DoesNotFit
from model.scenario.change import apply
from model.scenario.collections import collection_names, things_in
from model.scenario.scenario import Scenario
from validator.exchange.described.option import Said
from validator.exchange.described.source import Brought, Order
from validator.exchange.found import sources
from validator.running.run import examine

KEPT: Final = "bring"
MOST_TOLD: Final = 200
LEAST_MM, MOST_MM = 1.5, 8.0
"""Millimetres a cell: below nothing could be told apart, and above nothing more is to be seen."""


class Look(NamedTuple):
    """An import that was worked out, kept in case only the size of its picture changes."""

    asked: str
    text: str
    scenario: Scenario
    brought: Brought
    changes: tuple[str, ...]


def run(said: dict[str, Any], bench: Bench) -> Iterator[dict[str, Any]]:
    asked = json.dumps([said["kind"], said["values"], said["into"], said["name"]])
    look = bench.kept.get(KEPT)
    if look is None or look.asked != asked:
        bench.kept.pop(KEPT, None)
        look = bench.kept[KEPT] = _looked(asked, said, bench)
    bench.at_stage("draw")
    yield {
        "png": _png(look, said, bench),
        "counts": _counts(look.scenario),
        "facts": [list(fact) for fact in look.brought.facts],
        "remarks": list(look.brought.remarks[:MOST_TOLD]),
        "more": max(0, len(look.brought.remarks) - MOST_TOLD),
        "changes": list(look.changes[:MOST_TOLD]),
        "text": look.text,
        "name": said["name"],
        "files": dict(look.brought.beside),
        "label": look.brought.label,
    }
    bench.at_stage("check")
    found = [one.finding for one in examine(read_text(look.text, said["name"]))]
    told = [f"{one.code}: {one.message}" for one in found if one.severity != "note"]
    counts = Counter(one.severity for one in found)
    yield {"findings": told[:MOST_TOLD], "severities": counts}


def _looked(asked: str, said: dict[str, Any], bench: Bench) -> Look:
    bench.at_stage("read")
    into = read_text(said["into"], said["name"]) if said["into"] else None
    name, values = said["name"], said["values"]
    if said["kind"].startswith(TABLE):
        brought = _rows(said["kind"].removeprefix(TABLE), Path(values.get(FILE, "")), into)
    else:
        source = sources()[said["kind"]]
        if missing := source.missing():
            raise CannotDo(missing)
        folder = Path(said["folder"])
        order = Order(name, Said(values), into, folder, bench.at_stage)
        brought = source.brought(order)
    text = brought.text or new_text(brought.scenario)
    # What cannot be read again is never shown: this is what the window will open.
    scenario = read_text(text, name).scenario
    changes = () if into is None else _changes(into.scenario, scenario)
    return Look(asked, text, scenario, brought, changes)


def _rows(name: str, path: Path, into: ScenarioFile | None) -> Brought:
    """Rows of a file put into a table of the map."""
    from editor.panels.sheets.blocks.csv_files import read_csv
    from editor.panels.sheets.blocks.grid import Grid
    from editor.panels.sheets.found_sheets import sheets_of

    if into is None:
        raise CannotDo("there is no map whose table could take rows")
    sheet = next(one for one in sheets_of(into.scenario.system) if name == one.NAME)
    try:
        taken = read_csv(Grid(sheet), into.scenario, path)
        scenario = apply(into.scenario, taken.change)
    except DoesNotFit as trouble:
        raise CannotDo(str(trouble)) from None
    return Brought(scenario, (taken.told,), label=taken.change.label)


def _changes(before: Scenario, after: Scenario) -> tuple[str, ...]:
    from validator.reviews.change_sentences import sentences

    try:
        return tuple(sentences(before, after))
    except DoesNotFit as trouble:
        return (str(trouble),)


def _png(look: Look, said: dict[str, Any], bench: Bench) -> str:
    """The map at a scale at which its names can be read; nothing where it cannot be drawn."""
    scenery = look.brought.beside
    for name, text in scenery.items():
        (bench.folder / Path(name).name).write_text(text, encoding="utf-8")
    folder = str(bench.folder) if scenery or not said["folder"] else said["folder"]
    mm = max(LEAST_MM, min(usual_mm(look.scenario), MOST_MM))
    try:
        picture = picture_of(Sheet(look.scenario, theme("classic"), mm, folder))
    except CannotDraw:
        return ""
    return b64encode(png_of(picture, *said["pixels"])).decode()


def _counts(scenario: Scenario) -> dict[str, Any]:
    """What there is on a map: cells by terrain, and things by collection."""
    board = scenario.board
    things = {name: len(things_in(scenario, name)) for name in collection_names(scenario.system)}
    lines = getattr(board, "lines", {})
    return {
        "system": scenario.system,
        "title": scenario.title,
        "size": list(board.size) if isinstance(board, TerrainBoard) else [],
        "terrain": board.kinds() if isinstance(board, TerrainBoard) else {},
        "things": {name: count for name, count in things.items() if count},
        "lines": len(lines),
    }
