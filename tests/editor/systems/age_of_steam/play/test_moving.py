"""Moving goods with the mouse: deliveries with who earns what, and moves link by link."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tests.editor.play.mouse import Mouse
from tests.editor.systems.age_of_steam.play.conftest import ORDER, SHARES, Sit

BUILT = (
    *SHARES, *ORDER, "take urbanization", "take production", "take first-move",
    "urbanize hengyang a", "lay 6,2 2-5", "lay 4,3 0-2", "lay 4,4 2-5", "done",
    "lay 9,3 2-4", "town 9,2 1-5", "lay 9,1 2-5", "done",
    "lay 8,8 1-3", "lay 8,9 2-4", "done",
)  # fmt: skip


@pytest.fixture
def moving(sit: Sit) -> Mouse:
    """Cid moves first; Ann has Changsha to the New City of Hengyang and on to Guilin."""
    return sit(*BUILT)


def test_a_cube_is_delivered_by_two_clicks(moving: Mouse) -> None:
    moving.click("guangzhou")
    button = moving.choices[0]
    assert (button.plan.text, button.plan.about) == ("Blue to Shenzhen, 1 link", "Cid +1 income")
    assert moving.choose(0) == "Blue to Shenzhen, 1 link"
    assert moving.records[-2:] == ["move blue guangzhou", "via shenzhen"]
    assert moving.gestures == 2


def test_who_points_at_a_delivery_sees_its_links_with_their_owners(moving: Mouse) -> None:
    moving.click("guangzhou")
    board = moving.table.board
    QApplication.sendEvent(moving.choices[0], QEvent(QEvent.Type.Enter))
    assert [(tag.text, tag.owner) for tag in board.marks.tags] == [("Cid +1", 2)]
    assert board._layers._is_looked_at, "the rest of the map steps back"
    QApplication.sendEvent(moving.choices[0], QEvent(QEvent.Type.Leave))
    assert board.marks.tags == ()


def test_a_cube_is_moved_link_by_link(moving: Mouse) -> None:
    moving.click("guangzhou")
    assert moving.choices[1].plan.about == "Link by link"
    moving.choose(1)
    assert moving.records[-1] == "move blue guangzhou"
    moving.click("shenzhen")
    moving.choose(0)
    assert moving.records[-1] == "via shenzhen"


def test_of_parallel_links_one_is_chosen(sit: Sit) -> None:
    """Bob has bought the intercity line beside the track of Cid."""
    until = BUILT.index("lay 9,3 2-4")
    cid = BUILT[BUILT.index("lay 8,8 1-3") :]
    mouse = sit(*BUILT[:until], "claim intercity", "done", *cid)
    mouse.click("guangzhou")
    told = [(button.plan.text, button.plan.about) for button in mouse.choices]
    assert told == [
        ("Blue to Shenzhen, 1 link", "Cid +1 income"),
        ("Blue to Shenzhen, 1 link", "Bob +1 income"),
        ("Move blue from Guangzhou", "Link by link"),
    ]
    mouse.choose(2)
    mouse.click("shenzhen")
    owners = [[tag.text for tag in button.plan.ghost.tags] for button in mouse.choices]
    assert sorted(owners) == [["Bob +1"], ["Cid +1"]]
    mouse.choose(owners.index(["Bob +1"]))
    assert mouse.records[-1] == "via shenzhen@intercity"


@pytest.mark.rule("AOS-GOODS-09")
def test_a_cube_that_cannot_move_says_why(moving: Mouse) -> None:
    moving.click("nanning")
    assert "AOS-GOODS-09" in moving.refusal


def test_the_engine_is_a_button_with_what_it_costs(moving: Mouse) -> None:
    button = moving.table.buttons.buttons["engine"]
    assert "$1 more expenses" in button.accessibleName()
    moving.button("engine")
    assert moving.records[-1] == "engine"


def test_the_best_deliveries_have_a_button_each(moving: Mouse) -> None:
    told = [(one.plan.text, one.plan.about) for one in moving.table.buttons.ready]
    assert told == [
        ("Blue from Guangzhou to Shenzhen, 1 link", "Cid +1 income"),
        ("Red from Shenzhen to Guangzhou, 1 link", "Cid +1 income"),
    ]
    moving.press(moving.table.buttons.ready[1])
    assert moving.records[-2:] == ["move red shenzhen", "via guangzhou"]
    assert moving.gestures == 1
