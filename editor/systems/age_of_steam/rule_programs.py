"""Programs that stand in lists of the rules: those of the map, or else of its preset."""

from dataclasses import replace
from typing import Any, Final

from editor.builder.parts.program import Plain
from editor.builder.parts.troubles import troubles_in
from editor.builder.programs import Programs
from editor.systems.age_of_steam.sheets.rule_values import plain_at, with_rule
from model.collection import freeze, thaw
from model.forms.form import DoesNotFit, Route
from model.scenario.change import Change, difference
from model.scenario.scenario import Scenario

RULES: Final = "rules"


class RulePrograms(Programs):
    """What stands in lists of the rules."""

    def listed(self, scenario: Scenario, *route: str) -> list[dict[str, Any]]:
        """A list of the rules: what the map says itself, also where that cannot be understood."""
        own: Any = thaw(scenario.rules)
        for name in route:
            own = own.get(name) if isinstance(own, dict) else None
        found = plain_at(scenario, *route) if own is None else own
        return [one for one in found or () if isinstance(one, dict)]

    def with_list(
        self, scenario: Scenario, route: Route, plain: Plain, label: str, *, is_sound: bool
    ) -> Change:
        """The change by which a list is another one; what was wrong before may stay so."""
        try:
            return with_rule(scenario, route, plain, label)
        except DoesNotFit:
            if is_sound:
                raise
        rules = _put(thaw(scenario.rules), route, plain)
        return difference(scenario, replace(scenario, rules=freeze(rules)), label)

    def is_sound(self, scenario: Scenario, key: str, field: str) -> bool:
        """Whether nothing is wrong with a program that a map has now."""
        return not troubles_in(self.program(scenario, key, field))


def _put(tree: Any, route: Route, plain: Plain) -> dict[str, Any]:
    name, *rest = route
    inner = tree if isinstance(tree, dict) else {}
    value = _put(inner.get(name), tuple(rest), plain) if rest else plain
    return {**inner, name: value}
