"""Sources and formats by name, found by scanning their folders."""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Final, NamedTuple, cast

from model.bounded_files import read_start
from model.unreadable import Unreadable
from validator.exchange import formats as formats_package
from validator.exchange import sources as sources_package
from validator.exchange.described.format import Format
from validator.exchange.described.source import Source

START: Final = 64 * 1024
"""Bytes by which a file is recognised."""


@cache
def sources() -> dict[str, Source]:
    """Every source by its name."""
    return {one.NAME: cast("Source", one) for one in _modules_in(sources_package)}


@cache
def formats() -> dict[str, Format]:
    """Every format by its name."""
    return {one.NAME: cast("Format", one) for one in _modules_in(formats_package)}


def _modules_in(package: ModuleType) -> list[ModuleType]:
    names = sorted(module.name for module in iter_modules(package.__path__))
    return [import_module(f"{package.__name__}.{name}") for name in names]


class Guess(NamedTuple):
    """What a file may be: the source that reads it, and the options that it is there."""

    source: str
    values: dict[str, str]


def guesses(path: Path) -> list[Guess]:
    """The sources that know a file by its beginning, the likeliest first; often there is none."""
    try:
        start = read_start(path, START)
    except Unreadable:
        return []
    text = start.replace(b"\0", b"").decode(errors="replace")
    in_order = sorted(sources().items(), key=lambda named: named[1].ORDER)
    found = {name: dict(one.recognised(path, text)) for name, one in in_order}
    return [Guess(name, values) for name, values in found.items() if values]


def endings() -> list[str]:
    """How the names of files end that some source reads."""
    return sorted({ending for one in sources().values() for ending in one.ENDINGS})
