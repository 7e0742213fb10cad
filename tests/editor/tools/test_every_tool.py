"""What every tool keeps to, found by scanning: nobody has to name a new one here."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from editor.desk.desk import Desk
from editor.desk.toolbox import tools
from editor.document.document import Document
from editor.edits.fragments import copied
from editor.gestures.choosing import everything_placed
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection, Thing
from editor.widgets.icons.book import BOOK
from model.boards.hexes import HexBoard
from model.boards.terrain import Size, TerrainBoard
from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import new_text, read_text
from model.notation import Cell
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from model.scenario.things import Good
from model.systems import system_names
from tests.drawing.samples import loaded
from tests.editor.boards import plain
from tests.editor.edits.boards import LEGEND, on, route_scenario

BUNDLED = ("southern-china", "western-usa", "lantern-bay")
BOARDS = ("tutorial", "plain", "pointy", "flat", "routes", *BUNDLED)
ROWS = ("..^~..", ".^^~..", "..^...", "......")
PHASES = (Phase.generate, Phase.shrink)
MANY = settings().max_examples
ALL = pytest.mark.parametrize("name", tools())


@cache
def scenario_of(name: str) -> Scenario:
    if name == "routes":
        return route_scenario()
    if name == "plain":
        return plain()
    if name in bundled_scenarios():
        return loaded(bundled_scenarios()[name])
    board = HexBoard(Size(6, 4), LEGEND, ROWS, orientation=name)  # type: ignore[arg-type]
    return on(board, goods=Things({"coal": Good(id="coal")}))


@dataclass(frozen=True)
class Hand:
    """What a hand does: an event with its place as a share of the board's width and height."""

    kind: str
    right: float
    down: float
    held: tuple[bool, bool, bool]
    button: str
    key: str


CELLS = st.builds(Cell, st.integers(0, 5), st.integers(0, 3))
SHARES = st.floats(-0.2, 1.2)
HELD = st.tuples(*(st.sampled_from((False, False, False, True)),) * 3)
EVENTS = st.builds(
    Hand,
    st.sampled_from(("press", "move", "move", "move", "release", "release", "double", "key")),
    SHARES,
    SHARES,
    HELD,
    st.sampled_from(("left", "left", "left", "right")),
    st.sampled_from(("Backspace", "Return", "Text", "Text")),
)


def some_things(scenario: Scenario) -> st.SearchStrategy[list[Thing]]:
    things = sorted(everything_placed(scenario))
    return st.lists(st.sampled_from(things), max_size=2) if things else st.just([])


def pointer(scenario: Scenario, hand: Hand) -> Pointer:
    board = scenario.board
    cols, rows = board.size if isinstance(board, TerrainBoard) else (5, 4)
    shift, ctrl, alt = hand.held
    key = hand.key if hand.kind == "key" else ""
    return Pointer(
        hand.kind,  # type: ignore[arg-type]
        hand.right * cols,
        hand.down * rows * 0.87,
        "" if hand.kind == "key" else hand.button,  # type: ignore[arg-type]
        shift=shift,
        ctrl=ctrl,
        alt=alt,
        key=key,
        text="Aé 1" if key == "Text" else "",
    )


def do(desk: Desk, event: Pointer) -> None:
    """What the canvas does with an event."""
    if event.kind in ("press", "double"):
        right = event.button == "right" and not desk.tool.wants_right() and not desk.is_busy
        if event.kind == "double" and not desk.is_busy:
            event = Pointer("press", event.x, event.y, event.button)
        if not right:
            desk.press(event)
    elif event.kind == "key":
        desk.key(event)
    else:
        (desk.move if event.kind == "move" else desk.release)(event)


def desk_with(name: str, board: str, data: st.DataObject) -> Desk:
    desk = Desk(Document(scenario_of(board)))
    desk.use(name)
    chosen = frozenset(data.draw(st.lists(CELLS, max_size=8)))
    desk.fragment = copied(desk.scenario, chosen, [("cities", "aston"), ("cities", "beck")])
    if data.draw(st.booleans()):
        desk.choose(Selection(chosen, frozenset(data.draw(some_things(desk.scenario)))))
    for option in desk.tool.OPTIONS:
        values: list[Any] = [choice.value for choice in desk.tool.choices(desk, option)]
        values += list(range(option.least, option.most + 1))[:5]
        values += [True, False] if option.kind == "switch" else []
        if values:
            desk.set(option.key, data.draw(st.sampled_from(values)))
    return desk


