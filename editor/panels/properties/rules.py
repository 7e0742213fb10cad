"""The rules of a map: what the preset says, what variants and the map itself change of it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from editor.widgets.forms.values import as_files_write
from editor.words import tr
from model.collection import freeze, thaw
from model.forms.form import DoesNotFit, Route
from model.forms.frozen import dataclass
from model.forms.hints import record_of
from model.rules.resolving import resolve_rules
from model.rules.terrain_prices import price_table, unpriced
from model.scenario.change import Change, difference
from model.scenario.scenario import Scenario
from model.schema.fields import Field, field_of, fields_of, part_at, why_not
from model.systems import described

RULES = "rules"


@dataclass(frozen=True, slots=True)
class Rule:
    """One number or word of the rules."""

    route: Route
    """Below `rules`."""
    field: Field
    value: Any
    usual: Any
    """What it is without what this map says."""
    is_changed: bool
    is_missing: bool = False
    """Whether the map needs it, and nobody says it."""

    @property
    def key(self) -> str:
        return "/".join(self.route)

    @property
    def title(self) -> str:
        """What it is called within its group."""
        names = self.route[1:] or self.route
        first, *rest = (Field(name, "text").title for name in names)
        return ": ".join((first, *(name.lower() for name in rest)))


@dataclass(frozen=True, slots=True)
class RuleGroup:
    """Rules that belong together: start, build, cost, win."""

    name: str
    title: str
    about: str
    rules: tuple[Rule, ...]

    @property
    def changed(self) -> int:
        return sum(rule.is_changed for rule in self.rules)


def rule_groups(scenario: Scenario) -> tuple[RuleGroup, ...]:
    """All rules in their groups; nothing where the map has no rules that can be read."""
    values = _plain_rules(scenario)
    if values is None:
        return ()
    usual = _plain_rules(replace(scenario, rules=_only_preset(scenario))) or {}
    said, table = thaw(scenario.rules), price_table(scenario.system)
    wanting = {table: unpriced(scenario)} if table else {}
    found = []
    for field in fields_of(scenario.system, RULES):
        is_there = field.may_be_null or field.name in (*values, *usual)
        if field.name != "preset" and is_there:
            rules = tuple(_rules(scenario.system, (field.name,), (values, usual, said), wanting))
            found.append(RuleGroup(field.name, field.title, field.about, rules))
    return tuple(found)


def rule_said(scenario: Scenario, route: Route, plain: Any) -> Change:
    """The change by which this map has a rule of its own; as usual, it has none."""
    if isinstance(plain, str):
        plain = _as_typed(scenario, route, plain)
    elif isinstance(plain, tuple):
        plain = _as_ticked(scenario, route, *plain)
    why = "" if plain is None else why_not(scenario.system, (RULES, *route), plain)
    if why:
        raise DoesNotFit(why[:1].upper() + why[1:])
    usual = _plain_rules(replace(scenario, rules=_only_preset(scenario))) or {}
    if _at(usual, route) == plain:
        return rule_as_usual(scenario, route)
    changed = replace(scenario, rules=freeze(_put(thaw(scenario.rules), route, plain)))
    for trouble in resolve_rules(changed).troubles:
        if trouble.route[: len(route) + 1] == (RULES, *route):
            raise DoesNotFit(trouble.why)
    return difference(scenario, changed, _label(route))


def _as_typed(scenario: Scenario, route: Route, text: str) -> Any:
    """What a line says that was typed for a rule: words, or a value as files write it."""
    part = part_at(scenario.system, (RULES, *route))
    kind = "text" if part is None else field_of(route[-1], part, scenario.system).kind
    if kind == "words":
        return text.replace(",", " ").split() or None
    return as_files_write(text) if kind in ("written", "group") else text


def _as_ticked(scenario: Scenario, route: Route, name: str, is_on: bool) -> list[str]:
    """A list of ids after one of them was ticked, or no more."""
    said = _at(_plain_rules(scenario) or {}, route) or []
    left = [one for one in said if one != name]
    return [*left, name] if is_on else left


def rule_as_usual(scenario: Scenario, route: Route) -> Change:
    """The change by which this map says nothing of its own about a rule."""
    rules = _without(thaw(scenario.rules), route)
    return difference(scenario, replace(scenario, rules=freeze(rules)), _label(route))


def money_unit(scenario: Scenario) -> str:
    """What amounts of this map are counted in."""
    return str(_at(_plain_rules(scenario) or {}, ("money", "unit")) or "")


def _label(route: Route) -> str:
    words = " ".join(route).replace("_", " ").replace("-", " ")
    return tr("rule {rule}").format(rule=words)


def _only_preset(scenario: Scenario) -> Any:
    preset = scenario.rules.get("preset")
    return freeze({} if preset is None else {"preset": thaw(preset)})


def _plain_rules(scenario: Scenario) -> dict[str, Any] | None:
    values, rules = resolve_rules(scenario).values, described(scenario.system).rules
    if values is None or rules is None:
        return None
    return record_of(rules()).write(values)


Trees = tuple[Mapping[str, Any], Mapping[str, Any], Mapping[str, Any]]


def _rules(
    system: str, route: Route, trees: Trees, wanting: Mapping[Route, Sequence[str]]
) -> Iterator[Rule]:
    """The rules at and below a route, with what is so, what is usual, and what the map says.

    What a table should have a row for and has none is there too, as something not said.
    """
    part = part_at(system, (RULES, *route))
    if part is None:
        return
    field = field_of(route[-1], part, system)
    value, usual = _at(trees[0], route), _at(trees[1], route)
    if field.kind != "group" or _is_one_value(part, field, value):
        field = replace(field, kind="written") if field.kind == "group" else field
        is_missing = route[-1] in wanting.get(route[:-1], ()) and value is None
        yield Rule(route, field, value, usual, _is_said(trees[2], route), is_missing)
        return
    known = [inner.name for inner in field.inside]
    names = dict.fromkeys([*known, *_keys(value), *_keys(usual), *wanting.get(route, ())])
    for name in names:
        yield from _rules(system, (*route, name), trees, wanting)


def _is_one_value(part: Mapping[str, Any], field: Field, value: Any) -> bool:
    """Whether a group is edited as a whole: a list of groups, or one of which nothing is said."""
    return "items" in part or (field.may_be_null and value is None)


def _keys(value: Any) -> list[str]:
    return list(value) if isinstance(value, Mapping) else []


def _at(tree: Any, route: Route) -> Any:
    for name in route:
        tree = tree.get(name) if isinstance(tree, Mapping) else None
    return tree


def _is_said(tree: Any, route: Route) -> bool:
    above = _at(tree, route[:-1])
    return isinstance(above, Mapping) and route[-1] in above


def _put(tree: dict[str, Any], route: Route, plain: Any) -> dict[str, Any]:
    name, *rest = route
    if not rest:
        return {**tree, name: plain}
    inner = tree.get(name)
    return {**tree, name: _put(inner if isinstance(inner, dict) else {}, tuple(rest), plain)}


def _without(tree: dict[str, Any], route: Route) -> dict[str, Any]:
    """The tree without what stands at a route, and without what is empty after that."""
    name, *rest = route
    inner = tree.get(name)
    kept = {key: value for key, value in tree.items() if key != name}
    if not rest or not isinstance(inner, dict):
        return kept
    left = _without(inner, tuple(rest))
    return {key: left if key == name else value for key, value in tree.items()} if left else kept
