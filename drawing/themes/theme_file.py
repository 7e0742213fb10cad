"""A theme of a user's own: read from a file, and checked before anything is drawn with it."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from drawing.shapes.symbols import PATTERNS
from model.bounded_files import read_file
from model.unreadable import Unreadable

LARGEST_FILE: Final = 200 * 1024
"""Bytes."""
MOST_MM: Final = 100
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


class BadTheme(ValueError):
    """A theme that cannot be used; the text is one sentence for its author."""


def _is_colour(value: object) -> bool:
    return value == "" or (isinstance(value, str) and _COLOUR.fullmatch(value) is not None)


def _is_length(value: object, most: float = MOST_MM) -> bool:
    # NaN is not between any two numbers.
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= most


def _is_dash(value: object) -> bool:
    return isinstance(value, list) and len(value) <= 16 and all(map(_is_length, value))


def _is_share(value: object) -> bool:
    return _is_length(value, most=1)


def _one_of(*words: str) -> Callable[[object], bool]:
    return lambda value: value in words


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 100


COLOUR, MM = (_is_colour, "a colour such as #c0272d"), (_is_length, "a number of millimetres")
Test = tuple[Callable[[object], bool], str]
INK: Mapping[str, Test] = {
    **dict.fromkeys(("fill", "line", "pattern_line"), COLOUR),
    "width": MM,
    "dash": (_is_dash, "a list of millimetres"),
    "opacity": (_is_share, "a number from 0 to 1"),
    "pattern": (_one_of("", *PATTERNS), f"one of {', '.join(PATTERNS)}"),
    "cap": (_one_of("butt", "round"), "butt or round"),
}
STYLE: Mapping[str, Test] = {
    **dict.fromkeys(("colour", "halo"), COLOUR),
    **dict.fromkeys(("size", "halo_width", "spacing"), MM),
    "face": (_one_of("regular", "bold", "italic"), "regular, bold or italic"),
    "upper": (lambda value: isinstance(value, bool), "true or false"),
}
HEAD: Mapping[str, Test] = {
    "base": (_is_text, "the name of a theme"),
    "title": (_is_text, "a text"),
    "background": COLOUR,
}


def read_theme(path: Path) -> dict[str, Any]:
    """What a file says, if all of it can be used."""
    try:
        said = yaml.safe_load(read_file(path, LARGEST_FILE).decode("utf-8"))
    except Unreadable as trouble:
        raise BadTheme(str(trouble)) from None
    except (UnicodeDecodeError, yaml.YAMLError, RecursionError, ValueError):
        raise BadTheme(f"{path}: this is no YAML") from None
    if not isinstance(said, dict):
        raise BadTheme(f"{path}: a theme is a list of keys such as base, title, inks")
    try:
        return _checked(said)
    except BadTheme as trouble:
        raise BadTheme(f"{path}: {trouble}") from None


def _checked(said: dict[Any, Any]) -> dict[str, Any]:
    looks = {"inks": INK, "styles": STYLE}
    for key, value in said.items():
        if key in looks:
            for name, look in _mapping(value, key).items():
                _check(_mapping(look, str(name)[:60]), looks[key], f"{str(name)[:60]}: ")
        elif key == "seats":
            for look in _seats(value):
                _check(_mapping(look, "seats"), INK, "seats: ")
        else:
            _check({key: value}, HEAD, "")
    return said


def _seats(value: object) -> list[Any]:
    if not isinstance(value, list) or not 1 <= len(value) <= 20:
        raise BadTheme("seats: write a list of inks, one a seat")
    return value


def _mapping(value: object, name: str) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise BadTheme(f'{name}: write keys and values, such as {{fill: "#f8f2df"}}')
    return value


def _check(values: Mapping[Any, Any], known: Mapping[str, Test], where: str) -> None:
    for key, value in values.items():
        if key not in known:
            raise BadTheme(f"{where}a theme knows no {str(key)[:60]}")
        is_right, wanted = known[key]
        if not is_right(value):
            raise BadTheme(f"{where}{key} is {wanted}")
