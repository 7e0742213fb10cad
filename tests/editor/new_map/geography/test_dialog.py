"""New maps from geography, by mouse and keys."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from editor.new_map.geography import dialog as dialogs
from editor.new_map.geography.amounts import Amount
from editor.new_map.geography.dialog import GeographyDialog, new_from_geography
from editor.new_map.geography.wish import Wish
from editor.preferences.settings import Settings
from editor.studio.studio import Studio
from model.files.scenario_files import new_text, read_text
from model.imports.geo.recipes.amounts import Box
from tests.editor.new_map.geography.hands import FACTS, Quick, drag, tiny_png, wheel, write
from tests.editor.windows import windows_shown

LEFT = Qt.MouseButton.LeftButton


def wished(dialog: GeographyDialog, quick: Quick, qtbot: QtBot) -> dict[str, Any]:
    """What the map that is shown was wished to be, once nothing more is to come."""
    qtbot.waitUntil(lambda: not dialog._soon.isActive())
    options: dict[str, Any] = quick.looks()[-1]["options"]
    return options


def spot(dialog: GeographyDialog, lon: float, lat: float) -> tuple[float, float]:
    return dialog.map.view.pixel(lon, lat)


def test_a_box_is_drawn_by_dragging_beside_the_old_one(
    dialog: GeographyDialog, quick: Quick, qtbot: QtBot
) -> None:
    drag(dialog.map, spot(dialog, 5, 37), spot(dialog, 8, 40), spot(dialog, 10, 42))
    assert dialog.wish.box == pytest.approx(Box(5, 37, 10, 42), abs=0.1)
    assert wished(dialog, quick, qtbot)["box"] == list(dialog.wish.box)
    assert [number.value() for number in dialog.numbers.numbers] == list(dialog.wish.box)


def test_with_shift_a_box_is_drawn_inside_the_old_one(dialog: GeographyDialog) -> None:
    keys = Qt.KeyboardModifier.ShiftModifier
    drag(dialog.map, spot(dialog, 16, 41), spot(dialog, 20, 45), keys=keys)
    assert dialog.wish.box == pytest.approx(Box(16, 41, 20, 45), abs=0.1)


def test_a_box_is_moved_by_its_inside_and_pulled_at_its_corner(dialog: GeographyDialog) -> None:
    drag(dialog.map, spot(dialog, 20, 43), spot(dialog, 22, 44))
    assert dialog.wish.box == pytest.approx(Box(15, 40, 32, 48), abs=0.11)
    drag(dialog.map, spot(dialog, 32, 48), spot(dialog, 28, 46))
    assert dialog.wish.box == pytest.approx(Box(15, 40, 28, 46), abs=0.11)


def test_the_wheel_zooms_and_the_right_button_moves_the_globe(dialog: GeographyDialog) -> None:
    before = dialog.map.view
    wheel(dialog.map, (100, 100), 240)
    assert dialog.map.view.scale > before.scale
    middle = dialog.map.view.x
    drag(dialog.map, (100, 100), (60, 100), button=Qt.MouseButton.RightButton)
    assert dialog.map.view.x > middle
    assert dialog.wish.box == Box(13, 39, 30, 47)


def test_arrows_move_the_box_and_with_shift_its_corner(
    dialog: GeographyDialog, qtbot: QtBot
) -> None:
    dialog.map.setFocus()
    qtbot.keyClick(dialog.map, Qt.Key.Key_Right)
    qtbot.keyClick(dialog.map, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.wish.box == Box(14, 39, 31, 46)


def test_numbers_can_be_typed(dialog: GeographyDialog, quick: Quick, qtbot: QtBot) -> None:
    for number, text in zip(dialog.numbers.numbers, ("5", "44", "17", "49.5"), strict=True):
        write(qtbot, number, text)
    assert wished(dialog, quick, qtbot)["box"] == [5, 44, 17, 49.5]


def test_return_ends_the_typing_of_a_number_and_does_not_create_the_map(
    dialog: GeographyDialog, quick: Quick, qtbot: QtBot
) -> None:
    number = dialog.settings.cells.number
    number.setFocus()
    number.selectAll()
    qtbot.keyClicks(number, "900")
    qtbot.keyClick(number, Qt.Key.Key_Return)
    assert wished(dialog, quick, qtbot)["cells"] == 900
    assert all(job != "make" for job, _, _ in quick.wishes)


@pytest.mark.parametrize("text", ["1e999", "--7", "nan", "inf", "999999999", "٣", "", "°", "0x10"])
def test_no_number_does_harm(dialog: GeographyDialog, qtbot: QtBot, text: str) -> None:
    for number in dialog.numbers.numbers:
        write(qtbot, number, text)
    write(qtbot, dialog.settings.cells.number, text)
    assert all(-360 <= side <= 360 for side in dialog.wish.box)
    assert 40 <= dialog.wish.cells <= 6000


def test_a_box_over_the_line_of_dates_or_a_pole_is_refused_until_it_is_a_good_one(
    dialog: GeographyDialog, quick: Quick, qtbot: QtBot
) -> None:
    west, south, east, north = dialog.numbers.numbers
    write(qtbot, east, "190")
    qtbot.waitUntil(lambda: "line of dates" in dialog.preview.sentence)
    assert not dialog.create_button.isEnabled()
    write(qtbot, east, "30")
    qtbot.waitUntil(dialog.create_button.isEnabled)
    write(qtbot, north, "90")
    qtbot.waitUntil(lambda: "poles" in dialog.preview.sentence)
    assert not dialog.create_button.isEnabled()
    write(qtbot, north, "47")
    qtbot.waitUntil(dialog.create_button.isEnabled)
    quick.answer_with_a_map()
    assert dialog.preview.sentence == ""
    assert west.value() == 13
    assert south.value() == 39


def test_what_the_workshop_refuses_is_told_too(dialog: GeographyDialog, quick: Quick) -> None:
    quick.answer(trouble="there is no land on this map")
    assert dialog.preview.sentence == "There is no land on this map."
    assert not dialog.create_button.isEnabled()


def test_a_slider_wishes_and_its_tick_takes_the_wish_back(
    dialog: GeographyDialog, quick: Quick, qtbot: QtBot
) -> None:
    mountain = dialog.settings.mountain
    assert mountain.slider.value() == 30
    mountain.slider.setFocus()
    qtbot.keyClick(mountain.slider, Qt.Key.Key_Right)
    assert wished(dialog, quick, qtbot)["terrain"] == {"mountain": "31 %"}
    qtbot.keyClick(mountain.auto, Qt.Key.Key_Space)
    assert wished(dialog, quick, qtbot)["terrain"] == {}


def test_the_sliders_show_what_the_ground_has(dialog: GeographyDialog) -> None:
    settings = dialog.settings
    assert (settings.mountain.number.value(), settings.desert.number.value()) == (30, 10)
    assert settings.cities.number.value() == 24
    assert settings.rivers.number.value() == FACTS["rivers"]
    assert "100 mileposts" in dialog.facts.text()
    assert dialog.told.text() == "River Wend drains nowhere."


def test_a_place_is_drawn_larger_and_moved_on_the_globe(
    dialog: GeographyDialog, quick: Quick, qtbot: QtBot
) -> None:
    qtbot.mouseClick(dialog.settings.larger.add, LEFT)
    assert dialog.wish.larger[0].lon == 21.5
    drag(dialog.map, spot(dialog, 21.5, 43), spot(dialog, 23.7, 41))
    write(qtbot, dialog.settings.larger.percent.number, "180")
    (stretch,) = wished(dialog, quick, qtbot)["stretch"]
    assert stretch["at"] == pytest.approx([23.7, 41], abs=0.1)
    assert stretch["factor"] == 1.8
    assert dialog.wish.box == Box(13, 39, 30, 47)
    qtbot.mouseClick(dialog.settings.larger.remove, LEFT)
    assert dialog.wish.larger == ()


def test_the_land_of_some_countries_is_chosen_from_those_in_the_box(
    dialog: GeographyDialog, quick: Quick, qtbot: QtBot
) -> None:
    lands, menu = dialog.settings.lands, dialog.settings.lands.menu()
    assert lands.text() == "All lands"
    menu.popup(lands.mapToGlobal(lands.rect().bottomLeft()))
    for _ in range(3):
        qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Space)
    assert lands.text() == "Bosnia & Herzegovina, Greece".replace("&", "&&")
    own = {"name": ["Bosnia & Herzegovina", "Greece"]}
    assert wished(dialog, quick, qtbot)["land"] == {"own": own}
    qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[0]).center())
    assert "land" not in wished(dialog, quick, qtbot)


def test_cards_need_goods(dialog: GeographyDialog, qtbot: QtBot) -> None:
    qtbot.keyClick(dialog.settings.goods, Qt.Key.Key_Space)
    assert (dialog.wish.goods, dialog.wish.deck) == (False, False)
    qtbot.keyClick(dialog.settings.deck, Qt.Key.Key_Space)
    assert (dialog.wish.goods, dialog.wish.deck) == (True, True)


def test_rules_of_hexes_leave_out_goods_and_cards(dialog: GeographyDialog, qtbot: QtBot) -> None:
    choose(dialog, qtbot, "trains")
    assert not dialog.settings.goods.isEnabled()


def choose(dialog: GeographyDialog, qtbot: QtBot, system: str) -> None:
    """Goes down the list of rules by key until they are those of a system."""
    rules = dialog.settings.rules
    rules.setFocus()
    qtbot.keyClick(rules, Qt.Key.Key_Home)
    while dialog.wish.system != system:
        qtbot.keyClick(rules, Qt.Key.Key_Down)


def test_rules_of_routes_ask_for_lines_and_the_side_of_the_homes(
    dialog: GeographyDialog, quick: Quick, qtbot: QtBot
) -> None:
    routes = dialog.settings.routes
    assert not routes.lines.isVisible()
    choose(dialog, qtbot, "santa-fe")
    assert all(row.isVisible() for row in (*routes.amounts().values(), routes.side))
    assert not dialog.settings.alpine.isVisible()
    assert not dialog.settings.goods.isVisible()
    write(qtbot, routes.lines.number, "70")
    qtbot.keyClick(routes.side, Qt.Key.Key_End)
    options = wished(dialog, quick, qtbot)
    assert (options["grid"], options["cells"]) == ("routes", 900)
    assert (options["lines"], options["homes"]) == ({"count": 70}, {"side": "west"})
    found = {"lines": 70, "twins": 12, "segments": 250, "segment_km": 160.2}
    quick.answer(png=tiny_png(), facts={**FACTS, **found})
    assert (routes.twins.number.value(), routes.twins.value) == (12, None)
    assert "24 cities · 82 lines · 250 segments of 160 km · 12 rivers" in dialog.facts.text()


def test_rules_of_trains_ask_for_columns_and_rows_and_for_stations(
    dialog: GeographyDialog, quick: Quick, qtbot: QtBot
) -> None:
    settings = dialog.settings
    assert not settings.stations.room.isVisible()
    choose(dialog, qtbot, "trains")
    assert all(row.isVisible() for row in settings.stations.amounts().values())
    assert settings.sheet.isVisible()
    assert settings.sheet.value == (10, 8)
    assert not settings.cells.isVisible()
    options = wished(dialog, quick, qtbot)
    assert (options["system"], options["stations"]) == ("trains", {})
    assert not {"cells", "spacing", "sheet"} & options.keys()
    write(qtbot, settings.sheet.cols, "12")
    write(qtbot, settings.stations.remote.number, "4")
    options = wished(dialog, quick, qtbot)
    assert (options["sheet"], options["stations"]) == ([12, 8], {"remote": 4})
    quick.answer(png=tiny_png(), facts={**FACTS, "remote": 4, "room": 37, "blocked": 9})
    assert (settings.stations.room.number.value(), settings.stations.room.value) == (37, None)
    assert settings.stations.blocked.number.value() == 9


def test_a_spacing_instead_of_a_number_of_mileposts(
    dialog: GeographyDialog, quick: Quick, qtbot: QtBot
) -> None:
    qtbot.keyClick(dialog.settings.fineness, Qt.Key.Key_Down)
    write(qtbot, dialog.settings.spacing.number, "50")
    options = wished(dialog, quick, qtbot)
    assert options["spacing"] == "50 km"
    assert "cells" not in options


def test_the_title_alone_asks_for_no_other_map(
    dialog: GeographyDialog, quick: Quick, qtbot: QtBot
) -> None:
    before = wished(dialog, quick, qtbot)
    qtbot.keyClicks(dialog.settings.title, "Balkans")
    assert wished(dialog, quick, qtbot) == before
    assert quick.looks()[-1]["title"] == "Balkans"


def test_creating_hands_over_the_map_with_its_scenery(
    dialog: GeographyDialog, quick: Quick, qtbot: QtBot
) -> None:
    from model.rules.new_scenario import new_scenario

    text = new_text(new_scenario("balkans"))
    qtbot.mouseClick(dialog.create_button, LEFT)
    assert not dialog.settings.isEnabled()
    assert quick.wishes[-1][0] == "make"
    quick.answer(stage="goods")
    assert dialog.stage.text() == "Choosing goods …"
    quick.answer(text=text, files={"balkans.scenery.geojson": "{}"}, told=["look here"])
    assert dialog.made is not None
    assert dialog.made.scenario == read_text(text).scenario
    assert dialog.made.files == {"balkans.scenery.geojson": b"{}"}
    assert dialog.made.told == ("look here",)
    assert not dialog.isVisible()
    assert quick.is_closed


def test_creating_can_be_stopped(dialog: GeographyDialog, quick: Quick, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.create_button, LEFT)
    assert dialog.create_button.text() == "Stop"
    qtbot.mouseClick(dialog.create_button, LEFT)
    assert quick.wishes[-1][0] == "nothing"
    assert dialog.settings.isEnabled()
    assert dialog.create_button.text() == "Create"


def test_what_cannot_be_created_is_told_and_may_be_tried_again(
    dialog: GeographyDialog, quick: Quick, qtbot: QtBot
) -> None:
    qtbot.mouseClick(dialog.create_button, LEFT)
    quick.answer(trouble="there are too few cities")
    assert dialog.isVisible()
    assert dialog.preview.sentence == "There are too few cities."
    assert dialog.settings.isEnabled()


def test_every_part_has_a_name_for_those_who_hear_it(dialog: GeographyDialog) -> None:
    settings = dialog.settings
    parts = (dialog.map, dialog.preview, settings.title, settings.rules, settings.cells.slider)
    assert all(part.accessibleName() for part in parts)
    assert all(number.accessibleName() for number in dialog.numbers.numbers)


def test_where_libraries_are_missing_a_sentence_says_what_to_install(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(dialogs, "what_is_missing", lambda: "maps need numpy")
    monkeypatch.setattr(QMessageBox, "information", lambda *said: told.append(said[-1]))
    assert new_from_geography(Studio(Settings())) is None
    assert told == ["Maps need numpy"]


def test_a_real_map_is_looked_at_and_created(qtbot: QtBot, qtlog: Any) -> None:
    window = GeographyDialog(None, Wish(title="Alps", box=Box(5, 44, 17, 49), cells=100))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.preview.has_picture, timeout=120_000)
    qtbot.waitUntil(lambda: bool(window.map.world.countries), timeout=120_000)
    qtbot.mouseClick(window.create_button, LEFT)
    qtbot.waitUntil(lambda: window.made is not None, timeout=120_000)
    assert window.made is not None
    scenario = window.made.scenario
    assert (scenario.title, scenario.id) == ("Alps", "alps")
    assert scenario.goods
    assert list(window.made.files) == ["alps.scenery.geojson"]
    assert scenario.scenery == "./alps.scenery.geojson"
    assert _warnings(qtlog) == []


def test_closing_while_a_map_is_worked_out_leaves_nothing_behind(qtbot: QtBot, qtlog: Any) -> None:
    window = GeographyDialog(None, Wish(cells=6000))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.workshop._process is not None, timeout=120_000)
    process, folder = window.workshop._process, Path(window.workshop._folder.name)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    assert process is not None
    assert process.processId() == 0
    assert not folder.exists()
    window.deleteLater()
    qtbot.wait(0)
    assert _warnings(qtlog) == []


def _warnings(qtlog: Any) -> list[str]:
    # The display without a screen cannot tell window managers how small a window may be.
    return [one.message for one in qtlog.records if "propagateSizeHints" not in one.message]


def test_nothing_flashes_up_while_the_dialog_is_made(qtbot: QtBot) -> None:
    assert windows_shown(lambda: Amount("Cities", 0, 10)) == []
