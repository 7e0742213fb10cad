"""Rows of rules come, go and get other names: priced terrain, types of trains, sorts of tiles."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any

from editor.edits.cell_sets import of_kind
from editor.edits.painting import painted
from editor.edits.replacing import replaced_kind
from editor.edits.uses import place_called
from editor.words import tr, trn
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.forms.form import DoesNotFit, Route
from model.rules.rule_rows import RULES, Named, named_rows, row_part
from model.rules.rule_values import look_at_rules, plain_rules, rules_said, value_at
from model.rules.terrain_prices import price_table
from model.scenario.change import Change, apply, difference
from model.scenario.references import TERRAIN, Reference, references_in, with_names
from model.scenario.scenario import Scenario
from model.schema.fields import fields_of, part_at, why_not


def rows_of(scenario: Scenario, table: Route) -> dict[str, Any]:
    """The rows that a table of the rules has now."""
    found = value_at(plain_rules(scenario) or {}, table)
    return dict(found) if isinstance(found, dict) else {}


def fresh_row(scenario: Scenario, table: Route, like: str = "") -> Any:
    """What a new row says at first: as much as another of its table, or the least that there is."""
    rows = rows_of(scenario, table)
    if rows:
        return deepcopy(rows.get(like, list(rows.values())[-1]))
    part = row_part(scenario.system, table)
    if "array" in part.get("type", ()):
        return [1] * part.get("minItems", 0)
    if "properties" not in part:
        return max(part.get("minimum", 0), 1)
    fields = fields_of(scenario.system, RULES, *table, "any")
    return {one.name: one.least or 0 for one in fields if one.is_required}


def row_added(scenario: Scenario, table: Route, key: str, plain: Any) -> Change:
    """A new row in a table of the rules; DoesNotFit where it has that name, or cannot have it."""
    _look_at_name(scenario, table, key)
    if isinstance(plain, dict) and "name" in plain:
        words = key.replace("-", " ")
        plain = {**plain, "name": words[:1].upper() + words[1:]}
    label = tr("add {row} to {table}").format(row=key, table=_words(table))
    why = why_not(scenario.system, (RULES, *table, key), plain)
    if why:
        raise DoesNotFit(why[:1].upper() + why[1:])
    return _done(scenario, apply(scenario, rules_said(scenario, {(*table, key): plain}, "")), label)


def row_removed(scenario: Scenario, table: Route, key: str, *, with_uses: bool = False) -> Change:
    """A row taken out of the rules, with or without what names it."""
    label = tr("take {row} out of {table}").format(row=key, table=_words(table))
    after = _without_names(scenario, table, key) if with_uses else scenario
    return _done(scenario, _gone(after, table, key), label)


def row_replaced(scenario: Scenario, table: Route, old: str, new: str) -> Change:
    """Whatever names one row names another instead, and the row itself is gone."""
    label = tr("replace {old} by {new}").format(old=old, new=new)
    after = _named_otherwise(scenario, table, old, new)
    return _done(scenario, _gone(after, table, old), label)


def row_renamed(scenario: Scenario, table: Route, old: str, new: str) -> Change:
    """The same row under another name, here and wherever it is named."""
    label = tr("call {old} {new}").format(old=old, new=new)
    if new == old:
        return Change(label)
    _look_at_name(scenario, table, new)
    plain = rows_of(scenario, table).get(old)
    after = apply(scenario, rules_said(scenario, {(*table, new): plain}, ""))
    return _done(scenario, apply(after, row_replaced(after, table, old, new)), label)


def _gone(scenario: Scenario, table: Route, key: str) -> Scenario:
    return apply(scenario, rules_said(scenario, {(*table, key): None}, ""))


def _done(before: Scenario, after: Scenario, label: str) -> Change:
    look_at_rules(before, after)
    return difference(before, after, label)


def row_uses(scenario: Scenario, table: Route, key: str) -> tuple[str, ...]:
    """What names a row: cells of the map, areas, seats, and other rules; each once, in words."""
    found = [*_on_board(scenario, table, key), *_in_things(scenario, table, key)]
    for one in _in_rules(scenario, table, key):
        words = " › ".join(name.replace("_", " ").replace("-", " ") for name in one.route)
        found.append(tr("rule {rule}").format(rule=words))
    return tuple(dict.fromkeys(found))


def _on_board(scenario: Scenario, table: Route, key: str) -> Iterator[str]:
    if table != price_table(scenario.system):
        return
    if isinstance(scenario.board, TerrainBoard):
        number = scenario.board.kinds().get(key, 0)
        if number:
            yield trn("{n} cell of the map", "{n} cells of the map", number)
    if isinstance(scenario.board, RouteBoard):
        lines = scenario.board.lines.values()
        number = sum(key in kinds for line in lines for kinds in line.terrain)
        if number:
            yield trn("{n} segment of the map", "{n} segments of the map", number)


def _targets(scenario: Scenario, table: Route) -> frozenset[str]:
    """What references call the rows of a table."""
    is_terrain = table == price_table(scenario.system)
    return frozenset({table[-1], TERRAIN} if is_terrain else {table[-1]})


def _in_things(scenario: Scenario, table: Route, key: str) -> Iterator[str]:
    targets = _targets(scenario, table)
    for one in references_in(scenario):
        if one.target in targets and one.name == key and one.route[0] != RULES:
            yield place_called(scenario, one.route)


def _in_rules(scenario: Scenario, table: Route, key: str) -> list[Named]:
    rules = plain_rules(scenario) or {}
    inside = (*table, key)
    found = named_rows(scenario.system, rules, table)
    return [one for one in found if one.name == key and one.route[: len(inside)] != inside]


def _named_otherwise(scenario: Scenario, table: Route, old: str, new: str) -> Scenario:
    """The scenario in which another row stands wherever a row is named."""
    targets = _targets(scenario, table)

    def visit(reference: Reference) -> str:
        return new if reference.target in targets and reference.name == old else reference.name

    values = {}
    for one in _in_rules(scenario, table, old):
        values.update(_renamed_in(scenario, one, new))
    after = apply(scenario, rules_said(scenario, values, ""))
    after = with_names(after, visit)
    if table == price_table(scenario.system):
        after = apply(after, replaced_kind(after, old, new))
    return after


def _renamed_in(scenario: Scenario, one: Named, new: str) -> dict[Route, Any]:
    rules = plain_rules(scenario) or {}
    if one.is_key:
        there = value_at(rules, (*one.route, new))
        value = value_at(rules, (*one.route, one.name)) if there is None else there
        return {(*one.route, new): value, (*one.route, one.name): None}
    names = [new if name == one.name else name for name in value_at(rules, one.route)]
    return {one.route: names}


def _without_names(scenario: Scenario, table: Route, key: str) -> Scenario:
    """The scenario without what names a row."""
    targets = _targets(scenario, table)

    def visit(reference: Reference) -> str | None:
        is_it = reference.target in targets and reference.name == key
        return None if is_it else reference.name

    rules = plain_rules(scenario) or {}
    values: dict[Route, Any] = {}
    for one in _in_rules(scenario, table, key):
        if one.is_key:
            values[(*one.route, key)] = None
        else:
            values[one.route] = [name for name in value_at(rules, one.route) if name != key]
            _look_at_value(scenario, one.route, values[one.route])
    after = with_names(apply(scenario, rules_said(scenario, values, "")), visit)
    return _without_ground(after, key) if table == price_table(scenario.system) else after


def _without_ground(scenario: Scenario, kind: str) -> Scenario:
    """The scenario without the cells or segments of a kind of terrain."""
    board = scenario.board
    if isinstance(board, TerrainBoard):
        return apply(scenario, painted(scenario, of_kind(board, kind, None), None))
    if isinstance(board, RouteBoard):
        lines = {key: _bare(line, kind) for key, line in board.lines.items()}
        return replace(scenario, board=replace(board, lines=Things(lines)))
    return scenario


def _bare(line: Line, kind: str) -> Line:
    segments = (tuple(one for one in kinds if one != kind) for kinds in line.terrain)
    return replace(line, terrain=tuple(segments))


def _look_at_value(scenario: Scenario, route: Route, plain: Any) -> None:
    why = why_not(scenario.system, (RULES, *route), plain)
    if why:
        raise DoesNotFit(tr("{rule}: {why}").format(rule=" ".join(route), why=why))


def _look_at_name(scenario: Scenario, table: Route, key: str) -> None:
    if key in rows_of(scenario, table):
        raise DoesNotFit(tr("{row} is there already").format(row=key))
    if part_at(scenario.system, (RULES, *table, key)) is None:
        why = why_not(scenario.system, (RULES, *table, key), 0)
        raise DoesNotFit(why[:1].upper() + why[1:])


def _words(table: Route) -> str:
    return table[-1].replace("_", " ").replace("-", " ")
