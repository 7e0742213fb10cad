"""What Qt does not let one choose in a PDF: exact page boxes, no date, spaces that are spaces."""

import re
from collections.abc import Iterator, Sequence
from html import escape

from drawing.qt.pdf_file import PdfFile

POINT = 72 / 25.4
_DATES = re.compile(rb"^/(?:CreationDate|ModDate) \(D:[^)]*\)\n", re.MULTILINE)
_BOXES = re.compile(rb"^/(MediaBox|TrimBox) \[0 0 ([\d.]+) ([\d.]+)\]$", re.MULTILINE)
_LETTERS = re.compile(rb"^<[0-9A-F]{4}> <[0-9A-F]{4}> \[[^\]\n]*\]$", re.MULTILINE)
"""What the letters of a font are, in a row; space and tab often look the same."""
_TAB, _SPACE = b"<0009>", b"<0020>"


def metadata(title: str) -> bytes:
    """The description of a document in XML: its title and nothing else."""
    return (
        "<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?>"
        '<x:xmpmeta xmlns:x="adobe:ns:meta/">'
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
        '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">'
        f'<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{escape(title)}</rdf:li></rdf:Alt>'
        "</dc:title></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end='w'?>"
    ).encode()


def made_exact(data: bytes, sizes: Sequence[tuple[float, float]]) -> bytes:
    """The file with pages of these sizes in millimetres; without dates."""
    data = _without_dates(data)
    data = _LETTERS.sub(_with_spaces, data)
    boxes = _page_boxes(sizes)
    return _BOXES.sub(lambda found: _box(found, *next(boxes)), data)


def _without_dates(data: bytes) -> bytes:
    """A date is as long as its time zone: where dates are blank the length still tells the zone."""
    try:
        return PdfFile(data).without(_DATES)
    except ValueError:  # another Qt may write another file: its dates at least are gone
        return _DATES.sub(lambda found: b" " * len(found.group()), data)


def _with_spaces(found: re.Match[bytes]) -> bytes:
    bounds, bracket, letters = found.group().partition(b"[")
    return bounds + bracket + letters.replace(_TAB, _SPACE)


def _page_boxes(sizes: Sequence[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Each page has two boxes."""
    for width, height in sizes:
        yield width * POINT, height * POINT
        yield width * POINT, height * POINT


def _box(found: re.Match[bytes], width: float, height: float) -> bytes:
    """Qt rounds the box of a page to whole points, and paints from its upper left corner."""
    top, room = float(found.group(3)), len(found.group())
    name = found.group(1).decode()
    text = f"/{name} [0 {top - height:.4f} {width:.4f} {top:g}]"
    return text.encode().ljust(room) if len(text) <= room else found.group()
