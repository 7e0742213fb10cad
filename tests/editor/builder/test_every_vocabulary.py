"""Every closed vocabulary of every system: each word comes, is set, goes, and is undone."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from editor.builder.builder import Builder
from editor.builder.parts.rows import rows_of
from editor.builder.parts.troubles import troubles_in
from editor.builder.programs import programs_of
from editor.document.document import Document
from model.bundled import bundled_scenarios
from model.scenario.collections import collection_names
from model.systems import part_of, system_names
from tests.drawing.samples import loaded
from tests.editor.builder.hands import builder_on, settle

MAPS = {"crayon": "tutorial", "trains": "lantern-bay", "santa-fe": "western-usa"}
OTHERS = {"age-of-steam": "southern-china"}


def found() -> Iterator[tuple[str, str]]:
    """Each system with what can be built in it."""
    for system in system_names():
        own = part_of("editor", system, "builder")
        rooms = {*collection_names(system), *(() if own is None else own.PROGRAMS)}
        for room in sorted(rooms):
            if programs_of(system, room) is not None:
                yield system, room


FOUND = list(found())


def opened(qtbot: QtBot, system: str, room: str) -> Builder:
    document = Document(loaded(bundled_scenarios()[{**MAPS, **OTHERS}[system]]))
    programs = programs_of(system, room)
    assert programs is not None
    return builder_on(qtbot, document, programs.keys(document.scenario)[0], system, room)


def test_every_system_that_comes_along_has_something_to_build() -> None:
    assert {system for system, _ in FOUND} >= {*MAPS, *OTHERS}
    assert ("age-of-steam", "actions") in FOUND
    assert ("santa-fe", "cards") in FOUND


@pytest.mark.parametrize(("system", "room"), FOUND)
def test_every_word_comes_is_set_goes_and_is_undone(qtbot: QtBot, system: str, room: str) -> None:
    builder = opened(qtbot, system, room)
    start = builder.document.scenario
    for field, view in builder.views.items():
        words = view.program.vocabulary((0,))
        assert words is not None
        said = set(view.program.of_keys) if view.program.left_out is not None else set()
        seen = set()
        for name in words.words:
            goal = (len(view.program.parts),)
            blank = words.blank(words.words[name], lambda collection: _things(builder, collection))
            if not view.program.takes((), blank):
                continue
            seen.add(name)
            view.picking.insert(goal, blank)
            row = view.row_at(view.program.place_of(view.program, _way(builder, field, name)))
            assert row is not None, name
            _is_told(builder, field, name)
            for made in row.inputs.values():
                _set(made)
                _is_told(builder, field, name)
            last = view.row_at(_way(builder, field, name))
            assert last is not None
            view.act(last.row, "remove")
        assert seen | said == set(words.words), "none was passed over"
        while builder.document.undo():
            _is_sound(builder, field)
        assert builder.document.scenario == start


def _things(builder: Builder, collection: str) -> list[str]:
    from model.scenario.collections import things_in

    return list(things_in(builder.document.scenario, collection))


def _way(builder: Builder, field: str, word: str) -> tuple[int, ...]:
    """Where the last part with a word stands."""
    ways = [
        row.way
        for row in rows_of(builder.views[field].program)
        if row.kind == "part" and row.word is not None and row.word.name == word
    ]
    return tuple(int(step) for step in max(way for way in ways if len(way) == 1))


def _is_sound(builder: Builder, field: str) -> None:
    """What is there fits the schema, or the row says why it does not."""
    program = builder.views[field].program
    told = any(view.is_odd for view in builder.views[field].rows)
    assert told or not troubles_in(program)


def _is_told(builder: Builder, field: str, word: str) -> None:
    _is_sound(builder, field)
    for view in builder.views[field].rows:
        shape = "" if view.row.word is None else view.row.word.shape
        is_whole = shape in ("value", "fields") and view.row.held is None
        if is_whole and not view.row.troubles:
            assert view.sentence.text(), (word, view.row.plain)


def _set(made: Any) -> None:
    """Something else in a field, as a hand would do it."""
    inside = [made, *made.findChildren(QWidget)]
    spins = [one for one in inside if isinstance(one, QSpinBox)]
    boxes = [one for one in inside if isinstance(one, QComboBox) and one.count() > 1]
    if hasattr(made, "boxes") and made.boxes:
        next(iter(made.boxes.values())).toggle()
    elif spins:
        spins[0].stepUp()
    elif boxes:
        other = (boxes[0].currentIndex() + 1) % boxes[0].count()
        boxes[0].setCurrentIndex(other)
        boxes[0].activated.emit(other)
    elif isinstance(made, QLineEdit):
        made.setText("3")
        made.setModified(True)
        made.editingFinished.emit()
    settle()
