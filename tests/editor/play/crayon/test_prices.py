"""What a button costs is told once."""

from pytestqt.qtbot import QtBot

from editor.play.window import PlayWindow
from tests.editor.play.table_hands import seated


def test_a_price_in_a_title_is_not_told_again(window: PlayWindow, qtbot: QtBot) -> None:
    table = seated(window, qtbot, "", "")
    offered = next(one for one in table.match.offers.all if str(one.action) == "buy koralia-line")
    assert offered.price == 6
    told = table.buttons.buttons["buy koralia-line"].accessibleName()
    assert told.count("6") == 1
