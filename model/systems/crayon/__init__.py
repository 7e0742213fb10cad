"""The crayon system: track drawn on a lattice of mileposts, goods hauled for demand cards."""

from typing import Any

from model.systems.crayon.things.part import CrayonPart
from model.systems.system import SystemModel


def _rules() -> Any:
    from model.systems.crayon.rules.crayon_rules import CrayonRules

    return CrayonRules


def _naming() -> Any:
    from model.systems.crayon.things.references import with_names

    return with_names


SYSTEM = SystemModel("crayon", CrayonPart, _rules, _naming)
