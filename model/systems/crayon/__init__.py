"""The crayon system: track drawn on a lattice of mileposts, goods hauled for demand cards."""

from typing import Any

from model.systems.system import SystemModel, Words


def _part() -> Any:
    from model.systems.crayon.things.part import CrayonPart

    return CrayonPart


def _rules() -> Any:
    from model.systems.crayon.rules.crayon_rules import CrayonRules

    return CrayonRules


def _naming() -> Any:
    from model.systems.crayon.things.references import with_names

    return with_names


SYSTEM = SystemModel(
    name="crayon",
    title="Crayon rails",
    about="Track is drawn in crayon from milepost to milepost, "
    "and goods are hauled for demand cards.",
    order=10,
    board="mileposts",
    legend={".": "clear", "^": "mountain", "A": "alpine", "d": "desert"},
    usual_size=(60, 40),
    preset="china-rails",
    words={
        "ferries": Words("ferry", "ferries"),
        "links": Words("link", "links"),
        "demands": Words("demand card", "demand cards", "card"),
        "events": Words("event", "events"),
    },
    part=_part,
    rules=_rules,
    naming=_naming,
)
