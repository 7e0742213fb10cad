"""Values of a form: what one or many things say, and how it is turned from and into text."""

from collections.abc import Iterable
from typing import Any, Final

from model.forms.form import DoesNotFit
from model.unreadable import Unreadable
from model.yaml.nodes import read_nodes, to_plain


class Mixed:
    """What many things say each in its own way."""

    def __repr__(self) -> str:
        return "MIXED"


MIXED: Final = Mixed()


def shared(values: Iterable[Any]) -> Any:
    """What all of them say; MIXED where they do not agree."""
    found = list(values)
    first = found[0] if found else None
    same = all(one == first and type(one) is type(first) for one in found)
    return first if same else MIXED


def lines_of(text: str) -> list[str]:
    """The paragraphs of a text, one a line; blank ones are left out."""
    return [line.strip() for line in text.splitlines() if line.strip()]


def as_files_write(text: str) -> Any:
    """What a line says as a value of a file: `3`, `{tag: coast}`; DoesNotFit says what is wrong."""
    try:
        root = read_nodes(text.encode("utf-8", "replace"), "").root
    except Unreadable as trouble:
        raise DoesNotFit(trouble.message) from None
    return None if root is None else to_plain(root)
