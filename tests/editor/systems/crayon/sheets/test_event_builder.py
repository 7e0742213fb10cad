"""The builder on event cards: the same rows and words, in another vocabulary."""

from pytestqt.qtbot import QtBot

from editor.document.document import Document
from editor.panels.tables.cards import Cards
from editor.window.docks import show_panel
from model.bundled import bundled_scenarios
from model.files.scenario_files import read_text, text_after
from tests.drawing.samples import loaded
from tests.editor.builder.hands import add, builder_on, program, row, view
from tests.editor.windows import window_on

CHINA = loaded(bundled_scenarios()["china"])


def test_every_event_is_told_row_by_row(qtbot: QtBot) -> None:
    builder = builder_on(qtbot, Document(CHINA), "sand-storm-gobi", "crayon", "events")
    assert [one.sentence.text() for one in view(builder).rows] == [
        "All track that touches a milepost in Gobi is erased.",
        "Every train in Gobi loses 1 load of its owner's choice.",
        "The owner of every train in Gobi loses a turn.",
        "Every train in Gobi goes back to the nearest city on the way it came.",
        "Nobody builds in Gobi.",
    ]
    for key in builder.programs.keys(CHINA):
        builder.show_thing(key)
        assert not any(one.is_odd for one in view(builder).rows), key


def test_an_event_gets_an_effect_and_a_place(qtbot: QtBot) -> None:
    builder = builder_on(qtbot, Document(CHINA), "black-dragon", "crayon", "events")
    before = program(builder)
    add(builder, "no-build")
    assert program(builder) == [*before, {"effect": "no-build"}]
    row(builder, 1).inputs["area"].edited.emit("region(gobi)")
    assert program(builder)[-1] == {"area": "region(gobi)", "effect": "no-build"}
    assert row(builder, 1).sentence.text() == "Nobody builds in Gobi."
    row(builder, 1).inputs["area"].edited.emit("region(")
    assert view(builder).trouble.isVisible()
    assert program(builder)[-1]["area"] == "region(gobi)"


def test_an_event_that_a_hand_wrote_wrong_is_kept(qtbot: QtBot) -> None:
    text = bundled_scenarios()["tutorial"].read_text("utf-8")
    read = read_text(text.replace("effect: ", "effect: x", 1))
    document = Document(read.scenario, read)
    (misfit,) = document.scenario.misfits.values()
    builder = builder_on(qtbot, document, misfit.route[1], "crayon", "events")
    first = row(builder, 0)
    assert first.row.kind == "raw"
    assert first.is_odd
    add(builder, "no-build")
    assert document.scenario.misfits, "what is wrong stays until somebody mends it"
    assert read_text(text_after(read, document.scenario)).scenario == document.scenario


def test_what_only_the_game_knows_to_be_wrong_is_told_in_its_row(qtbot: QtBot) -> None:
    text = bundled_scenarios()["tutorial"].read_text("utf-8")
    effects = '[{effect: no-build, area: "region("}]'
    event = f"- {{id: fog, name: Fog, duration: instant, effects: {effects}}}\n"
    read = read_text(text.replace("events:\n", f"events:\n{event}", 1))
    builder = builder_on(qtbot, Document(read.scenario, read), "fog", "crayon", "events")
    assert row(builder, 0).is_odd
    row(builder, 0).inputs["area"].edited.emit("terrain(mountain)")
    assert not row(builder, 0).is_odd
    assert not builder.document.scenario.misfits


def test_the_table_of_events_opens_the_builder(qtbot: QtBot) -> None:
    window = window_on(qtbot, CHINA)
    panel = window.panels["cards"]
    assert isinstance(panel, Cards)
    window.show()
    show_panel(window, "cards")
    events = panel.views["events"]
    panel.tabs.setCurrentWidget(events)
    assert events.tools.build.isVisible()
    events.go_to("strike")
    events.build()
    assert panel.building.builder is not None
    assert panel.building.builder.key == "strike"
    goods = panel.views["goods"]
    panel.tabs.setCurrentWidget(goods)
    assert not goods.tools.build.isVisible()
