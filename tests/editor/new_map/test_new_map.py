"""The dialog for new maps: two clicks to an empty one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.document.new_map_result import Made
from editor.new_map import new_map_dialog as dialogs
from editor.new_map.new_map_dialog import GEOGRAPHY, NewMapDialog
from editor.new_map.templates import Beginning, Template, begun, templates
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.routes import RouteBoard
from model.bundled import bundled_scenarios
from model.files.scenario_files import load, new_text, open_file
from tests.editor.new_map.geography.hands import Quick, tiny_png, write

LEFT = Qt.MouseButton.LeftButton
ALL = templates()


@pytest.fixture
def quick(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Quick:
    workshop = Quick()
    monkeypatch.setattr(dialogs, "Workshop", lambda _parent: workshop)
    return workshop


@pytest.fixture
def dialog(quick: Quick, qtbot: QtBot) -> Iterator[NewMapDialog]:
    window = NewMapDialog()
    qtbot.addWidget(window)
    window.show()
    yield window
    window.reject()


def choose(dialog: NewMapDialog, qtbot: QtBot, name: str) -> None:
    """Clicks on the card of a template."""
    for row in range(dialog.cards.count()):
        card = dialog.cards.item(row)
        if card.data(Qt.ItemDataRole.UserRole)[0] == name:
            place = dialog.cards.visualItemRect(card)
            qtbot.mouseClick(dialog.cards.viewport(), LEFT, pos=place.center())
            assert dialog.cards.currentRow() == row


def made_by(dialog: NewMapDialog, qtbot: QtBot) -> Made:
    qtbot.mouseClick(dialog.create_button, LEFT)
    assert dialog.made is not None
    assert not dialog.isVisible()
    return dialog.made


def test_the_first_click_in_the_dialog_creates_an_empty_map(
    dialog: NewMapDialog, qtbot: QtBot
) -> None:
    board = made_by(dialog, qtbot).scenario.board
    assert isinstance(board, MilepostBoard)
    assert board.size == (60, 40)


def test_title_size_and_rules_are_as_wished(dialog: NewMapDialog, qtbot: QtBot) -> None:
    qtbot.keyClicks(dialog.fields.title, "Isle of Man")
    write(qtbot, dialog.fields.cols, "25")
    write(qtbot, dialog.fields.rows, "30")
    qtbot.keyClick(dialog.fields.rules, Qt.Key.Key_End)
    scenario = made_by(dialog, qtbot).scenario
    assert (scenario.title, scenario.id) == ("Isle of Man", "isle-of-man")
    assert isinstance(scenario.board, MilepostBoard)
    assert scenario.board.size == (25, 30)
    assert scenario.rules["preset"] == "empire-builder"


@pytest.mark.parametrize("text", ["0", "-3", "99999", "abc", ""])
def test_no_size_does_harm(dialog: NewMapDialog, qtbot: QtBot, text: str) -> None:
    write(qtbot, dialog.fields.cols, text)
    board = made_by(dialog, qtbot).scenario.board
    assert isinstance(board, MilepostBoard)
    assert 1 <= board.size.cols <= 320


@pytest.mark.parametrize(
    ("name", "kind"), [("age-of-steam", HexBoard), ("trains", HexBoard), ("santa-fe", RouteBoard)]
)
def test_every_family_of_games_has_its_empty_board(
    dialog: NewMapDialog, qtbot: QtBot, name: str, kind: type
) -> None:
    choose(dialog, qtbot, name)
    scenario = made_by(dialog, qtbot).scenario
    assert scenario.system == name
    assert isinstance(scenario.board, kind)


def test_a_new_map_is_for_as_many_players_as_are_wished(dialog: NewMapDialog, qtbot: QtBot) -> None:
    choose(dialog, qtbot, "age-of-steam")
    fields = dialog.fields
    assert (fields.fewest.value(), fields.most.value()) == (3, 6)
    fields.most.setValue(2)
    assert fields.fewest.value() == 2
    fields.most.setValue(4)
    scenario = made_by(dialog, qtbot).scenario
    assert (scenario.players.min, scenario.players.max) == (2, 4)


def test_a_new_map_of_age_of_steam_has_plain_land_goods_and_actions(
    dialog: NewMapDialog, qtbot: QtBot
) -> None:
    choose(dialog, qtbot, "age-of-steam")
    write(qtbot, dialog.fields.cols, "9")
    scenario = made_by(dialog, qtbot).scenario
    assert isinstance(scenario.board, HexBoard)
    assert scenario.board.size.cols == 9
    assert set(scenario.board.kinds()) == {"plain"}
    assert list(scenario.goods) == ["black", "blue", "purple", "red", "yellow"]
    assert scenario.rules["preset"] == "age-of-steam"


def test_geography_leads_to_its_own_dialog(
    dialog: NewMapDialog, quick: Quick, qtbot: QtBot
) -> None:
    choose(dialog, qtbot, GEOGRAPHY)
    assert dialog.create_button.text() == "Next"
    qtbot.mouseClick(dialog.create_button, LEFT)
    assert dialog.wants_geography
    assert quick.is_closed


def test_pictures_are_shown_as_they_come(dialog: NewMapDialog, quick: Quick) -> None:
    job, said, told = quick.wishes[0]
    assert job == "pictures"
    assert len(said["pixels"]) == 2
    for row in range(dialog.cards.count()):
        card = dialog.cards.item(row)
        before = card.icon().cacheKey()
        told({"name": card.data(Qt.ItemDataRole.UserRole)[0], "png": tiny_png()})
        assert card.icon().cacheKey() != before


def test_a_double_click_creates_at_once(dialog: NewMapDialog, qtbot: QtBot) -> None:
    place = dialog.cards.visualItemRect(dialog.cards.item(1)).center()
    qtbot.mouseClick(dialog.cards.viewport(), LEFT, pos=place)
    qtbot.mouseDClick(dialog.cards.viewport(), LEFT, pos=place)
    assert dialog.made is not None


@pytest.mark.parametrize("template", ALL, ids=lambda one: one.name)
def test_whatever_a_template_begins_can_be_saved_and_read_again(
    template: Template, tmp_path: Path
) -> None:
    made = begun(template, Beginning("My own map", template.usual_size))
    assert made.scenario.title == "My own map"
    path = tmp_path / "own.milepost.yaml"
    path.write_text(new_text(made.scenario), encoding="utf-8")
    assert load(path) == made.scenario


@pytest.mark.parametrize("name", list(bundled_scenarios()))
def test_a_bundled_scenario_comes_with_its_files_and_its_comments(name: str) -> None:
    path = bundled_scenarios()[name]
    template = next(one for one in ALL if one.path == path)
    made = begun(template, Beginning())
    before = open_file(path)
    assert made.scenario == before.scenario
    assert template.title == before.scenario.title
    assert made.file is not None
    assert made.file.path is None
    assert made.file.document.text == before.document.text
    scenery = before.scenario.scenery.removeprefix("./")
    assert set(made.files) == ({scenery} if scenery else set())
