"""PDF: exact sizes, lengths that measure what they say, text that stays text, nothing private."""

import getpass
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest

from drawing.cannot import CannotDraw
from drawing.qt import pdf_bytes
from drawing.shapes.symbols import Layer, Picture, Text, Texts
from tests.drawing.qt.pdf_reading import objects, pages
from tests.drawing.sampler import sampler


def written(*words: str) -> str:
    texts = [Text((10, 10 * n), word, 4, anchor="start") for n, word in enumerate(words, 1)]
    page = Picture(200, 200, (Layer("words", (Texts(texts),)),))
    (read,) = pages(pdf_bytes([page]))
    return read.words()


def test_a_scale_of_100_mm_measures_100_mm() -> None:
    (page,) = pages(pdf_bytes([sampler()]))
    (scale,) = [(a, b) for a, b in page.lines() if abs(a[1] - 90) < 1 and abs(b[1] - 90) < 1]
    (left, top), (right, _) = scale
    assert right - left == pytest.approx(100, abs=0.05)
    assert (left, top) == pytest.approx((10, 90), abs=0.05)


def test_every_page_has_its_own_exact_size() -> None:
    sizes = [(210, 297), (215.9, 279.4), (615.123, 388.456), (1, 1), (4990, 3000)]
    read = pages(pdf_bytes([Picture(*size) for size in sizes]))
    for size, page in zip(sizes, read, strict=True):
        assert page.size == pytest.approx(size, abs=0.01)


def test_every_text_can_be_found_as_text() -> None:
    words = ["Łódź and Zürich", "Белогор", "Κοράλια", "office fjord affluent", "A  B", 'Say "Hi"']
    assert written(*words) == "".join(" ".join(word.split()) for word in words)


def test_text_with_a_halo_with_gaps_and_at_an_angle_is_text() -> None:
    (page,) = pages(pdf_bytes([sampler()]))
    assert {"Office & <Fish>", "Seaside", "uphill", "Łódź"} <= set(page.texts())


def test_markup_in_names_is_written_and_never_obeyed() -> None:
    hostile = ") Tj ET /JS (app.alert(1)) BT (", "<</S/URI>>", "\\) endstream endobj", "%%EOF"
    assert written(*hostile) == "".join(hostile)


def test_a_title_is_all_that_is_known_about_a_document() -> None:
    data = pdf_bytes([sampler()], "A (very) \\ good <map>")
    about = objects(data)[1].decode("latin1")
    assert re.search(r"/Author \(\)", about)
    assert "Date" not in about
    for private in (getpass.getuser(), platform.node()):
        assert private.encode() not in data.partition(b"stream")[0]
    assert b"A (very) \\ good &lt;map&gt;" in data


def test_the_same_pages_make_the_same_file() -> None:
    assert pdf_bytes([sampler()]) == pdf_bytes([sampler()])


def test_another_process_makes_the_same_file_too() -> None:
    code = (
        "import hashlib\n"
        "from drawing.qt import pdf_bytes\n"
        "from tests.drawing.sampler import sampler\n"
        "print(hashlib.sha256(pdf_bytes([sampler()])).hexdigest())"
    )
    command = [sys.executable, "-c", code]
    root = Path(__file__).parents[3]
    zones = [{**os.environ, "TZ": zone} for zone in ("UTC", "Asia/Kathmandu", "America/New_York")]
    found = {subprocess.check_output(command, cwd=root, text=True, env=zone) for zone in zones}
    assert len(found) == 1


def test_the_table_of_objects_is_true() -> None:
    assert len(objects(pdf_bytes([sampler(), sampler()], "x"))) > 10


def test_nothing_and_too_much_are_refused_in_a_sentence() -> None:
    for asked in ([], [Picture(5081, 10)]):
        with pytest.raises(CannotDraw, match="PDF"):
            pdf_bytes(asked)
