"""On our maps no label covers a milepost or another label, measured on the boxes of the SVG."""

from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from drawing.map.ground.water_lines import courses
from drawing.map.labels.candidates import spread
from drawing.map.labels.labels import labels_of, trouble
from drawing.map.picture import picture_of
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.rendering.svg import svg_of
from drawing.text.metrics import Tilted, cap_height, tilted
from drawing.themes.theme import theme, theme_names
from tests.drawing.rendering.svg_boxes import Svg, Written
from tests.drawing.samples import drawn_map, game_maps, map_paths, sheet_of

GAMES = {f"{name} with goods": make for name, make in game_maps().items()}
MAPS = [*map_paths(), *GAMES]


@cache
def sheet_named(name: str) -> Sheet:
    if name not in GAMES:
        return sheet_of(name)
    scenario = GAMES[name]()
    return Sheet(scenario, theme(), usual_mm(scenario))


@cache
def drawn(name: str) -> Svg:
    return Svg(svg_of(picture_of(sheet_named(name)) if name in GAMES else drawn_map(name)))


@pytest.mark.parametrize("name", MAPS)
def test_no_label_covers_the_mark_of_a_milepost(name: str) -> None:
    marks = [tilted(box) for box in drawn(name).symbols("mileposts")]
    covered = [
        label.text for label in drawn(name).labels() for mark in marks if label.where.meets(mark)
    ]
    assert covered == []


@pytest.mark.parametrize("name", MAPS)
def test_no_label_covers_another_label(name: str) -> None:
    pairs = combinations(drawn(name).labels(), 2)
    over = [(a, b) for a, b in pairs if a.where.meets(b.where)]
    assert [(a.text, b.text) for a, b in over if a.of != b.of] == []
    assert [(a.text, b.text) for a, b in over if _ink(a).meets(_ink(b))] == []


def _ink(label: Written) -> Tilted:
    """A line as its letters fill it, without the room that is left above and below them."""
    half = 0.56 * label.size
    return label.where._replace(half_height=min(half, label.where.half_height))


@pytest.mark.parametrize("name", MAPS)
def test_no_label_covers_a_city_a_supply_or_the_sign_of_a_crossing(name: str) -> None:
    svg = drawn(name)
    marks = [tilted(box) for layer in ("cities", "crossings") for box in svg.symbols(layer)]
    marks += [one.where for one in svg.texts() if one.layer in ("cities", "crossings", "frame")]
    covered = [label.text for label in svg.labels() for mark in marks if label.where.meets(mark)]
    assert marks
    assert covered == []


@pytest.mark.parametrize("look", theme_names())
@pytest.mark.parametrize("name", ["tutorial", "western-usa"])
def test_no_theme_makes_marks_so_large_that_labels_cover_them(name: str, look: str) -> None:
    svg = Svg(svg_of(drawn_map(name, look)))
    layers = ("mileposts", "cities", "crossings")
    marks = [tilted(box) for layer in layers for box in svg.symbols(layer)]
    covered = [label.text for label in svg.labels() for mark in marks if label.where.meets(mark)]
    assert covered == []


@pytest.mark.parametrize("name", MAPS)
def test_no_name_hides_its_river(name: str) -> None:
    sheet, waters = sheet_named(name), sheet_named(name).scenario.waters.values()
    rivers = {f"water {one.id}": spread(*courses(sheet, one)) for one in waters if not one.outline}
    written = [label for label in drawn(name).labels() if label.of in rivers]
    shares = {label.text: label.where.share(rivers[label.of]) for label in written}
    assert {text: share for text, share in shares.items() if share > 0.5} == {}


@pytest.mark.parametrize("name", MAPS)
def test_there_is_no_trouble_to_be_told(name: str) -> None:
    assert trouble(sheet_named(name)) == []


@pytest.mark.parametrize("name", MAPS)
def test_every_city_and_water_with_a_name_is_labelled(name: str) -> None:
    scenario = sheet_named(name).scenario
    named = {label.of for label in drawn(name).labels()}
    assert {f"city {city}" for city in scenario.cities} <= named
    texts = " ".join(label.text for label in drawn(name).labels())
    generic = {"Lake", ""}
    assert all(
        water.name in texts for water in scenario.waters.values() if water.name not in generic
    )


@pytest.mark.parametrize("name", MAPS)
def test_capitals_of_labels_are_at_least_1_8_mm_high(name: str) -> None:
    assert all(cap_height(label.size) >= 1.8 for label in drawn(name).labels())
    assert all(text.size >= 1.8 for text in drawn(name).texts())


@pytest.mark.parametrize("name", MAPS)
def test_labels_stay_on_the_map(name: str) -> None:
    sheet = sheet_named(name)
    for label in drawn(name).labels():
        box = label.where.box()
        assert 0 <= box.x < box.right <= sheet.width, label.text
        assert 0 <= box.y < box.bottom <= sheet.height, label.text


def test_labels_are_the_same_every_time() -> None:
    sheet = sheet_of("western-usa")
    assert labels_of(replace(sheet)) == labels_of(replace(sheet))


@pytest.mark.parametrize("mm", [7.0, 12.7])
def test_labels_find_a_place_at_other_scales(mm: float) -> None:
    sheet = replace(sheet_of("western-usa"), mm=mm)
    svg = Svg(svg_of(picture_of(sheet)))
    marks = [tilted(box) for box in svg.symbols("mileposts")]
    covered = {label.of for label in svg.labels() for mark in marks if label.where.meets(mark)}
    told = trouble(sheet)
    assert len(covered) <= len(told)
    assert all(cap_height(label.size) >= 1.8 for label in svg.labels())
