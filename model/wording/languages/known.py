"""Which languages there are: each catalogue in our folder, and in one of the user, is one."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from model.bounded_files import read_file
from model.unreadable import Unreadable
from model.wording.languages.catalogue import ENGLISH, OWN_NAME, Catalogue, read_catalogue
from model.wording.languages.po_text import entries, header

ENDING = ".po"
HEAD = 2000
"""Bytes in which the header of a catalogue ends."""
_more: list[Path] = []


def look_also_in(folder: Path) -> None:
    """Finds catalogues in a folder of the user too, where one is tried or kept."""
    if folder not in _more:
        _more.append(folder)
        forget()


def forget() -> None:
    """Reads catalogues anew when they are asked for again."""
    languages.cache_clear()
    catalogue_of.cache_clear()


@cache
def languages() -> dict[str, str]:
    """The languages that can be spoken, and what each calls itself; English first."""
    found = {code: _name(data[:HEAD], code) for code, data in sorted(_heads().items())}
    return {"en": ENGLISH.name, **found}


def _heads() -> dict[str, bytes]:
    """The beginning of every catalogue; a user's own comes before ours."""
    own = [one for one in files(__package__).iterdir() if one.name.endswith(ENDING)]
    found = {one.name.removesuffix(ENDING): one.read_bytes()[:HEAD] for one in own}
    for folder in _more:
        for path in sorted(folder.glob(f"*{ENDING}")) if folder.is_dir() else ():
            found[path.stem] = _bytes_of(path)[:HEAD]
    return found


def _bytes_of(path: Path) -> bytes:
    try:
        return read_file(path)
    except Unreadable:
        return b""


def _name(head: bytes, code: str) -> str:
    text = head.decode("utf-8", errors="replace").split("\n\n")[0]
    try:
        first = next(iter(entries(text)), None)
    except ValueError:
        first = None
    return (first and header(first).get(OWN_NAME)) or code


@cache
def catalogue_of(language: str) -> Catalogue:
    """The catalogue of a language; the English one, which is empty, where there is none."""
    if language == "en" or language not in languages():
        return ENGLISH
    for folder in reversed(_more):
        path = folder / f"{language}{ENDING}"
        if path.is_file():
            return _of_user(path, language)
    data = files(__package__).joinpath(f"{language}{ENDING}").read_bytes()
    return read_catalogue(data, language)


def _of_user(path: Path, language: str) -> Catalogue:
    try:
        return read_catalogue(read_file(path), language)
    except Unreadable as error:
        return ENGLISH._replace(language=language, name=language, faults=(str(error),))


def first_of(wanted: Iterable[str]) -> str:
    """The first of some languages that can be spoken: `zh` for `zh-Hans-CN`; else English."""
    known = languages()
    for one in wanted:
        name = one.replace("-", "_")
        while name:
            if name in known:
                return name
            name = name.rpartition("_")[0]
    return "en"
