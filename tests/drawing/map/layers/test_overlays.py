import math
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawing.map.ground.ground import land_cells
from drawing.map.labels.labels import labels_of
from drawing.map.layers import changes, heat, track, trains
from drawing.map.marks.change_marks import badge_box, change_marks
from drawing.map.picture import picture_of
from drawing.map.placing.overlay_legends import LEVELS, level_of, overlay_legends, steps_in_words
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet
from drawing.rendering.svg import svg_of
from drawing.shapes.parallel_lines import moved_over, places
from drawing.shapes.symbols import Batch, Curves, Symbols, Text, Texts
from drawing.text import metrics
from model.notation import Cell, Edge
from tests.drawing.map.marks.route_samples import route_sheet
from tests.drawing.pieces_laid import track_along, track_on, train
from tests.drawing.samples import sheet_of
from tests.drawing.shapes.curve_spots import spots_of

EDGE = Edge(Cell(3, 5), Cell(4, 5))
NEXT = Edge(Cell(4, 5), Cell(5, 5))


def texts_of(batch: Batch) -> list[Text]:
    return list(batch.texts) if isinstance(batch, Texts) else []


def tracks(sheet: Sheet) -> dict[str, Curves]:
    return {one.key: one for one in track.batches(sheet) if isinstance(one, Curves) and one.key}


def test_a_map_without_a_game_has_nothing_over_it() -> None:
    for layer in (track, trains, heat, changes):
        assert not list(layer.batches(sheet_of("tutorial")))


def test_each_seat_has_its_sections_in_its_own_line() -> None:
    sheet = sheet_of("tutorial", overlay=Overlay(pieces=track_on({EDGE: [0], NEXT: [2]})))
    found = tracks(sheet)
    assert set(found) == {"track of seat 1", "track of seat 3"}
    assert found["track of seat 1"].ink.line == sheet.theme.seat(0).line
    assert found["track of seat 3"].ink.line == sheet.theme.seat(2).line
    assert spots_of(found["track of seat 1"].curves[0]) == [sheet.spot(EDGE.a), sheet.spot(EDGE.b)]


def test_seats_on_the_same_edge_run_side_by_side() -> None:
    sheet = sheet_of("tutorial", overlay=Overlay(pieces=track_on({EDGE: [4, 1, 1, 0]})))
    heights = [spots_of(one.curves[0])[0][1] for one in tracks(sheet).values()]
    assert len(heights) == 3
    assert heights == sorted(heights)
    apart = min(b - a for a, b in pairwise(heights))
    assert apart > sheet.theme.seat(0).width
    middle = sheet.spot(EDGE.a)[1]
    assert sum(heights) / 3 == pytest.approx(middle)


def test_something_keeps_the_track_apart_from_the_terrain() -> None:
    batches = list(
        track.batches(sheet_of("tutorial", overlay=Overlay(pieces=track_on({EDGE: [0]}))))
    )
    bed, line = batches
    assert isinstance(bed, Curves)
    assert isinstance(line, Curves)
    assert bed.ink.width > line.ink.width
    assert bed.curves == line.curves


def test_owners_of_ferries_and_of_lines_are_shown_beside_and_on_them() -> None:
    sheet = sheet_of(
        "tutorial", overlay=Overlay(pieces=track_along({"gannet-ferry": (0, 1), "no-such": (2,)}))
    )
    assert set(tracks(sheet)) == {"track of seat 1", "track of seat 2"}
    routes = route_sheet(overlay=Overlay(pieces=track_along({"plain": (3,), "nowhere": (1,)})))
    assert set(tracks(routes)) == {"track of seat 4"}


def test_trains_show_their_seats_and_loads() -> None:
    marks = (train(Cell(3, 5), 0, "coal"), train(Cell(3, 5), 1), train(Cell(9, 9), 2))
    sheet = sheet_of("tutorial", overlay=Overlay(pieces=marks))
    batches = list(trains.batches(sheet))
    texts = [text.text for one in batches if isinstance(one, Texts) for text in one.texts]
    assert texts == ["1", "coal", "2", "3"]
    engines = [one for one in batches if isinstance(one, Symbols)]
    assert len({one.symbol for one in engines}) == 3
    assert len({spot for one in engines for spot in one.spots}) == 3


