"""Replacing: a kind of terrain, a thing wherever it is named, or a text in names and labels."""

import re
from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

from editor.edits.cell_sets import of_kind
from editor.edits.painting import painted
from editor.edits.searching import texts_of
from editor.edits.thing_names import called, word_for
from editor.edits.things import said, without
from editor.words import tr
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.forms.form import DoesNotFit, Route
from model.notation import Cell
from model.scenario.change import Change, difference
from model.scenario.collections import things_in
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
