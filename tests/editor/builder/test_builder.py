"""The builder of effects, as a designer uses it: by mouse, by keys alone, and over broken files."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from editor.builder.builder import Builder
from editor.document.document import Document
from editor.edits.uses import renamed
from model.files.scenario_files import ScenarioFile, read_text, text_after
from tests.editor.builder.hands import (
    ALT,
    CTRL,
    HEAD,
    add,
    builder_on,
    click,
    drag,
    key,
    labels,
    on_card,
    pick,
    picker,
    program,
    row,
    settle,
    view,
)
from tests.editor.windows import windows_shown

K = Qt.Key


def sentences(builder: Builder) -> list[str]:
    return [one.sentence.text() for one in view(builder).rows if one.sentence.text()]


def choose(box: QComboBox, value: Any) -> None:
    """Chooses an entry of a menu by the keyboard, as the mouse does in its list."""
    box.setFocus()
    place = box.findData(value)
    assert place >= 0, value
    while box.currentIndex() != place:
        QTest.keyClick(box, K.Key_Down if box.currentIndex() < place else K.Key_Up)
    settle()


# -- by mouse


def test_a_card_is_built_from_words_by_mouse(qtbot: QtBot) -> None:
    builder = on_card(qtbot)
    assert view(builder).nothing.isVisible()
    add(builder, "rail")
    add(builder, "draw")
    add(builder, "waste", "on_buy")
    assert program(builder) == [{"rail": 1}, {"draw": 2}]
    assert program(builder, "on_buy") == [{"waste": 1}]
    assert sentences(builder) == ["Lay 1 rail.", "Draw 2 cards."]
    assert builder.sentences.text().splitlines()[-1] == "When bought: gain 1 Waste."
    assert labels(builder) == [
        "when it is played of Mine",
        "when it is played of Mine",
        "when it is bought of Mine",
    ]


def test_every_change_is_one_step_that_can_be_undone(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "[{draw: 2}, {waste: 1}]")
    start = builder.document.scenario
    number = row(builder, 0).inputs["draw"]
    number.setFocus()
    QTest.keyClick(number, K.Key_Up)
    click(row(builder, 1).word)
    pick(view(builder), "vp")
    row(builder, 0).setFocus()
    key(K.Key_Delete)
    assert program(builder) == [{"vp": 1}]
    assert len(labels(builder)) == 3
    more = [{"draw": 3}, {"waste": 1}]
    for left in ([{"draw": 3}, {"vp": 1}], more, [{"draw": 2}, {"waste": 1}]):
        builder.document.undo()
        assert program(builder) == left
    assert builder.document.scenario == start


def test_numbers_keep_to_their_limits_and_menus_offer_what_there_is(qtbot: QtBot) -> None:
    builder = on_card(
        qtbot, "[{rail: 1}, {coin_if_in_play: {card: mine}}, {gain: {category: train}}]"
    )
    rails = row(builder, 0).inputs["rail"]
    assert isinstance(rails, QSpinBox)
    assert (rails.minimum(), rails.maximum()) == (1, 4)
    cards = row(builder, 1).inputs["coin_if_in_play/card"]
    assert cards.count() == 40, "all cards of the preset and our own"
    choose(cards, "tunnel")
    assert program(builder)[1] == {"coin_if_in_play": {"card": "tunnel"}}
    choose(row(builder, 2).inputs["gain/to"], "hand")
    assert program(builder)[2] == {"gain": {"category": "train", "to": "hand"}}
    choose(row(builder, 2).inputs["gain/to"], "gained")
    assert program(builder)[2] == {"gain": {"category": "train"}}, "what is usual is not said"


def test_an_amount_is_a_number_or_a_word(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "[{return_waste: 2}]")
    amount = row(builder, 0).inputs["return_waste"]
    assert amount.number.isVisible()
    choose(amount.choice, "all")
    assert program(builder) == [{"return_waste": "all"}]
    assert not row(builder, 0).inputs["return_waste"].number.isVisible()
    assert sentences(builder) == ["Return all Waste from your hand to the pile."]


def test_some_of_several_are_ticked(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "[{while_in_play: {waive: [river]}}, {rail: 1}]")
    boxes = row(builder, 1).inputs["waive"].boxes
    click(boxes["mountain"], QPoint(8, boxes["mountain"].height() // 2))
    assert program(builder)[0] == {"while_in_play": {"waive": ["river", "mountain"]}}
    boxes = row(builder, 1).inputs["waive"].boxes
    click(boxes["river"], QPoint(8, boxes["river"].height() // 2))
    click(boxes["mountain"], QPoint(8, boxes["mountain"].height() // 2))
    assert program(builder)[0] == {"while_in_play": {"waive": ["mountain"]}}, "one must be left"
    assert view(builder).trouble.isVisible()
    assert boxes["mountain"].isChecked()


def test_a_row_is_dragged_between_others_and_into_an_option(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "[{rail: 1}, {choose_one: [[{draw: 1}], [{coin: 2}]]}, {waste: 1}]")
    drag(builder, 0, QPoint(30, view(builder).rows[-1].geometry().bottom() - 2))
    assert [next(iter(one)) for one in program(builder)] == ["choose_one", "waste", "rail"]
    below = row(builder, 2).geometry().bottom() - 2
    drag(builder, 5, QPoint(80, below))
    assert program(builder)[0] == {"choose_one": [[{"draw": 1}, {"waste": 1}], [{"coin": 2}]]}
    assert not view(builder).drop.isVisible()
    assert len(labels(builder)) == 2


def test_contradictions_are_told_in_their_row(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "[{coin_per_discarded: 1}, {draw: 1}]")
    assert "does not discard" in row(builder, 0).trouble.text()
    assert row(builder, 0).is_odd
    assert builder.warnings.isVisible()
    row(builder, 0).setFocus()
    key(K.Key_Delete)
    assert not builder.warnings.isVisible()
    assert not any(one.is_odd for one in view(builder).rows)


def test_the_printed_card_follows(qtbot: QtBot) -> None:
    builder = on_card(qtbot)
    before = builder.card.picture
    assert before is not None
    assert builder.card.isVisible()
    add(builder, "rail")
    qtbot.waitUntil(lambda: builder.card.picture is not before)
    assert builder.card.accessibleDescription() == "Lay 1 rail."


def test_numbers_and_words_of_the_card_stand_beside_it(qtbot: QtBot) -> None:
    builder = on_card(qtbot)
    inputs = builder.form.inputs
    assert set(inputs) == {
        "name", "cost", "value", "categories", "points", "count", "buyable", "image", "text",
    }  # fmt: skip
    inputs["cost"].setFocus()
    QTest.keyClick(inputs["cost"], K.Key_Up)
    box = inputs["categories"].boxes["rail"]
    click(box, QPoint(8, box.height() // 2))
    card = builder.document.scenario.part.cards["mine"]
    assert (card.cost, card.categories) == (1, ("rail",))
    assert labels(builder) == ["cost of Mine", "categories of Mine"]


def test_the_window_stays_with_a_card_that_gets_another_id(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "[{draw: 1}]")
    change = renamed(builder.document.scenario, "cards", "mine", "quay")
    builder.document.apply(change)
    assert (builder.key, builder.isVisible()) == ("quay", True)
    add(builder, "rail")
    assert program(builder) == [{"draw": 1}, {"rail": 1}]
    builder.document.undo()
    builder.document.undo()
    assert (builder.key, builder.isVisible()) == ("mine", True)


def test_another_card_is_chosen_at_the_top(qtbot: QtBot) -> None:
    builder = on_card(qtbot)
    with qtbot.waitSignal(builder.chosen):
        builder.show_thing("tunnel")
    assert builder.things.currentText() == "Tunnel"
    assert sentences(builder)[-1] == "Gain 1 Waste."


def test_the_window_goes_with_its_card(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "[{draw: 1}]")
    add(builder, "rail")
    builder.document.undo()
    assert builder.isVisible()
    from editor.edits.things import deleted

    change = deleted(builder.document.scenario, [("cards", "mine")], with_references=True)
    builder.document.apply(change)
    assert not builder.isVisible()


def test_no_part_of_it_flashes_up_as_a_window(qtbot: QtBot) -> None:
    shown = windows_shown(lambda: on_card(qtbot, "[{discard: any}, {optional: [{draw: 1}]}, 7]"))
    assert shown == ["Builder"]


# -- by keys alone


def test_a_card_is_built_by_keys_alone(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "[{rail: 1}]")
    row(builder, 0).setFocus()
    key(K.Key_Insert)
    QTest.keyClicks(picker(view(builder)).text, "draw so many cards, as")
    key(K.Key_Return)
    assert program(builder) == [{"rail": 1}, {"draw": 2}]
    assert row(builder, 1).hasFocus()
    key(K.Key_Up, ALT)
    assert program(builder) == [{"draw": 2}, {"rail": 1}]
    assert row(builder, 0).hasFocus()
    key(K.Key_D, CTRL)
    assert program(builder) == [{"draw": 2}, {"draw": 2}, {"rail": 1}]
    assert row(builder, 1).hasFocus()
    key(K.Key_Delete)
    assert row(builder, 1).hasFocus(), "the next row comes to the front"
    key(K.Key_Down)
    key(K.Key_Return)
    QTest.keyClicks(picker(view(builder)).text, "you may")
    key(K.Key_Return)
    assert next(iter(program(builder)[-1])) == "optional"
    assert builder.document.history.position == 5


def test_rows_go_into_others_and_out_by_keys(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "[{optional: [{rail: 1}]}, {waste: 1}]")
    row(builder, 2).setFocus()
    key(K.Key_Right, ALT)
    assert program(builder) == [{"optional": [{"rail": 1}, {"waste": 1}]}]
    assert row(builder, 2).hasFocus()
    key(K.Key_Left, ALT)
    assert program(builder) == [{"optional": [{"rail": 1}]}, {"waste": 1}]


def test_fields_are_reached_by_tab_and_left_by_escape(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "[{draw: 2}]")
    row(builder, 0).setFocus()
    key(K.Key_Tab)
    key(K.Key_Tab)
    assert QApplication.focusWidget() is row(builder, 0).inputs["draw"]
    key(K.Key_Up)
    assert program(builder) == [{"draw": 3}]
    assert row(builder, 0).inputs["draw"].hasFocus(), "what has the keyboard keeps it"
    key(K.Key_Escape)
    assert row(builder, 0).hasFocus()
    assert builder.isVisible()


# -- what a hand wrote


BROKEN = (
    "[{draw: 2}, {explode: 1}, {coin: many}, {gain: {category: train, foo: 1}}, "
    "{draw: 1, coin: 2}, {coin_if_in_play: {card: nowhere}}]"
)


def opened(text: str) -> tuple[ScenarioFile, Document]:
    file = read_text(text)
    return file, Document(file.scenario, file)


def test_a_broken_program_is_shown_and_never_lost(qtbot: QtBot) -> None:
    file, document = opened(f"{HEAD}cards:\n- {{id: mine, effects: {BROKEN}}}\n")
    builder = builder_on(qtbot, document, "mine")
    rows = view(builder).rows
    assert [one.row.kind for one in rows] == ["part", "raw", "part", "part", "raw", "part"]
    assert [one.is_odd for one in rows] == [False, True, True, True, True, True]
    assert "There is no nowhere." in rows[5].trouble.text()
    assert rows[0].sentence.text() == "Draw 2 cards."
    number = rows[0].inputs["draw"]
    number.setFocus()
    QTest.keyClick(number, K.Key_Up)
    said = text_after(file, document.scenario)
    for part in ("{draw: 3}", "{explode: 1}", "{coin: many}", "{coin: 2, draw: 1}"):
        assert part in said
    assert read_text(said).scenario == document.scenario


def test_a_broken_program_is_mended_row_by_row(qtbot: QtBot) -> None:
    file, document = opened(f"{HEAD}cards:\n- {{id: mine, effects: {BROKEN}}}\n")
    builder = builder_on(qtbot, document, "mine")
    click(row(builder, 4).repair)
    click(row(builder, 3).repair)
    line = row(builder, 1).inputs[""]
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "{{draw: 1}")
    key(K.Key_Return)
    assert view(builder).trouble.isVisible(), "that is no value at all"
    line = row(builder, 1).inputs[""]
    line.setText("")
    line.setFocus()
    QTest.keyClicks(line, "{rail: 2}")
    key(K.Key_Return)
    coins = row(builder, 2).inputs["coin"]
    coins.setFocus()
    QTest.keyClick(coins, K.Key_Up)
    choose(row(builder, 6).inputs["coin_if_in_play/card"], "tunnel")
    assert program(builder) == [
        {"draw": 2}, {"rail": 2}, {"coin": 1}, {"gain": {"category": "train"}},
        {"coin": 2}, {"draw": 1}, {"coin_if_in_play": {"card": "tunnel"}},
    ]  # fmt: skip
    assert not document.scenario.misfits
    assert not any(one.is_odd for one in view(builder).rows)
    said = text_after(file, document.scenario)
    assert read_text(said).scenario == document.scenario
    while document.undo():
        pass
    assert document.scenario == file.scenario


def test_what_would_be_wrong_is_refused_and_nothing_changes(qtbot: QtBot) -> None:
    file, document = opened(f"{HEAD}cards:\n- {{id: mine, effects: {BROKEN}}}\n")
    builder = builder_on(qtbot, document, "mine")
    line = row(builder, 1).inputs[""]
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "{rail: 900, foo: 2}")
    key(K.Key_Return)
    assert document.scenario == file.scenario
    assert view(builder).trouble.isVisible()


# -- for everybody


def named(widget: QWidget) -> str:
    found = QAccessible.queryAccessibleInterface(widget)
    return str(found.text(QAccessible.Text.Name))


def test_everything_that_takes_the_keyboard_has_a_name(qtbot: QtBot) -> None:
    builder = on_card(
        qtbot,
        "[{while_in_play: {waive: [river]}}, {choose_one: [[{draw: 1}], [{discard: any}]]}, "
        "{gain: {category: train}}, {optional: [{trash_self: true}]}, {peek_top: [top]}]",
    )
    takers = [
        one
        for one in builder.findChildren(QWidget)
        if one.isVisible() and one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    takers = [one for one in takers if one.focusProxy() is None]
    assert len(takers) > 30
    assert [type(one).__name__ for one in takers if not named(one)] == []


@pytest.mark.parametrize("looks", ["light", "dark"])
def test_it_follows_the_colours_of_the_window(qtbot: QtBot, looks: str) -> None:
    from editor.preferences.looks import dress

    builder = on_card(qtbot, "[{coin_per_discarded: 1}]")
    dress("dark" if looks == "dark" else "light")
    settle()
    wanted = "#ff8a7d" if looks == "dark" else "#b3261e"
    assert wanted in row(builder, 0).trouble.styleSheet()
    dress("light")