def fitting(name: str) -> st.SearchStrategy[str]:
    return st.sampled_from([one for one in BOARDS if tools()[name].fits(scenario_of(one))])


@ALL
@settings(max_examples=MANY // 2, phases=PHASES)
@given(data=st.data())
def test_whatever_a_hand_does_can_be_written_read_and_taken_back(
    name: str, data: st.DataObject
) -> None:
    desk = desk_with(name, data.draw(fitting(name)), data)
    start, presses = desk.scenario, 0
    for hand in data.draw(st.lists(EVENTS, max_size=24)):
        presses += hand.kind in ("press", "double")
        do(desk, pointer(desk.scenario, hand))
    desk.finish()
    after, steps = desk.scenario, desk.document.history.steps
    assert len(steps) <= presses
    assert read_text(new_text(after)).scenario == after
    assert all(step.label for step in steps)
    while desk.document.undo() is not None:
        pass
    assert desk.scenario == start
    while desk.document.redo() is not None:
        pass
    assert desk.scenario == after


@ALL
@settings(max_examples=MANY // 4, phases=PHASES)
@given(data=st.data())
def test_esc_in_the_middle_leaves_everything_as_it_was(name: str, data: st.DataObject) -> None:
    desk = desk_with(name, data.draw(fitting(name)), data)
    scenario = desk.scenario
    for hand in data.draw(st.lists(EVENTS, max_size=12)):
        do(desk, pointer(desk.scenario, hand))
    if desk.is_busy:
        desk.key(Pointer("key", 0, 0, key="Escape"))
    assert not desk.is_busy
    for step in desk.document.history.steps:
        scenario = apply(scenario, step)
    assert desk.scenario == scenario


@ALL
@settings(max_examples=MANY // 4, phases=PHASES)
@given(data=st.data())
def test_a_hint_says_what_a_click_will_do_everywhere(name: str, data: st.DataObject) -> None:
    desk = desk_with(name, data.draw(fitting(name)), data)
    for hand in data.draw(st.lists(EVENTS, min_size=1, max_size=4)):
        at = pointer(desk.scenario, hand)
        desk.move(Pointer("move", at.x, at.y))
        assert desk.hint


@ALL
def test_a_tool_has_a_title_and_an_icon(name: str) -> None:
    tool = tools()[name]
    assert tool.TITLE
    assert (tool.ICON or tool.NAME) in BOOK
    for system in system_names():
        keys = [one.KEY for one in tools().values() if one.KEY and one.is_for(system)]
        assert len(keys) == len(set(keys))


@ALL
def test_a_tool_does_nothing_where_its_layer_is_locked(name: str) -> None:
    tool = tools()[name]
    for board in BOARDS:
        if tool.LAYER and tool.fits(scenario_of(board)):
            desk = Desk(Document(scenario_of(board)))
            desk.use(name)
            desk.lock(frozenset({tool.LAYER}))
            desk.press(Pointer("press", 2.0, 2.0, "left"))
            assert not desk.is_busy
            assert desk.said


@ALL
def test_a_tool_works_on_the_largest_bundled_map(name: str) -> None:
    if tools()[name].fits(scenario_of("china")):
        desk = Desk(Document(scenario_of("china")))
        desk.use(name)
        for kind, x in (("press", 30.0), ("move", 34.0), ("release", 34.0)):
            do(desk, Pointer(kind, x, 20.0, "left"))  # type: ignore[arg-type]
        desk.finish()
        assert read_text(new_text(desk.scenario)).scenario == desk.scenario


@ALL
def test_the_next_press_begins_a_gesture_of_its_own(name: str) -> None:
    for board in BOARDS:
        if tools()[name].fits(scenario_of(board)):
            desk = Desk(Document(scenario_of(board)))
            desk.use(name)
            do(desk, Pointer("press", 2.0, 1.8, "left"))
            do(desk, Pointer("move", 4.0, 2.6, "left"))
            do(desk, Pointer("release", 4.0, 2.6, "left"))
            do(desk, Pointer("key", 4.0, 2.6, key="Return"))
            assert not desk.is_busy
