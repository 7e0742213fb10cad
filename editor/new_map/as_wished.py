"""A new map with what its designer always wishes: author, licence, the unit of money."""

from dataclasses import replace
from typing import Any

from editor.document.new_map_result import Made
from editor.preferences.settings import Settings
from editor.preferences.wishes import AUTHOR, LICENSE, UNIT, text
from model.collection import Things, freeze, thaw
from model.scenario.scenario import Scenario
from model.schema.fields import part_at


def as_wished(made: Made, settings: Settings) -> Made:
    """The same; what the map says already, such as a copy of a bundled one, stays."""
    scenario = made.scenario
    author, license_ = text(settings, AUTHOR), text(settings, LICENSE)
    after = replace(
        scenario,
        credits=scenario.credits or author,
        license=scenario.license or license_,
        rules=_with_unit(scenario, text(settings, UNIT)),
    )
    return made if after == scenario or made.file is not None else replace(made, scenario=after)


def _with_unit(scenario: Scenario, unit: str) -> Things[Any]:
    is_counted = part_at(scenario.system, ("rules", "money", "unit")) is not None
    if not unit or not is_counted or "money" in scenario.rules:
        return scenario.rules
    rules: Things[Any] = freeze({**thaw(scenario.rules), "money": {"unit": unit}})
    return rules
