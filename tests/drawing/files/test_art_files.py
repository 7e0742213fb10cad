"""Artwork: which files are shown, told by their bytes, and where they come to lie."""

import struct
from dataclasses import replace
from pathlib import Path

import pytest

from drawing.files.art_files import LARGEST_FILE, LONGEST_SIDE, NoArt, art_file, art_or_none
from drawing.map.layers import art_over, art_under
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Box, Image
from drawing.themes.theme import theme
from model.collection import Things
from model.notation import Cell, Point
from model.scenario.scenario import Scenario
from model.scenario.things import Art
from tests.drawing.files.png_samples import png
from tests.drawing.samples import sheet_of


def jpeg(width: int, height: int) -> bytes:
    app = b"\xff\xe0\x00\x10JFIF\x00" + bytes(9)
    frame = b"\xff\xc2\x00\x11\x08" + struct.pack(">HH", height, width) + bytes(10)
    return b"\xff\xd8" + app + b"\xff" + frame + b"\xff\xda\x00\x02\xff\xd9"


def webp(width: int, height: int, form: str = "VP8L") -> bytes:
    """The beginning of a WebP in one of its three forms."""
    match form:
        case "VP8 ":
            sides = width.to_bytes(2, "little") + height.to_bytes(2, "little")
            body = b"\x00\x00\x00\x9d\x01\x2a" + sides
        case "VP8L":
            body = b"\x2f" + (width - 1 | height - 1 << 14).to_bytes(4, "little") + bytes(5)
        case _:
            body = bytes(4) + (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    parts = b"WEBP" + form.encode() + bytes(4) + body
    return b"RIFF" + len(parts).to_bytes(4, "little") + parts


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.png", png(30, 20)),
        ("a.jpg", jpeg(30, 20)),
        ("a.webp", webp(30, 20)),
        ("a.webp", webp(30, 20, "VP8 ")),
        ("a.webp", webp(30, 20, "VP8X")),
    ],
)
def test_pictures_are_told_by_their_bytes(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / name).write_bytes(data)
    found = art_file(str(tmp_path), f"./art/{name}")
    assert (found.width, found.height) == (30, 20)
    assert Path(found.path) == tmp_path / "art" / name


def test_what_no_screen_could_show_is_told_and_not_left_out_in_silence(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(png(8_000, 8_001))
    with pytest.raises(NoArt, match="at most 64 million"):
        art_file(str(tmp_path), "a.png")
    (tmp_path / "a.png").write_bytes(png(8_000, 8_000))
    assert art_file(str(tmp_path), "a.png").width == 8_000


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.png", b"<svg onload='x'/>"),
        ("a.png", b""),
        ("a.png", png(30, 20)[:20]),
        ("a.png", jpeg(30, 20)),
        ("a.jpeg", png(30, 20)),
        ("a.jpg", b"\xff\xd8\xff\xe0"),
        ("a.jpg", b"\xff\xd8" + b"\xff" * 5000),
        ("a.jpg", b"\xff\xd8" + b"\xff\xe0\x00\x00" * 5000),
        ("a.webp", b"RIFF\x00\x00\x00\x00WEBP"),
        ("a.webp", png(30, 20)),
        ("a.png", webp(30, 20)),
        ("a.webp", webp(30, 20).replace(b"VP8L", b"VP9Q")),
        ("a.svg", b"<svg/>"),
        ("a.png", png(0, 20)),
        ("a.png", png(LONGEST_SIDE + 1, 1)),
        ("a.png", png(LONGEST_SIDE, LONGEST_SIDE)),
    ],
)
def test_what_is_no_picture_is_not_shown_and_says_why(
    tmp_path: Path, name: str, data: bytes
) -> None:
    (tmp_path / name).write_bytes(data)
    assert art_or_none(str(tmp_path), name) is None
    with pytest.raises(NoArt, match=r"\.$"):
        art_file(str(tmp_path), name)


@pytest.mark.parametrize("named", ["../a.png", "none.png", "", "folder.png", "link.png", "/a.png"])
def test_only_files_in_the_folder_of_the_scenario_are_shown(tmp_path: Path, named: str) -> None:
    folder = tmp_path / "here"
    (folder / "folder.png").mkdir(parents=True)
    (tmp_path / "a.png").write_bytes(png(3, 3))
    (folder / "link.png").symlink_to(tmp_path / "a.png")
    assert art_or_none(str(folder), named) is None


def test_without_a_folder_there_is_no_art() -> None:
    assert art_or_none("", "a.png") is None


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "huge.png").open("wb") as huge:
        huge.truncate(LARGEST_FILE + 1)
    with pytest.raises(NoArt, match="larger"):
        art_file(str(tmp_path), "huge.png")


def with_art(folder: Path, art: Art) -> Sheet:
    (folder / "a.png").write_bytes(png(4, 4))
    board = sheet_of("tutorial").scenario.board
    return Sheet(Scenario(board=board, art=Things({art.id: art})), theme(), 9.0, str(folder))


ART = Art(id="rose", file="./a.png", at=Point(2000, 2000), width=4000, height=4000)


def test_art_lies_at_its_exact_place(tmp_path: Path) -> None:
    sheet = with_art(tmp_path, replace(ART, angle=30, opacity=40))
    (image,) = art_under.batches(sheet)
    assert isinstance(image, Image)
    x, y = sheet.spot(Cell(2, 2))
    # Four columns are 36 mm wide; four rows are lower, as rows of mileposts are.
    assert image.box == pytest.approx(Box(x, y, 36.0, 4 * 9 * 3**0.5 / 2))
    assert (image.angle, image.opacity) == (30, 0.4)
    assert not list(art_over.batches(sheet))


def test_art_may_lie_over_the_map_and_may_be_missing(tmp_path: Path) -> None:
    assert len(list(art_over.batches(with_art(tmp_path, replace(ART, layer="over"))))) == 1
    assert not list(art_under.batches(with_art(tmp_path, replace(ART, file="./none.png"))))
    assert not list(art_under.batches(with_art(tmp_path, replace(ART, opacity=0))))


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.png", png(30, 20)[:-1]),
        ("a.png", png(30, 20)[:40]),
        ("a.png", png(30, 20).replace(b"IEND", b"IEnd")),
        ("a.png", png(30, 20)[:45] + b"?" + png(30, 20)[46:]),
        ("a.png", png(30, 20)[:33] + b"\xff\xff\xff\xff" + png(30, 20)[37:]),
        ("a.jpg", jpeg(30, 20)[:-2]),
        ("a.webp", webp(30, 20).replace(b"RIFF\x16", b"RIFF\x99")),
    ],
)
def test_a_damaged_picture_is_not_shown(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(NoArt, match="damaged"):
        art_file(str(tmp_path), f"./{name}")


@pytest.mark.parametrize(
    ("name", "data"), [("a.png", png(3, 3)), ("a.jpg", jpeg(3, 3)), ("a.webp", webp(3, 3))]
)
def test_what_follows_a_picture_does_no_harm(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data + b"\x00 and more")
    assert art_file(str(tmp_path), f"./{name}").width == 3
