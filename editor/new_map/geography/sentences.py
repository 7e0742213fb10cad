"""What is said about a map that is worked out: its numbers, and what is under way."""

from collections.abc import Iterator
from typing import Any

from editor.words import tr, trn
from model.imports.cannot import CannotImport
from model.imports.geo.ground.frame import checked_box
from model.imports.geo.recipes.amounts import Box
from model.systems import described


def stage_sentence(stage: str) -> str:
    """What is being worked out."""
    sentences = {
        "layers": tr("Reading the globe …"),
        "land": tr("Surveying the land …"),
        "cities": tr("Placing the cities …"),
        "terrain": tr("Raising the mountains …"),
        "rivers": tr("Leading the rivers …"),
        "lines": tr("Tracing the lines …"),
        "ferries": tr("Looking for ferries …"),
        "draw": tr("Drawing …"),
        "goods": tr("Choosing goods …"),
        "cards": tr("Writing the cards …"),
        "checks": tr("Checking the game …"),
        "scenery": tr("Drawing the coast …"),
    }
    return sentences.get(stage, tr("Working …"))


def how_to_draw() -> str:
    """What the mouse does on the world map."""
    return tr("Drag a box; Shift begins anew inside it. The wheel zooms, the right button pans.")


def facts_sentence(facts: dict[str, Any], system: str) -> str:
    """The map in numbers."""
    if described(system).board == "routes":
        return " · ".join(_of_routes(facts))
    is_hexes = described(system).board == "hexes"
    cells = sum(facts["terrain"].values())
    cols, rows = facts["size"]
    cities = sum(facts["cities"].values())
    many = (
        trn("{n} hex", "{n} hexes", cells)
        if is_hexes
        else trn("{n} milepost", "{n} mileposts", cells)
    )
    said = [
        f"{cols} × {rows}",
        many,
        tr("{km:.0f} km apart").format(km=facts["spacing"]),
        trn("{n} city", "{n} cities", cities),
        trn("{n} river", "{n} rivers", facts["rivers"]),
    ]
    return " · ".join([*said, *_own(facts, system)])


def _of_routes(facts: dict[str, Any]) -> Iterator[str]:
    cols, rows = facts["size"]
    yield f"{cols} × {rows}"
    yield trn("{n} city", "{n} cities", sum(facts["cities"].values()))
    yield trn("{n} line", "{n} lines", facts["lines"] + facts["twins"])
    segments = trn("{n} segment", "{n} segments", facts["segments"])
    yield tr("{segments} of {km:.0f} km").format(segments=segments, km=facts["segment_km"])
    yield trn("{n} river", "{n} rivers", facts["rivers"])


def _own(facts: dict[str, Any], system: str) -> Iterator[str]:
    """What a system adds to its maps, as many as there are."""
    for room, words in described(system).words.items():
        number = facts.get(room, 0)
        if number:
            yield f"{number} {tr(words.one if number == 1 else words.many)}"


def box_trouble(box: Box) -> str:
    """Why no map can be made of a box, as far as a glance at it tells."""
    try:
        checked_box(box)
    except CannotImport as trouble:
        return str(trouble)
    return ""
