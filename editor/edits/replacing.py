"""Replacing: a kind of terrain, a thing wherever it is named, or a text in names and labels."""

import re
from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

from editor.edits.cell_sets import of_kind
from editor.edits.painting import painted
from editor.edits.searching import texts_of
from editor.edits.thing_names import called, name_in, word_for
from editor.edits.things import said, without
from editor.words import tr
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.forms.form import DoesNotFit, Route
from model.notation import Cell
from model.rules.rule_names import with_other_in_rules
from model.scenario.change import Change, difference
from model.scenario.collections import LINES, collection_names, things_in
from model.scenario.names_in_words import in_words
from model.scenario.references import Reference, with_names
from model.scenario.scenario import Scenario


def replaced_kind(
    scenario: Scenario, old: str, new: str, within: Collection[Cell] | None = None
) -> Change:
    """A kind of terrain painted over by another, everywhere or on some cells."""
    label = tr("replace {old} by {new}").format(old=old, new=new)
    if isinstance(scenario.board, TerrainBoard):
        cells = of_kind(scenario.board, old, within)
        return replace(painted(scenario, cells, new), label=label)
    if isinstance(scenario.board, RouteBoard) and within is None:
        lines = {key: _with_kind(line, old, new) for key, line in scenario.board.lines.items()}
        board = replace(scenario.board, lines=Things(lines))
        return difference(scenario, replace(scenario, board=board), label)
    return Change(label)


def _with_kind(line: Line, old: str, new: str) -> Line:
    segments = (tuple(new if kind == old else kind for kind in kinds) for kinds in line.terrain)
    return replace(line, terrain=tuple(tuple(dict.fromkeys(kinds)) for kinds in segments))


def replaced_thing(
    scenario: Scenario, room: str, old: str, new: str, *, remove: bool = False
) -> Change:
    """Whatever names one thing names another instead, such as a good; the old one may go."""
    things = things_in(scenario, room)
    for key in (old, new):
        if key not in things:
            raise DoesNotFit(
                tr("there is no {word} {id}").format(word=word_for(scenario.system, room), id=key)
            )
    label = tr("replace {old} by {new}").format(
        old=called(scenario, room, old), new=called(scenario, room, new)
    )
    if old == new:
        return Change(label)

    def visit(reference: Reference) -> str:
        return reference.named(new) if (room, old) in reference.things else reference.name

    after = with_names(scenario, visit)
    after = without(after, [(room, old)], with_references=False) if remove else after
    return difference(scenario, after, label)


def replaced_things(scenario: Scenario, room: str, gone: Collection[str], new: str) -> Change:
    """Things taken away; whatever named them names another one of their collection instead.

    What would then join a thing with itself, such as a line, goes as well.
    """
    names = [called(scenario, room, key) for key in gone]
    label = tr("replace {old} by {new}").format(
        old=", ".join(names), new=called(scenario, room, new)
    )

    def visit(reference: Reference) -> str:
        is_gone = any((room, key) in reference.things for key in gone)
        return reference.named(new) if is_gone else reference.name

    after = with_names(scenario, visit)
    for key in gone:
        after = with_other_in_rules(after, room, key, new)
    after = without(after, [(room, key) for key in gone], with_references=False)
    return difference(scenario, _without_loops(scenario, after), label)


def others(scenario: Scenario, room: str, gone: Collection[str]) -> list[tuple[str, str]]:
    """What can stand in the place of things that go: ids and names, in the order of the names."""
    left = [key for key in things_in(scenario, room) if key not in gone]
    named = [(key, name_in(scenario, room, key, in_words(key))) for key in left]
    return sorted(named, key=lambda one: one[1].casefold())


def _without_loops(before: Scenario, after: Scenario) -> Scenario:
    """The scenario without what has come to join a thing with itself."""
    loops = [
        (room, key)
        for room in (LINES, *collection_names(after.system))
        for key, thing in things_in(after, room).items()
        if _is_loop(thing) and not _is_loop(things_in(before, room).get(key))
    ]
    return without(after, loops) if loops else after


def _is_loop(thing: object) -> bool:
    a, b = getattr(thing, "a", None), getattr(thing, "b", None)
    return a is not None and a == b


class TextReplaced(NamedTuple):
    """A text as it is and as it would be."""

    route: Route
    before: str
    after: str


def texts_replaced(
    scenario: Scenario,
    old: str,
    new: str,
    *,
    match_case: bool = False,
    rooms: Collection[str] | None = None,
) -> list[TextReplaced]:
    """Every name, label and text in which some words stand, with others in their place."""
    if not old:
        return []
    wanted = re.compile(re.escape(old), 0 if match_case else re.IGNORECASE)
    found = []
    for route, text in texts_of(scenario):
        if rooms is None or route[0] in rooms:
            after = wanted.sub(lambda _: new, text)
            if after != text:
                found.append(TextReplaced(route, text, after))
    return found


def replaced_text(
    scenario: Scenario,
    old: str,
    new: str,
    *,
    match_case: bool = False,
    rooms: Collection[str] | None = None,
) -> Change:
    """The same as one change."""
    label = tr("replace “{old}” by “{new}”").format(old=old[:40], new=new[:40])
    texts = texts_replaced(scenario, old, new, match_case=match_case, rooms=rooms)
    return said(scenario, {one.route: one.after for one in texts}, label)
