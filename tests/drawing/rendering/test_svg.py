"""SVG: exact in millimetres, every text as text, and no name that breaks out of its place."""

import xml.etree.ElementTree as ET
from collections import Counter
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawing.rendering.svg import colour, number, path, svg_of
from drawing.shapes.curves import line
from drawing.shapes.symbols import (
    Curves,
    Ink,
    Inset,
    Layer,
    Picture,
    Shape,
    Symbol,
    Symbols,
    Text,
    Texts,
)
from drawing.text.metrics import place
from model.wording.plain_text import LONGEST, plain
from tests.drawing.sampler import DOT, sampler
from tests.generate.examples import examples

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = (
    '"><script>alert(1)</script>',
    "</text></svg>",
    "' onload='x",
    "&lt;b&gt; &amp; ]]> <!-- -->",
    "\u202eevil\u202c \x00\x1b[31m\ud800",
    "x" * 500,
)


def tags(text: str) -> Counter[str]:
    return Counter(one.tag.removeprefix(SVG) for one in ET.fromstring(text).iter())


def texts(text: str) -> list[str]:
    return [one.text or "" for one in ET.fromstring(text).iter(f"{SVG}text")]


def named(name: str) -> Picture:
    """A picture that says a name wherever a picture can say one."""
    symbol = Symbol(name, (Shape(DOT.shapes[0].curve, Ink("#000000")),))
    lines = Curves(Ink(line="#000000", width=1), (line(((0, 0), (1, 1))),), name)
    words = Texts([Text((1, 1), name, 3, key=name, colour=name, halo=name)])
    return Picture(10, 10, (Layer(name, (lines, Symbols(symbol, 1, [(5, 5)]), words)),), name, name)


def test_a_picture_says_its_size_in_millimetres() -> None:
    root = ET.fromstring(svg_of(sampler()))
    assert (root.get("width"), root.get("height")) == ("120mm", "100mm")
    assert root.get("viewBox") == "0 0 120 100"


def test_a_symbol_is_described_once_and_used_at_every_spot() -> None:
    uses = [str(one.get("href")) for one in ET.fromstring(svg_of(sampler())).iter(f"{SVG}use")]
    symbols = [one for one in uses if one.startswith("#s")]
    assert len(symbols) == 20 + 2 + 2 + 2
    assert len(set(symbols)) == 2, "one symbol in two sizes"


COAST = line([(n, n * n % 7) for n in range(9)], closed=True)
SEA = Ink(fill="#2040ff", pattern="hatch", pattern_line="#ffffff", line="#000000", width=0.3)


def of(*batches: Curves | Inset) -> Picture:
    return Picture(20, 20, (Layer("water", batches),))


def test_a_long_curve_that_is_drawn_again_is_written_once() -> None:
    text = svg_of(of(Curves(SEA, (COAST,), "sea"), Curves(Ink(fill="#ffffff"), [COAST] * 4)))
    assert text.count(path(COAST)) == 1
    uses = list(ET.fromstring(text).iter(f"{SVG}use"))
    assert len({one.get("href") for one in uses}) == 1
    assert [one.get("fill") for one in uses[:2]] == ["#2040ff", "url(#p1)"]
    assert [one.get("stroke") for one in uses[:2]] == [None, "#000000"]
    assert len(uses) == 2 + 4
    assert uses[0].findtext(f"{SVG}title") == "sea"


def test_a_curve_that_is_short_or_drawn_once_stays_where_it_is() -> None:
    short = line(((3, 0), (1, 1)))
    text = svg_of(of(Curves(Ink(fill="#ffffff"), (COAST, short, short))))
    assert "use" not in tags(text)
    assert text.count(path(short)) == 2


def test_pictures_in_a_picture_share_their_curves_with_it() -> None:
    inner = of(Curves(Ink(fill="#ffffff"), (COAST,)))
    text = svg_of(of(Inset(inner, (0, 0)), Inset(inner, (5, 5), scale=0.5)))
    assert text.count(path(COAST)) == 1
    assert tags(text)["use"] == 2


