"""Signs that turn the direction of reading, so that a text does not say what it seems to say."""

from collections.abc import Iterator
from typing import Any, Final

from model.wording.speech import tr
from validator.check import check
from validator.checks.shape import EVERY_KEY
from validator.finding import ERROR, WARNING, Finding, Way
from validator.repairs.value_repairs import saying
from validator.survey.survey import Survey
from validator.wording.listing import listed

TURNING: Final = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
"""Signs that embed, override and isolate; marks of direction, which languages need, do not."""
_WITHOUT: Final = {ord(sign): None for sign in TURNING}
_NAMING: Final = frozenset(("name", "names", "title", "labels"))
BOARD: Final = "board"


@check("TXT006", "turned-text", ERROR, reads=EVERY_KEY - {BOARD})
def turned_text(survey: Survey) -> Iterator[Finding]:
    """A text holds signs that turn the direction of reading.

    In a name it is an error; in notes, remarks, reasons and comments of the file a warning. Marks
    of direction, which texts in Arabic and Hebrew need, are no matter.

    Why: what is shown is not what is written. Whoever reviews a file sees another name, number or
    reason than the game does.
    Repair: take the signs out; most came along with a copied text.

    Bad:
        cities:
        - {id: wendmouth, name: "Wend\\u202emouth"}

    Good:
        cities:
        - {id: wendmouth, name: Wendmouth}
    """
    if not _may_hold_some(survey):
        return
    from validator.shape.list_places import ListPlaces

    places = ListPlaces()
    plain = {key: value for key, value in survey.plain.items() if key != BOARD}
    for route, text in _texts(plain):
        if signs := _shown(text):
            way = places.followed(plain, route)[0]
            bare = text.translate(_WITHOUT)
            path = tuple(map(str, way))
            yield Finding(
                message=tr(
                    '"{bare}" holds signs that turn the text: {signs}', bare=bare[:40], signs=signs
                ),
                route=way,
                weight=WARNING if _NAMING.isdisjoint(path) else ERROR,
                repair=saying(survey.scenario, tr("take them out"), {path: bare}, safe=True),
            )
    yield from _in_comments(survey)


def _may_hold_some(survey: Survey) -> bool:
    """Whether a file can hold such signs at all: as they are, or spelled out in quotes."""
    if survey.file is None:
        return True
    text = survey.file.document.text
    return not text.isascii() or "\\" in text


def _texts(plain: Any) -> Iterator[tuple[Way, str]]:
    """Every text that is not plain ASCII, with the way to it."""
    to_see: list[tuple[Way, Any]] = [((), plain)]
    while to_see:
        route, value = to_see.pop()
        if isinstance(value, dict):
            to_see += [((*route, str(key)), inner) for key, inner in value.items()]
        elif isinstance(value, list):
            to_see += [((*route, place), inner) for place, inner in enumerate(value)]
        elif isinstance(value, str) and not value.isascii():
            yield route, value


def _shown(text: str) -> str:
    """The signs of a text that turn it, by their numbers; nothing for nearly every text."""
    signs = sorted(TURNING.intersection(text))
    return listed([f"U+{ord(sign):04X}" for sign in signs]) if signs else ""


def _in_comments(survey: Survey) -> Iterator[Finding]:
    for comment in survey.file.document.comments if survey.file is not None else ():
        if signs := _shown(comment.text):
            line, _ = comment.source.place(comment.index)
            yield Finding(
                message=tr(
                    "the comment in line {line} holds signs that turn the text: {signs}",
                    line=line,
                    signs=signs,
                ),
                weight=WARNING,
            )
