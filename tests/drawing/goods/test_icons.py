from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

import drawing
from drawing.goods.icon_book import PLATES, drawn_icon, drawn_icons
from drawing.goods.icons import (
    LARGEST_ICON,
    colour_of,
    icon_batches,
    icon_of,
    icons_at,
    monogram_of,
    plate_of,
    stands_out,
)
from drawing.rendering.svg import svg_of
from drawing.shapes.symbols import Close, Curves, Image, Layer, Picture, Symbols, Text, Texts
from drawing.themes.theme import theme
from model.scenario.things import Good
from tests.drawing.files.png_samples import png

GOODS = Path(drawing.__file__).parent / "goods"
COMMON = (
    "coal iron steel oil wood timber lumber fish wheat grain flour rice tea coffee wine beer "
    "cattle livestock beef sheep wool pigs swine fruit apples oranges vegetables cotton silk "
    "textiles cloth leather machines machinery cars automobiles copper bauxite aluminium gold "
    "silver uranium cement marble stone glass porcelain pottery paper books rubber plastics "
    "chemicals medicine electronics toys tobacco sugar salt imports bananas potatoes cheese "
    "dairy tourists passengers mail"
).split()


@pytest.mark.parametrize("name", COMMON)
def test_the_common_goods_are_drawn_by_id_and_by_name(name: str) -> None:
    assert drawn_icon(name) is not None
    assert drawn_icon("g1", name.capitalize()) == drawn_icon(name)


def test_every_drawn_icon_has_a_colour_a_plate_and_marks_of_its_own() -> None:
    icons = drawn_icons()
    assert len(icons) >= 45
    assert len({icon.marks for icon in icons.values()}) == len(icons)
    for icon in icons.values():
        assert icon.plate in PLATES
        assert colour_of(Good(id=icon.name)) == icon.colour


def test_marks_stay_on_their_plates() -> None:
    for name in drawn_icons():
        for shape in icon_of(Good(id=name), theme(), 5.0).shapes:
            half = shape.ink.width / 5.0 / 2 if shape.ink.line else 0.0
            for step in shape.curve:
                if not isinstance(step, Close):
                    assert all(abs(value) + half <= 0.56 for value in step[-1]), name


def test_a_good_is_found_by_its_last_word_its_first_and_its_plural() -> None:
    assert drawn_icon("raw-cotton") == drawn_icon("cotton")
    assert drawn_icon("iron-ore") == drawn_icon("iron")
    assert drawn_icon("apple") == drawn_icon("apples")
    assert drawn_icon("quux") is None


def test_marks_stand_out_from_every_plate() -> None:
    light, dark = theme().ink("icon-light").fill, theme().ink("icon-dark").fill
    for name in drawn_icons():
        colour = colour_of(Good(id=name))
        sign = light if stands_out(colour) else dark
        assert contrast(colour, sign) >= 3.0, name


def contrast(one: str, other: str) -> float:
    """As the guidelines for readable pages on the web count it."""
    lights = sorted(luminance(colour) for colour in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    lights = [p / 12.92 if p <= 0.04045 else float(((p + 0.055) / 1.055) ** 2.4) for p in parts]
    return 0.2126 * lights[0] + 0.7152 * lights[1] + 0.0722 * lights[2]


def test_a_good_nobody_has_drawn_gets_its_initials() -> None:
    plate, texts = icon_batches(Good(id="quux"), (10, 20), 5.0, theme())
    assert isinstance(plate, Symbols)
    assert list(plate.spots) == [(10, 20)]
    assert isinstance(texts, Texts)
    assert [(text.text, text.at[0]) for text in texts.texts] == [("Qu", 10)]
    assert monogram_of(Good(id="x", name="Blue Widgets of Aston")) == "BW"
    assert monogram_of(Good(id="quartz", name="石英")) == "石英"
    assert monogram_of(Good(id="-")) == "?"


def test_the_designers_colour_wins_and_a_wrong_one_does_not() -> None:
    assert colour_of(Good(id="coal", colour="#ABCDEF")) == "#abcdef"
    for wrong in ('red"/><script>', "#12345", "#12345g", "url(#x)"):
        assert colour_of(Good(id="coal", colour=wrong)) == colour_of(Good(id="coal"))


def test_cubes_that_are_called_by_their_colours_have_them() -> None:
    colours = {colour_of(Good(id=word)) for word in ("red", "blue", "yellow", "purple", "black")}
    assert len(colours) == 5
    assert colour_of(Good(id="white")) == "#f7f4ea"


@given(st.text(max_size=600), st.text(max_size=600))
def test_any_good_has_an_icon_that_never_changes(name: str, other: str) -> None:
    good = Good(id=name, name=other, colour=other)
    batches = icon_batches(good, (0, 0), 5.0, theme())
    assert batches == icon_batches(good, (0, 0), 5.0, theme())
    assert plate_of(good) in PLATES
    assert len(monogram_of(good)) in (1, 2)
    svg = svg_of(Picture(10, 10, (Layer("icons", tuple(batches)),)))
    assert "<script" not in svg


def test_the_designers_own_picture_is_shown_in_its_proportions(tmp_path: Path) -> None:
    (tmp_path / "coal.png").write_bytes(png(2, 1))
    good = Good(id="coal", icon="./coal.png")
    frame, *images = icons_at(good, [(10, 10), (30, 10)], 5.0, theme(), str(tmp_path))
    assert isinstance(frame, Symbols)
    assert len(images) == 2
    for image in images:
        assert isinstance(image, Image)
        assert image.box.width == pytest.approx(2 * image.box.height)
        assert image.box.width < 5.0


@pytest.mark.parametrize("named", ["./missing.png", "../coal.png", "/etc/passwd", "./text.png"])
def test_a_picture_that_cannot_be_shown_leaves_the_drawn_icon(tmp_path: Path, named: str) -> None:
    (tmp_path / "inside").mkdir()
    (tmp_path / "coal.png").write_bytes(png())
    (tmp_path / "inside" / "text.png").write_text("not a picture")
    drawn = icon_batches(Good(id="coal"), (0, 0), 5.0, theme())
    good = Good(id="coal", icon=named)
    assert icon_batches(good, (0, 0), 5.0, theme(), str(tmp_path / "inside")) == drawn


def test_a_picture_that_is_too_large_for_an_icon_is_not_shown(tmp_path: Path) -> None:
    (tmp_path / "coal.png").write_bytes(png(extra=LARGEST_ICON))
    good = Good(id="coal", icon="./coal.png")
    batches = icon_batches(good, (0, 0), 5.0, theme(), str(tmp_path))
    assert batches == icon_batches(Good(id="coal"), (0, 0), 5.0, theme())
    assert not any(isinstance(batch, Image | Curves | Text) for batch in batches)


def test_no_word_calls_for_two_icons() -> None:
    pages = [yaml.safe_load(page.read_text()) for page in sorted(GOODS.glob("*.yaml"))]
    names = [name for page in pages for name in page]
    also = [word for page in pages for look in page.values() for word in look.get("also", ())]
    assert len(names) == len(drawn_icons())
    assert len({*names, *also}) == len(names) + len(also)
