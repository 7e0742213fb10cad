"""The text of a program: folded away, checked at its lines, never lost, never endless."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.builder.parts.written import read, text_of
from tests.editor.builder.hands import click, key, labels, on_card, program, settle, view
from tests.editor.builder.parts.programs import program as parts

K = Qt.Key


def lines_of(text: str) -> list[int]:
    return [slip.line for slip in read(parts({"draw": 1}), text).slips]


def test_what_is_wrong_stands_at_its_line() -> None:
    text = "- {draw: 2}\n- choose_one: [[{coin: x}],\n   [{foo: 1}]]\n- {explode: 1}\n"
    assert lines_of(text) == [2, 3, 4]
    assert lines_of("- {draw: 2}\n- {coin: [}\n") == [2]
    assert not read(parts({"draw": 1}), "- {draw: 3}\n").slips


def test_the_text_says_what_the_program_says() -> None:
    told = parts({"draw": 2}, {"choose_one": [[{"coin": 1}], [{"waste": 1}]]})
    assert read(parts(), text_of(told)).program == told


@pytest.mark.parametrize(
    "text",
    [
        "- {draw: &a 1}\n- {coin: *a}\n",
        "- a\n" * 20_000,
        "-\n" * 20_000,
        "- {coin: 1}\n" * 900,
        "".join(" " * depth + "-\n" for depth in range(300)),
        "- " + "[" * 4000,
        "- !!python/object:os.system x\n",
        "- \x00\n",
        "{draw: 1}",
        "just words",
    ],
)
def test_a_hostile_text_is_refused_in_a_sentence(text: str) -> None:
    found = read(parts({"draw": 1}), text)
    assert found.slips
    assert all(0 < len(slip.sentence) < 400 for slip in found.slips)


def test_a_program_is_written_as_text_and_taken_over(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "[{draw: 2}]")
    advanced = view(builder).advanced
    assert not advanced.text.isVisible()
    click(advanced.head)
    assert advanced.text.toPlainText() == "- {draw: 2}"
    advanced.text.setFocus()
    key(K.Key_End, Qt.KeyboardModifier.ControlModifier)
    key(K.Key_Return)
    QTest.keyClicks(advanced.text, "- {rail: 9}")
    settle()
    assert advanced.trouble.text().startswith("Line 2: ")
    assert not advanced.take.isEnabled()
    key(K.Key_Backspace)
    key(K.Key_Backspace)
    QTest.keyClicks(advanced.text, "2}")
    settle()
    assert not advanced.trouble.isVisible()
    click(advanced.take)
    assert program(builder) == [{"draw": 2}, {"rail": 2}]
    assert labels(builder) == ["when it is played of Mine"]
    assert advanced.draft is None


def test_what_is_typed_is_there_again(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "[{draw: 2}]")
    advanced = view(builder).advanced
    click(advanced.head)
    advanced.text.setPlainText("- {draw: ")
    builder.document.undo()
    builder.show_thing("tunnel")
    assert advanced.text.toPlainText() != "- {draw: "
    builder.show_thing("mine")
    assert advanced.text.toPlainText() == "- {draw: "
    assert program(builder) == [{"draw": 2}]
    click(advanced.back)
    assert advanced.text.toPlainText() == "- {draw: 2}"


def test_escape_leaves_the_text_and_not_the_window(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "[{draw: 2}]")
    advanced = view(builder).advanced
    advanced.head.setFocus()
    key(K.Key_Space)
    advanced.text.setFocus()
    key(K.Key_Escape)
    assert advanced.head.hasFocus()
    assert builder.isVisible()


def test_what_a_hand_wrote_wrong_may_be_taken_over_when_it_is_no_worse(qtbot: QtBot) -> None:
    builder = on_card(qtbot, "[{draw: x}, {coin: many}]")
    advanced = view(builder).advanced
    click(advanced.head)
    assert len(advanced.check().slips) == 0, "nothing is typed yet"
    advanced.text.setPlainText("- {draw: 1}\n- {coin: many}")
    settle()
    assert advanced.take.isEnabled()
    click(advanced.take)
    assert program(builder) == [{"draw": 1}, {"coin": "many"}]