def test_names_of_players_and_loads_are_kept_short_and_harmless() -> None:
    long = "<script>\u202e" + "x" * 500
    over = Overlay(pieces=(train(Cell(3, 5), 0, long),), names=(long, "", *["y"] * 400))
    sheet = sheet_of("tutorial", overlay=over)
    shown = overlay_legends(sheet)["players"]
    assert len(shown.rows) == 12
    assert shown.rows[1] == "seat 2"
    assert max(map(len, shown.rows)) <= 30
    svg = svg_of(picture_of(sheet))
    assert "<script" not in svg
    assert "\u202e" not in svg


def test_use_is_wider_and_darker_step_by_step() -> None:
    sheet = sheet_of("tutorial")
    inks = [heat.heat_ink(sheet, level) for level in range(LEVELS)]
    assert [ink.width for ink in inks] == sorted({ink.width for ink in inks})
    greys = [sum(int(ink.line[n : n + 2], 16) for n in (1, 3, 5)) for ink in inks]
    assert greys == sorted(set(greys), reverse=True)


@given(st.floats(allow_nan=True, allow_infinity=True))
def test_any_use_has_a_step(use: float) -> None:
    assert 0 <= level_of(use) < LEVELS


@given(st.floats(0.001, 1e12))
def test_the_steps_of_use_are_told_in_numbers(most: float) -> None:
    words = steps_in_words(most, after=" a game")
    assert len(words) == LEVELS == len({level_of(part / 100) for part in range(101)})
    assert words[0].startswith("under ")
    for low, high in pairwise(words[1:]):
        assert low.split()[0].split("–")[1] == high.split()[0].split("–")[0]


def test_a_step_begins_where_its_words_say() -> None:
    assert steps_in_words(100)[level_of(0.2)] == "20–40"
    assert steps_in_words(100)[level_of(0.049)] == "under 5"
    assert steps_in_words(2.85, after=" a game")[-1] == "2.3–2.9 a game"


def test_use_of_edges_and_cities_comes_with_a_legend() -> None:
    over = Overlay(
        heat={EDGE: 1.0, NEXT: 0.1, Edge(Cell(6, 5), Cell(7, 5)): math.nan},
        city_heat={"wendmouth": 0.5, "nowhere": 1.0},
    )
    sheet = sheet_of("tutorial", overlay=over)
    keys = [one.key for one in heat.batches(sheet) if isinstance(one, Curves)]
    assert keys == ["use 2 of 6", "use 6 of 6", "use of cities 4 of 6"]
    texts = [
        text.text for one in changes.batches(sheet) if isinstance(one, Texts) for text in one.texts
    ]
    assert texts[0] == "use 80–100 %"
    assert texts[-1] == "use under 5 %"
    assert len(texts) == LEVELS


def test_cities_have_a_legend_of_their_own_where_their_steps_mean_something_else() -> None:
    over = Overlay(
        heat={EDGE: 1.0},
        city_heat={"wendmouth": 0.5},
        unused=frozenset({"vinehall", "nowhere"}),
        use_about=("7 games", "Trains on a section"),
        use_words=steps_in_words(7.0, after=" a game"),
        city_words=steps_in_words(100, after=" % of the games"),
    )
    sheet = sheet_of("tutorial", overlay=over)
    edges, cities = (overlay_legends(sheet)[name] for name in ("heat", "cities"))
    assert edges.rows[:3] == ("7 games", "Trains on a section", "5.6–7 a game")
    assert (cities.rows[0], cities.rows[-1]) == ("Cities served in", "no game")
    assert not edges.box.meets(cities.box)
    marks = [one for one in changes.batches(sheet) if isinstance(one, Symbols)]
    city = sheet.scenario.cities["vinehall"]
    assert [one.spots for one in marks] == [(sheet.city_spot(city),), (cities.sample(7),)]


