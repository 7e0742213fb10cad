"""Pictures from strangers: taken in beside the map, or refused in a sentence."""

import os
import resource
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QImage

from editor.document.tracing.files import CannotTake, taken_in, written
from tests.editor.document.tracing.pictures import GIF, SVG, png, swollen_text

MB = 1024
"""What the system counts memory in, a thousand of them."""


@pytest.fixture
def maps(tmp_path: Path) -> Path:
    folder = tmp_path / "maps"
    folder.mkdir()
    return folder


def refused(folder: Path, data: bytes, name: str = "scan.png") -> str:
    """What is said of a file; nothing is written."""
    source = folder.parent / name
    source.write_bytes(data)
    with pytest.raises(CannotTake) as told:
        taken_in(folder, source)
    assert list(folder.iterdir()) == []
    sentence = str(told.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_a_picture_from_elsewhere_is_copied_beside_the_map(maps: Path) -> None:
    source = maps.parent / "Plan Nº 3 (alt).PNG"
    source.write_bytes(png(30, 20))
    assert taken_in(maps, source) == "./Plan-N-3-alt.png"
    assert (maps / "Plan-N-3-alt.png").read_bytes() == source.read_bytes()
    assert taken_in(maps, source) == "./Plan-N-3-alt.png"


def test_a_picture_beside_the_map_stays_where_it_is(maps: Path) -> None:
    (maps / "scans").mkdir()
    (maps / "scans" / "north.png").write_bytes(png(30, 20))
    assert taken_in(maps, maps / "scans" / "north.png") == "./scans/north.png"
    assert [one.name for one in maps.iterdir()] == ["scans"]


def test_no_other_file_is_written_over(maps: Path) -> None:
    (maps / "scan.png").write_bytes(b"something else")
    assert written(maps, "scan", png(30, 20)) == "./scan-2.png"
    assert written(maps, "scan", png(31, 20)) == "./scan-3.png"
    assert (maps / "scan.png").read_bytes() == b"something else"


def test_a_file_is_named_by_what_it_is(maps: Path) -> None:
    image, source = QImage(20, 10, QImage.Format.Format_RGB32), maps.parent / "photo.png"
    image.fill(0x884422)
    assert image.save(str(source), "JPEG")  # type: ignore[call-overload]
    assert taken_in(maps, source) == "./photo.jpg"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "is no picture"),
        (SVG, "is no picture"),
        (GIF, "is no picture"),
        (b"BM" + bytes(60), "is no picture"),
        (b"%PDF-1.7", "is no picture"),
        (png(30000, 30000, b""), "30000 × 30000 pixels"),
        (png(15000, 9000, b""), "15000 × 9000 pixels"),
        (png(100, 100)[:-20], "damaged"),
        (png(100, 100).replace(b"IDAT", b"IDAU"), "damaged"),
        (png(100, 100, b"no pixels at all"), "damaged"),
        (b"\xff\xd8\xff\xe0" + bytes(100), "not those of one"),
        (b"RIFF\x00\x00\x00\x00WEBPVP8 " + bytes(30), "not those of one"),
    ],
)
def test_what_is_no_picture_of_bearable_size_is_refused(maps: Path, data: bytes, said: str) -> None:
    assert said in refused(maps, data)


def test_strange_files_are_refused(maps: Path) -> None:
    pipe = maps.parent / "pipe.png"
    os.mkfifo(pipe)
    for path in (pipe, maps, maps / "nowhere.png", Path("/dev/zero")):
        with pytest.raises(CannotTake):
            taken_in(maps, path)
    assert list(maps.iterdir()) == []


def test_a_link_that_leads_out_is_copied_and_never_named(maps: Path) -> None:
    outside = maps.parent / "outside.png"
    outside.write_bytes(png(30, 20))
    (maps / "link.png").symlink_to(outside)
    assert taken_in(maps, maps / "link.png") == "./link-2.png"
    assert not (maps / "link-2.png").is_symlink()


@pytest.mark.parametrize("data", [png(6000, 6600), png(200, 200, extra=swollen_text(200_000_000))])
def test_bombs_take_no_more_memory_than_the_largest_scan(maps: Path, data: bytes) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert len(data) < 400_000
    written(maps, "bomb", data)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 250 * MB


@given(st.binary(max_size=200), st.integers(0, 400))
def test_no_bytes_make_more_than_a_sentence(
    tmp_path_factory: pytest.TempPathFactory, junk: bytes, at: int
) -> None:
    folder, whole = tmp_path_factory.mktemp("any"), png(40, 30)
    name = ""
    with suppress(CannotTake):
        name = written(folder, "any", whole[:at] + junk + whole[at + len(junk) :])
    assert [f"./{one.name}" for one in folder.iterdir()] == ([name] if name else [])
    assert not name or not QImage(str(folder / name)).isNull()
