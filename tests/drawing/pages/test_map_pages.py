"""Tests of the map on pages: tiles of one picture at full size, marks, and the plan."""

from dataclasses import replace

import pytest

from drawing.pages.paper import MARGIN, PAPERS
from drawing.pages.paper import page as page_of
from drawing.pages.tiles import tiling
from drawing.rendering.svg import svg_of
from drawing.shapes.symbols import Box, Curves, Inset, Move, Picture, To
from drawing.text import metrics
from drawing.text.texts_in import texts_in
from tests.drawing.printing.paper_samples import IMPRINT, insets_of, pages_of, press, shown

NAMES = ["tutorial", "china-game", "osaka"]


def curves_of(picture: Picture, key: str) -> list[Curves]:
    batches = [batch for layer in picture.layers for batch in layer.batches]
    return [batch for batch in batches if isinstance(batch, Curves) and batch.key == key]


def tile_inset(page: Picture) -> Inset:
    (inset,) = insets_of(page, "map")
    return inset


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", NAMES)
def test_every_tile_shows_its_part_at_full_size(name: str, paper: str) -> None:
    plan, *pages = pages_of(name, paper)["map"]
    insets = [tile_inset(page) for page in pages]
    map_ = insets[0].picture
    tiled = tiling(map_.width, map_.height, PAPERS[paper])
    assert [shown(inset) for inset in insets] == [tile.part for tile in tiled.tiles]
    assert {inset.scale for inset in insets} == {1.0}
    assert all(inset.picture is map_ for inset in insets)
    for page, inset in zip(pages, insets, strict=True):
        part = shown(inset)
        on_page = Box(*inset.at, part.width, part.height)
        assert min(on_page.x, on_page.y) >= 0
        assert on_page.right <= page.width
        assert on_page.bottom <= page.height
    assert (plan.width, plan.height) == (PAPERS[paper].width, PAPERS[paper].height)


def test_cut_marks_point_at_the_edges_of_what_is_left() -> None:
    plan, *pages = pages_of("china-game")["map"]
    map_ = tile_inset(pages[0]).picture
    tiled = tiling(map_.width, map_.height, PAPERS["A4"])
    for page, tile in zip(pages, tiled.tiles, strict=True):
        at = tile_inset(page).at
        left, top = at[0] + tile.own.x - tile.part.x, at[1] + tile.own.y - tile.part.y
        (cut,) = curves_of(page, "cut")
        spots = [step.to for curve in cut.curves for step in curve if isinstance(step, Move | To)]
        assert sum(abs(x - left) < 1e-6 for x, _ in spots) >= 4
        assert sum(abs(y - top) < 1e-6 for _, y in spots) >= 4
        has_neighbour = tile.column < tiled.columns - 1 or tile.row < tiled.rows - 1
        assert bool(curves_of(page, "fold")) == has_neighbour
    assert not curves_of(plan, "cut")


def test_the_plan_names_every_page_and_shows_no_text_too_small_to_read() -> None:
    plan, *pages = pages_of("china-game")["map"]
    names = {found.text.text for found in texts_in(plan) if found.text.key.startswith("tile ")}
    own = [
        found.text.text for page in pages for found in texts_in(page) if found.text.key == "tile"
    ]
    assert names == {name.removeprefix("page ") for name in own}
    assert len(names) == len(pages) == 12
    (inset,) = insets_of(plan, "map")
    assert not list(texts_in(inset.picture))


def test_the_plan_shows_no_plates_without_their_words() -> None:
    plan, *pages = pages_of("southern-china")["map"]
    keys = {
        batch.key
        for picture in (pages[0], plan)
        for inset in insets_of(picture, "map")
        for layer in inset.picture.layers
        for batch in layer.batches
        if isinstance(batch, Curves)
    }
    assert "special link intercity" in keys
    (small,) = (inset.picture for inset in insets_of(plan, "map"))
    shown_there = {
        batch.key for layer in small.layers for batch in layer.batches if isinstance(batch, Curves)
    }
    assert {"plate of changsha", "price of intercity", "printed on a hex"} <= keys - shown_there


def test_the_plan_has_a_line_of_exactly_100_mm() -> None:
    plan = pages_of("tutorial")["map"][0]
    (ruler,) = curves_of(plan, "scale 100 mm")
    start, end = (step.to for step in ruler.curves[0] if isinstance(step, Move | To))
    assert end[0] - start[0] == pytest.approx(100.0, abs=1e-9)
    assert end[1] == start[1]


@pytest.mark.parametrize("name", NAMES)
def test_every_page_of_every_part_bears_the_imprint(name: str) -> None:
    pages = [page for part in pages_of(name).values() for page in part]
    for page in pages:
        (imprint,) = [one.text.text for one in texts_in(page) if one.text.key == "imprint"]
        assert IMPRINT.title in imprint
        assert "Milepost 1.2.3" in imprint
        assert IMPRINT.fingerprint in imprint


@pytest.mark.parametrize("title", ["W" * 500, "A name that is rather long, but not too long", ""])
def test_a_long_title_leaves_the_fingerprint_whole(title: str) -> None:
    how = replace(press(), imprint=replace(IMPRINT, title=title))
    made = page_of(how, how.paper, (), "open questions, settled by default (1 of 2)")
    (imprint,) = [one.text for one in texts_in(made)]
    assert imprint.text.startswith(title[:12])
    assert imprint.text.endswith("(1 of 2) · Milepost 1.2.3 · 0123456789ab")
    assert metrics.box(imprint).right <= how.paper.width - MARGIN
    assert "0123456789ab" in svg_of(made)
