from dataclasses import replace

import pytest

from drawing.map.layers import routes
from drawing.map.marks.city_marks import half_width
from drawing.map.marks.route_lines import TWINS, laid_lines, route_boxes
from drawing.map.placing.title_and_margin import title_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Curves, Symbols
from model.boards.routes import Arrow, Line
from tests.drawing.map.marks.route_samples import LINES, route_sheet
from tests.drawing.samples import sheet_of
from tests.drawing.shapes.curve_spots import spots_of


def curves(sheet: Sheet) -> dict[str, Curves]:
    return {one.key: one for one in routes.batches(sheet) if isinstance(one, Curves) and one.key}


def boxes(sheet: Sheet) -> list[Curves]:
    return [one for one in routes.batches(sheet) if isinstance(one, Curves) and not one.key]


def test_only_boards_of_routes_have_lines() -> None:
    assert not list(routes.batches(sheet_of("tutorial")))
    assert not list(routes.batches(sheet_of("osaka")))


def test_every_line_between_cities_is_drawn_once() -> None:
    drawn = sorted(one.line.id for one in laid_lines(route_sheet()))
    assert drawn == ["long", "one-way", "plain", "twin"]
    assert len(curves(route_sheet())["lines"].curves) == 4


@pytest.mark.parametrize("count", [1, 3, 12])
def test_a_line_has_a_box_for_each_segment(count: int) -> None:
    found = boxes(route_sheet(Line("l", "ash", "birch", count)))
    assert sum(len(one.curves) for one in found) == count


def test_the_kinds_of_terrain_are_filled_and_marked_each_in_its_way() -> None:
    sheet = route_sheet(LINES[0])
    assert len(boxes(sheet)) == 3
    symbols = [one for one in routes.batches(sheet) if isinstance(one, Symbols)]
    assert [one.symbol.name for one in symbols] == ["mark-mountain", "mark-river", "mark-swamp"]


def test_twins_run_side_by_side() -> None:
    plain, twin = laid_lines(route_sheet(*LINES[:2]))
    assert plain.start != twin.end
    dx, dy = plain.start[0] - twin.end[0], plain.start[1] - twin.end[1]
    assert (dx * dx + dy * dy) ** 0.5 == pytest.approx(TWINS)


def test_arrows_point_from_the_tail_to_the_head() -> None:
    assert "arrows" not in curves(route_sheet(LINES[0]))
    tips = []
    arrows: tuple[Arrow, ...] = ("a>b", "b>a")
    for arrow in arrows:
        sheet = route_sheet(Line("l", "ash", "birch", 3, arrow))
        (back, _), _, (tip, _) = spots_of(curves(sheet)["arrows"].curves[0])
        tips.append(tip - back)
    assert tips[0] > 0 > tips[1]


def test_lines_keep_off_the_marks_of_cities() -> None:
    sheet = route_sheet(LINES[0])
    (laid,) = laid_lines(sheet)
    city = sheet.scenario.cities["ash"]
    middle = sheet.city_spot(city)
    assert middle is not None
    assert laid.start[0] - middle[0] > half_width(sheet, city) * 0.9


@pytest.mark.parametrize("segments", [0, -4, 10**9])
def test_absurd_numbers_of_segments_leave_the_bare_line(segments: int) -> None:
    sheet = route_sheet(Line("l", "ash", "birch", segments))
    assert not boxes(sheet)
    assert len(curves(sheet)["lines"].curves) == 1


def test_many_segments_become_ties_that_stay_on_the_line() -> None:
    sheet = route_sheet(Line("l", "ash", "birch", 900))
    found = boxes(sheet)
    assert sum(len(one.curves) for one in found) == 900
    (laid,) = laid_lines(sheet)
    ties = [curve for one in found for curve in one.curves]
    assert all(x < laid.end[0] + 2 for tie in ties for x, _ in spots_of(tie))


def test_a_line_from_a_city_to_itself_is_not_drawn() -> None:
    assert not list(routes.batches(route_sheet(Line("loop", "ash", "ash", 2, "a>b"))))


def test_the_title_covers_no_line() -> None:
    sheet = route_sheet(*(line for line in LINES if line.id in ("plain", "one-way", "long")))
    sheet = replace(sheet, scenario=replace(sheet.scenario, title="Woods and rails"))
    title = title_of(sheet)
    assert title is not None
    assert not [box for box in route_boxes(sheet) if box.meets(title.box)]
