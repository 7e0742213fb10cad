"""What would change with another preset: rules, things it holds, terrain, variants, findings."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from editor.edits.fitted_values import fitting
from editor.edits.thing_names import called, word_for
from editor.words import tr
from model.forms.form import Route
from model.forms.frozen import dataclass
from model.rules.resolving import resolve_rules
from model.rules.rule_values import plain_rules
from model.rules.terrain_prices import price_table, unpriced
from model.scenario.change import Change, apply
from model.scenario.collections import collection_names, things_in
from model.scenario.scenario import Scenario
from validator.finding import Finding
from validator.running.run import findings_of

PRESET: Route = ("rules", "preset")


@dataclass(frozen=True, slots=True)
class OtherValue:
    """A rule that would be another; nothing where one of the two presets has no such rule."""

    route: Route
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class PresetChange:
    """Everything that another preset would change on a map, and the step that does it."""

    change: Change
    prices: tuple[OtherValue, ...]
    values: tuple[OtherValue, ...]
    things: tuple[tuple[str, str], ...]
    """Things that come, go or are others: what becomes of them, and which they are."""
    unknown: tuple[str, ...]
    """What the map has and the other preset does not know, in sentences."""
    appearing: tuple[Finding, ...]
    disappearing: tuple[Finding, ...]

    @property
    def is_nothing(self) -> bool:
        return not (self.prices or self.values or self.things or self.unknown)


def preset_change(scenario: Scenario, preset: str) -> PresetChange:
    """What becomes of a map with another preset; DoesNotFit where it cannot have that."""
    change = fitting(scenario, {PRESET: preset}, tr("preset of the map"))
    after = apply(scenario, change)
    values = list(_values(scenario, after))
    table = price_table(scenario.system)
    is_price = [bool(table) and one.route[: len(table)] == table for one in values]
    before, then = findings_of(scenario), findings_of(after)
    return PresetChange(
        change,
        tuple(one for one, is_it in zip(values, is_price, strict=True) if is_it),
        tuple(one for one, is_it in zip(values, is_price, strict=True) if not is_it),
        tuple(_things(scenario, after)),
        tuple(_unknown(scenario, after)),
        _only_in(then, before),
        _only_in(before, then),
    )


def _values(scenario: Scenario, after: Scenario) -> Iterator[OtherValue]:
    old, new = (dict(_leaves(plain_rules(one) or {}, ())) for one in (scenario, after))
    for route in {**old, **new}:
        if old.get(route) != new.get(route):
            yield OtherValue(route, old.get(route), new.get(route))


def _leaves(tree: Any, route: Route) -> Iterator[tuple[Route, Any]]:
    if isinstance(tree, Mapping) and tree:
        for key, inner in tree.items():
            yield from _leaves(inner, (*route, str(key)))
    elif tree is not None:
        yield route, tree


def _things(scenario: Scenario, after: Scenario) -> Iterator[tuple[str, str]]:
    """What the presets hold themselves: cards, goods, New Cities."""
    for room in collection_names(scenario.system):
        old, new = things_in(scenario, room), things_in(after, room)
        word = word_for(scenario.system, room)
        for title, names in (
            (tr("New: {what}"), [called(after, room, key) for key in new if key not in old]),
            (tr("Gone: {what}"), [called(scenario, room, key) for key in old if key not in new]),
            (
                tr("Others: {what}"),
                [called(after, room, key) for key in new if key in old and old[key] != new[key]],
            ),
        ):
            if names:
                yield title.format(what=word), ", ".join(names)


def _unknown(scenario: Scenario, after: Scenario) -> Iterator[str]:
    had = resolve_rules(scenario)
    found = resolve_rules(after)
    for kind in unpriced(after):
        if kind not in unpriced(scenario):
            yield tr("The map has {terrain}, and the preset has no price for it.").format(
                terrain=kind
            )
    for name in scenario.variants:
        if name in had.variants and name not in found.variants:
            yield tr("The variant {variant} is on, and the preset has none of that name.").format(
                variant=name
            )
    known = {trouble.why for trouble in had.troubles}
    yield from (
        one.why for one in found.troubles if one.why not in known and one.route[0] == "rules"
    )


def _only_in(some: list[Finding], others: list[Finding]) -> tuple[Finding, ...]:
    """Findings that are there and were not; so many of each that says the same."""
    left = Counter(_said(one) for one in others)
    found = []
    for one in some:
        if left[_said(one)] > 0:
            left[_said(one)] -= 1
        else:
            found.append(one)
    return tuple(found)


def _said(finding: Finding) -> tuple[str, str]:
    return finding.code, finding.message