def test_everything_that_is_referred_to_is_there() -> None:
    root = ET.fromstring(svg_of(sampler()))
    known = {f"#{one.get('id')}" for one in root.iter() if one.get("id")}
    used = {one.get("href", "") for one in root.iter(f"{SVG}use")}
    for one in root.iter():
        for key in ("fill", "clip-path"):
            value = one.get(key, "")
            if value.startswith("url("):
                used.add(value[4:-1])
    assert used == known


def test_every_text_is_a_text_that_can_be_read() -> None:
    assert set(texts(svg_of(sampler()))) == {"Łódź", "Office & <Fish>", "Seaside", "uphill"}


def test_a_text_is_as_long_as_its_place_whatever_font_shows_it() -> None:
    text = Text((9, 9), "Łódź & Kobe", 3, face="bold", spacing=0.4)
    (said,) = ET.fromstring(svg_of(Picture(9, 9, (Layer("x", (Texts([text]),)),)))).iter(
        f"{SVG}text"
    )
    assert float(said.attrib["textLength"]) == pytest.approx(2 * place(text).half_width, abs=0.001)
    assert said.attrib["lengthAdjust"] == "spacingAndGlyphs"


def test_hostile_names_stay_where_they_belong() -> None:
    usual = tags(svg_of(named("Aston")))
    for name in HOSTILE:
        text = svg_of(named(name))
        assert tags(text) == usual
        assert texts(text) == [plain(name)]
        assert "\u202e" not in text
        for one in ET.fromstring(text).iter():
            assert not [key for key in one.attrib if key.startswith("on")]


class Elements(HTMLParser):
    """What a browser finds in a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, list[str]]] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, [name for name, _ in attrs]))


def test_hostile_names_do_no_harm_to_a_page_that_holds_the_picture() -> None:
    usual = Elements(f"<body>{svg_of(named('Aston'))}</body>").found
    assert ("svg", ["xmlns", "width", "height", "viewbox", "font-family"]) in usual
    for name in HOSTILE:
        assert Elements(f"<body>{svg_of(named(name))}</body>").found == usual


@settings(max_examples=examples(80), deadline=None)
@given(st.text(max_size=600).filter(plain))
def test_no_name_at_all_breaks_a_picture(name: str) -> None:
    text = svg_of(named(name))
    text.encode()
    assert tags(text) == tags(svg_of(named("Aston")))
    (read,) = texts(text)
    assert read == plain(name)
    assert len(read) <= LONGEST


@given(st.text(max_size=30))
def test_a_colour_is_a_colour_or_black(text: str) -> None:
    found = colour(text)
    assert found in ("#000000", text)
    assert set(found) <= set("#0123456789abcdefABCDEF")


@given(st.floats(-1e5, 1e5))
def test_lengths_are_exact_to_a_hundredth_of_a_millimetre_at_least(value: float) -> None:
    assert abs(float(number(value)) - value) <= 0.0005 + 1e-9
    (x, y) = path(line(((value, 0), (1, 1)))).split("L")[0].removeprefix("M").split()
    assert abs(float(x) - value) <= max(0.005, abs(value) * 1e-5)
    assert y == "0"


def test_faint_inks_and_dashes_are_written() -> None:
    ink = Ink("#112233", "#445566", 0.5, (1, 2), opacity=0.25, cap="butt")
    picture = Picture(9, 9, (Layer("x", (Curves(ink, (line(((0, 0), (5, 5))),)),)),), "", "")
    (one,) = ET.fromstring(svg_of(picture)).iter(f"{SVG}path")
    assert one.get("fill-opacity") == one.get("stroke-opacity") == "0.25"
    assert one.get("stroke-dasharray") == "1 2"
    assert one.get("stroke-linecap") == "butt"
    assert one.get("fill-rule") == "evenodd"