def test_no_legend_tells_of_lines_where_cities_alone_were_counted() -> None:
    words = steps_in_words(100, after=" % of the games")
    over = Overlay(city_heat={"wendmouth": 0.5}, city_words=words)
    assert list(overlay_legends(sheet_of("tutorial", overlay=over))) == ["cities"]
    alone = Overlay(city_heat={"wendmouth": 0.5})
    assert list(overlay_legends(sheet_of("tutorial", overlay=alone))) == ["heat"]


def test_the_ring_of_a_major_city_goes_around_its_red_area() -> None:
    sheet = sheet_of("tutorial", overlay=Overlay(city_heat={"dunmarrow": 1.0}))
    (ring,) = (one for one in heat.batches(sheet) if isinstance(one, Curves))
    x, y = sheet.city_spot(sheet.scenario.cities["dunmarrow"]) or (0.0, 0.0)
    near = min(math.dist((x, y), spot) for spot in spots_of(ring.curves[0]))
    assert near > 0.5 * math.sqrt(3) * sheet.mm


def test_changes_have_a_shape_a_sign_and_a_legend() -> None:
    over = Overlay(
        gained=frozenset({Cell(1, 1), Cell(2, 1)}),
        lost=frozenset({Cell(40, 90)}),
        changed=frozenset({Cell(3, 1)}),
    )
    batches = list(changes.batches(sheet_of("tutorial", overlay=over)))
    on_map = [one for one in batches if isinstance(one, Symbols)][:3]
    assert [(one.symbol.name, len(one.spots)) for one in on_map] == [
        ("gained", 2), ("lost", 1), ("changed", 1),
    ]  # fmt: skip
    for part in (0, 1):
        assert len({one.symbol.shapes[part].curve for one in on_map}) == 3
    texts = [text.text for one in batches if isinstance(one, Texts) for text in one.texts]
    assert texts == ["gained: 2", "lost: 1", "changed: 1"]


def test_names_keep_off_the_badges_of_changes() -> None:
    plain = sheet_of("tutorial")
    coast = next(one for one in labels_of(plain).texts if one.text == "The Coast")
    cell = min(land_cells(plain), key=lambda one: math.dist(coast.at, plain.spot(one)))
    sheet = sheet_of("tutorial", overlay=Overlay(changed=frozenset({cell})))
    (marks,) = change_marks(sheet)
    badge = metrics.tilted(badge_box(marks.spots[0], marks.size))
    assert metrics.place(coast).meets(badge)
    assert not any(metrics.place(one).meets(badge) for one in labels_of(sheet).texts)


def test_legends_lie_on_the_map_and_not_on_each_other() -> None:
    over = Overlay(heat={EDGE: 1.0}, gained=frozenset({Cell(1, 1)}), names=("Ann", "Bob"))
    for name in ("tutorial", "china", "osaka"):
        sheet = sheet_of(name, overlay=over)
        boxes = [shown.box for shown in overlay_legends(sheet).values()]
        assert len(boxes) == 3
        assert not any(a.meets(b) for n, a in enumerate(boxes) for b in boxes[:n])
        for box in boxes:
            assert box.x >= 0
            assert box.y >= 0
            assert box.right <= sheet.width
            assert box.bottom <= sheet.height


def test_all_boards_bear_any_overlay() -> None:
    over = Overlay(
        pieces=(
            *track_on({EDGE: [-1, 99], Edge(Cell(9000, 1), Cell(9001, 1)): [0]}),
            *(train(Cell(3, 5), seat) for seat in range(40)),
        ),
        heat={EDGE: math.inf},
        lost=frozenset({Cell(-5, -5)}),
    )
    for sheet in (sheet_of("tutorial"), sheet_of("tokyo"), route_sheet()):
        assert svg_of(picture_of(replace(sheet, overlay=over)))


@given(st.integers(1, 50), st.floats(0.1, 5), st.floats(1, 10))
def test_lines_side_by_side_stay_within_their_room(count: int, step: float, most: float) -> None:
    found = places(count, step, most)
    assert len(found) == count
    assert sum(found) == pytest.approx(0, abs=1e-6)
    assert found[-1] - found[0] <= most + 1e-6


def test_a_line_is_moved_to_its_side() -> None:
    assert moved_over([(0, 0), (10, 0)], 2) == [(0, 2), (10, 2)]
    assert moved_over([(0, 0)], 2) == [(0, 0)]
