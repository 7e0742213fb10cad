"""The builder on cards of Santa Fe: a row for each thing that a card does, each said once."""

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.builder.builder import Builder
from editor.document.document import Document
from editor.panels.tables.cards import Cards
from editor.window.docks import show_panel
from model.bundled import bundled_scenarios
from model.files.scenario_files import read_text, text_after
from tests.drawing.samples import loaded
from tests.editor.builder.hands import add, builder_on, click, key, picker, row, settle, view
from tests.editor.windows import window_on

WEST = loaded(bundled_scenarios()["western-usa"])
TEXT = bundled_scenarios()["western-usa"].read_text("utf-8")
K = Qt.Key


def on_card(qtbot: QtBot, card: str, document: Document | None = None) -> Builder:
    return builder_on(qtbot, document or Document(WEST), card, "santa-fe", "cards")


def does(builder: Builder) -> list[dict[str, Any]]:
    return list(builder.programs.plain(builder.document.scenario, builder.key, "does"))


def told(builder: Builder) -> list[str]:
    return [one.sentence.text() for one in view(builder, "does").rows]


def test_every_card_is_told_row_by_row(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "double-turn")
    assert told(builder) == [
        "In play: 1 for each player, 1 fewer.",
        "Lay up to 2 pieces of track in each of your two turns, of one railroad or several.",
        "Every bonus of this round is doubled.",
        (
            "Before you lay in your second turn you may put away City cards and draw as many from "
            "the deck."
        ),
    ]
    for card in builder.programs.keys(WEST):
        builder.show_thing(card)
        assert all(told(builder)), card
        assert builder.card.picture is not None, card
        assert not any(one.is_odd for one in view(builder, "does").rows), card


def test_a_fan_card_is_built_by_mouse(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "triple-turn")
    start = builder.document.scenario
    before = builder.card.picture
    add(builder, "markers", "does")
    assert {"markers": 2} in does(builder)
    names = [next(iter(one)) for one in does(builder)]
    place = names.index("markers")
    number = row(builder, place, "does").inputs["markers"]
    number.setFocus()
    QTest.keyClick(number, K.Key_Up)
    settle()
    assert {"markers": 3} in does(builder)
    qtbot.waitUntil(lambda: builder.card.picture is not before)
    while builder.document.undo():
        pass
    assert builder.document.scenario == start


def test_a_word_is_said_once(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "double-turn")
    click(view(builder, "does").add)
    offered = {
        item.data(Qt.ItemDataRole.UserRole + 1) for item in picker(view(builder, "does")).items()
    }
    assert "bonus" not in offered
    assert "markers" in offered
    key(K.Key_Escape)
    row(builder, 2, "does").setFocus()
    key(K.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert view(builder, "does").trouble.isVisible()
    assert builder.document.history.position == 0


def test_a_card_is_built_by_keys_alone(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "boomtown")
    view(builder, "does").add.setFocus()
    key(K.Key_Return)
    QTest.keyClicks(picker(view(builder, "does")).text, "once start a new route")
    key(K.Key_Return)
    assert {"branch": True} in does(builder)
    here = next(one for one in view(builder, "does").rows if one.hasFocus())
    assert here.row.plain == {"branch": True}
    key(K.Key_Delete)
    assert {"branch": True} not in does(builder)


def test_a_number_that_becomes_usual_keeps_its_row_while_it_is_set(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "double-turn")
    number = row(builder, 2, "does").inputs["bonus"]
    number.setFocus()
    QTest.keyClick(number, K.Key_Down)
    settle()
    assert {"bonus": 1} in does(builder)
    assert row(builder, 2, "does").inputs["bonus"].value() == 1
    builder.show_thing("boomtown")
    assert builder.document.scenario.part.cards["double-turn"].bonus == 1


def test_what_the_checks_find_is_told_in_its_row(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "double-turn")
    add(builder, "branch", "does")
    qtbot.waitUntil(lambda: any(one.is_odd for one in view(builder, "does").rows))
    odd = next(one for one in view(builder, "does").rows if one.is_odd)
    assert odd.row.plain == {"branch": True}
    assert "is not of a major" in odd.trouble.text()
    builder.document.undo()
    assert not any(one.is_odd for one in view(builder, "does").rows)


def test_what_a_hand_wrote_is_shown_and_kept(qtbot: QtBot) -> None:
    text = f"{TEXT}cards:\n- {{id: survey, name: Survey, bonus: many, explode: 1, markers: 2}}\n"
    file = read_text(text)
    builder = on_card(qtbot, "survey", Document(file.scenario, file))
    assert {"bonus": "many"} in does(builder)
    assert {"explode": 1} in does(builder)
    odd = [one.row.plain for one in view(builder, "does").rows if one.is_odd]
    assert odd == [{"bonus": "many"}, {"explode": 1}]
    add(builder, "must_play", "does")
    said = text_after(file, builder.document.scenario)
    assert "explode: 1" in said
    assert "bonus: many" in said
    assert read_text(said).scenario == builder.document.scenario
    number = row(builder, 0, "does").inputs["bonus"]
    number.setFocus()
    QTest.keyClick(number, K.Key_Up)
    settle()
    odd = [one.row.plain for one in view(builder, "does").rows if one.is_odd]
    assert odd == [{"explode": 1}]
    gone = next(one for one in view(builder, "does").rows if one.row.plain == {"explode": 1})
    gone.setFocus()
    key(K.Key_Delete)
    assert not builder.document.scenario.misfits


def test_other_cards_are_ticked(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "branch")
    number = next(n for n, one in enumerate(does(builder)) if "companions" in one)
    box = row(builder, number, "does").inputs["companions"].boxes["boomtown"]
    click(box, QPoint(8, box.height() // 2))
    assert {"companions": ["boomtown", "city", "double-turn"]} in does(builder)


def test_a_card_is_written_as_text(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "double-turn")
    advanced = view(builder, "does").advanced
    assert advanced.text.toPlainText().splitlines() == [
        "in_play: {per_player: 1, plus: -1}",
        "pieces: {first: 2, second: 2}",
        "bonus: 2",
        "exchange: true",
    ]
    click(advanced.head)
    advanced.text.setPlainText("bonus: 3\npieces: {first: x}")
    settle()
    assert advanced.trouble.text().startswith("Line 2: ")
    advanced.text.setPlainText("bonus: 3\nmarkers: 1")
    settle()
    click(advanced.take)
    assert does(builder) == [{"bonus": 3}, {"markers": 1}]
    assert builder.document.history.position == 1


def test_the_table_of_cards_opens_the_builder(qtbot: QtBot) -> None:
    window = window_on(qtbot, WEST)
    panel = window.panels["cards"]
    assert isinstance(panel, Cards)
    window.show()
    show_panel(window, "cards")
    cards = panel.views["cards"]
    panel.tabs.setCurrentWidget(cards)
    assert cards.tools.build.isVisible()
    cards.go_to("boomtown")
    cards.build()
    assert panel.building.builder is not None
    assert panel.building.builder.key == "boomtown"
