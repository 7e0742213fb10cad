"""The builder on actions of Age of Steam: rows, cases, the printed tile, what a hand wrote."""

from typing import Any

from PySide6.QtCore import Qt
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

K = Qt.Key
CHINA = loaded(bundled_scenarios()["southern-china"])
DANUBE = loaded(bundled_scenarios()["danube"])


def on_action(qtbot: QtBot, action: str, document: Document | None = None) -> Builder:
    return builder_on(qtbot, document or Document(CHINA), action, "age-of-steam", "actions")


def does(builder: Builder) -> Any:
    return builder.programs.plain(builder.document.scenario, builder.key, "effects")


def test_every_action_is_told_and_printed(qtbot: QtBot) -> None:
    builder = on_action(qtbot, "urbanization")
    for action in builder.programs.keys(CHINA):
        builder.show_thing(action)
        assert all(one.sentence.text() for one in view(builder).rows), action
        assert builder.card.picture is not None
        assert not any(one.is_odd for one in view(builder).rows)


def test_a_base_action_gets_effects_of_its_own(qtbot: QtBot) -> None:
    builder = on_action(qtbot, "urbanization")
    before = builder.card.picture
    add(builder, "build_add")
    assert does(builder) == [{"urbanize": 1}, {"build_add": 1}]
    assert row(builder, 1).sentence.text() == "Has 1 build more."
    qtbot.waitUntil(lambda: builder.card.picture is not before)
    row(builder, 1).setFocus()
    key(K.Key_Delete)
    assert does(builder) == [{"urbanize": 1}]
    builder.document.undo()
    builder.document.undo()
    assert builder.document.scenario == CHINA


def test_an_action_is_built_by_keys_alone(qtbot: QtBot) -> None:
    builder = on_action(qtbot, "first-move")
    row(builder, 0).setFocus()
    key(K.Key_Insert)
    QTest.keyClicks(picker(view(builder)).text, "every other living player")
    key(K.Key_Return)
    assert does(builder)[-1] == {"from_others": 3}
    key(K.Key_Tab)
    key(K.Key_Tab)
    key(K.Key_Up)
    assert does(builder)[-1] == {"from_others": 4}


def test_what_it_does_may_depend_on_the_situation(qtbot: QtBot) -> None:
    builder = on_action(qtbot, "urbanization")
    click(view(builder).varies)
    same = [{"urbanize": 1}]
    case = {"when": {"players": 3}, "is": same}
    assert does(builder) == {"cases": [case], "else": same}
    kinds = [one.row.kind for one in view(builder).rows]
    assert kinds == ["part", "list", "part", "inner", "list", "part", "list", "part"]
    inner = view(builder).rows[5]
    inner.inputs["urbanize"].value.stepUp()
    settle()
    assert does(builder)["cases"][0]["is"] == [{"urbanize": 2}]
    told = builder.programs.sentences(builder.document.scenario, "urbanization")
    assert told[0] == "With 3 players: May place 2 New Cities."
    click(view(builder).varies)
    assert does(builder) == same


def test_a_number_may_depend_on_the_situation(qtbot: QtBot) -> None:
    builder = on_action(qtbot, "urbanization")
    made = row(builder, 0).inputs["urbanize"]
    made.choice.setCurrentIndex(1)
    made.choice.activated.emit(1)
    settle()
    assert does(builder) == [
        {"urbanize": {"cases": [{"when": {"players": 3}, "is": 1}], "else": 1}}
    ]
    assert "1 with 3 players, else 1" in row(builder, 0).sentence.text()
    assert len(view(builder).rows) > 3


def test_a_situation_names_places_that_are_marked_on_the_map(qtbot: QtBot) -> None:
    builder = on_action(qtbot, "urbanization")
    click(view(builder).varies)
    when = view(builder).rows[3]
    click(when.says["from"])
    place = next(one for one in view(builder).rows if one.row.way[-1:] == ("from",))
    city = next(iter(CHINA.cities))
    place.inputs["ids"].toggle(city)
    settle()
    assert does(builder)["cases"][0]["when"]["from"] == {"ids": [city]}
    lit: list[Any] = []
    builder.lit.connect(lit.append)
    builder.light()
    assert lit[-1].rings or lit[-1].cells
    place = next(one for one in view(builder).rows if one.row.way[-1:] == ("from",))
    place.setFocus()
    key(K.Key_Delete)
    assert "from" not in does(builder)["cases"][0]["when"]


def test_a_contradiction_is_told_in_its_action(qtbot: QtBot) -> None:
    builder = on_action(qtbot, "urbanization")
    add(builder, "gain_token")
    add(builder, "gain_token")
    qtbot.waitUntil(lambda: builder.warnings.isVisible() or bool(builder.judging.of(builder.key)))
    told = [one.why for one in builder.judging.of(builder.key)]
    assert any("same effect twice" in why for why in told)


def test_what_a_hand_wrote_is_shown_and_kept(qtbot: QtBot) -> None:
    text = bundled_scenarios()["southern-china"].read_text("utf-8")
    file = read_text(text)
    builder = on_action(qtbot, "urbanization", Document(file.scenario, file))
    advanced = view(builder).advanced
    click(advanced.head)
    advanced.text.setPlainText("- {urbanize: 2}\n- {explode: 1}")
    settle()
    assert "Line 2" in advanced.trouble.text()
    advanced.text.setPlainText("- {urbanize: 2}\n- {last: [shares], next_turn: true}")
    settle()
    click(advanced.take)
    assert does(builder) == [{"urbanize": 2}, {"last": ["shares"], "next_turn": True}]
    assert row(builder, 1).sentence.text() == "Acts last in Issue Shares of the next turn."
    said = text_after(file, builder.document.scenario)
    assert read_text(said).scenario == builder.document.scenario


def test_the_table_of_actions_opens_the_builder(qtbot: QtBot) -> None:
    window = window_on(qtbot, DANUBE)
    panel = window.panels["cards"]
    assert isinstance(panel, Cards)
    window.show()
    show_panel(window, "cards")
    actions = panel.views["actions"]
    panel.tabs.setCurrentWidget(actions)
    assert actions.tools.build.isVisible()
    first = actions.model.rows[0]
    actions.go_to(first)
    actions.build()
    assert panel.building.builder is not None
    assert panel.building.builder.key == first
