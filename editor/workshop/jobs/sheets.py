"""The sheets of a game on paper: small pictures of all, a large one of one, or a PDF of some."""

import json
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from drawing.map.left_out import left_out
from drawing.printing.print_files import Order, Sheets, sheets
from drawing.qt import pdf_bytes
from editor.workshop.bench import Bench, CannotDo
from editor.workshop.images import png_of
from model.files.atomic import SaveFailed, write_atomically
from model.files.scenario_files import read_text
from validator.pictures.print_facts import facts_of

KEPT: Final = "sheets"


def run(said: dict[str, Any], bench: Bench) -> Iterator[dict[str, Any]]:
    made, told, title = _made(said, bench)
    if "out" in said:
        yield _written(made, said, title)
        return
    if "large" in said:
        _, page = made.pages[said["large"]]
        yield {"large": said["large"], "png": _png(page, said)}
        return
    yield {"sheets": [part for part, _ in made.pages], "absent": list(made.absent), "told": told}
    for number, (_, page) in enumerate(made.pages):
        bench.at_stage("pages")
        yield {"small": number, "png": _png(page, said)}
    yield {"done": len(made.pages)}


def _made(said: dict[str, Any], bench: Bench) -> tuple[Sheets, list[str], str]:
    """The sheets of an order, kept as long as nothing else is ordered."""
    asked = json.dumps([said["text"], said["folder"], said["order"]])
    kept = bench.kept.get(KEPT)
    if kept is not None and kept[0] == asked:
        return kept[1:]  # type: ignore[no-any-return]
    bench.at_stage("sheets")
    scenario = read_text(said["text"], "map").scenario
    order = Order(**{**said["order"], "parts": tuple(said["order"]["parts"])})

    def progress(_what: str, _done: int, _whole: int) -> None:
        bench.at_stage("sheets")

    made = sheets(scenario, Path(said["folder"]), order, facts_of(scenario), progress)
    told = [*made.troubles, *left_out(scenario, said["folder"])]
    bench.kept[KEPT] = (asked, made, told, scenario.title)
    return made, told, scenario.title


def _png(page: Any, said: dict[str, Any]) -> str:
    return b64encode(png_of(page, *said["pixels"])).decode()


def _written(made: Sheets, said: dict[str, Any], title: str) -> dict[str, Any]:
    """One PDF of the sheets that are chosen."""
    pages = [made.pages[number][1] for number in said["chosen"]]
    if not pages:
        raise CannotDo("no sheet was chosen")
    try:
        write_atomically(Path(said["out"]), pdf_bytes(pages, title))
    except SaveFailed as trouble:
        raise CannotDo(str(trouble)) from None
    return {"written": said["out"], "count": len(pages)}
