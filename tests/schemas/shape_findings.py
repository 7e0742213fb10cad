"""What does not fit in a document, as tests look at it: places and sentences."""

from typing import Any, NamedTuple


class ShapeError(NamedTuple):
    """What does not fit: the way to it from the top of the document, and a sentence."""

    route: tuple[str | int, ...]
    message: str


def shape_findings(plain: Any, system: str, layer: bool = False) -> list[ShapeError]:
    """What does not fit, over whatever the preset of the document holds."""
    from model.collection import Things
    from model.scenario.preset_things import held_below
    from model.schema.checking import troubles_in

    rules = plain.get("rules") if isinstance(plain, dict) else None
    held = () if layer else tuple(held_below(system, rules, Things()))
    return [ShapeError(one.route, one.message) for one in troubles_in(plain, system, layer, held)]
