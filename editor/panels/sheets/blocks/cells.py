"""Places of a table as cells of a spreadsheet, and what such a cell means in its place."""

from typing import Any

from editor.panels.sheets.sheet import Entry
from editor.widgets.forms.choices import Offered
from editor.words import tr
from model.forms.form import DoesNotFit
from model.imports.cannot import CannotImport
from model.imports.sheets.values import guarded, truth, unguarded, whole
from model.unreadable import quoted

TICK = "x"
BLANKS = ("", "–", "-")
"""What stands for a number that is left out."""


def cell_of(entry: Entry) -> str:
    """What a spreadsheet is given of a place; a text is never taken for a formula there."""
    if entry.is_ticked is not None:
        return TICK if entry.is_ticked else ""
    if entry.choices:
        return _title_of_choice(entry)
    if isinstance(entry.value, str):
        return guarded(entry.value)
    return entry.text if isinstance(entry.value, int) else guarded(entry.text)


def value_of(entry: Entry, cell: str) -> Any:
    """What is typed into a place by a cell; DoesNotFit says why it cannot stand there."""
    if entry.is_ticked is not None:
        return _tick(cell)
    if entry.choices:
        return _choice(entry, unguarded(cell.strip()))
    if entry.most is not None:
        return _number(entry, entry.most, cell.strip())
    return unguarded(cell)


def _title_of_choice(entry: Entry) -> str:
    """The title of what is chosen; its id where another has the same title."""
    word, text = entry.value, entry.text
    if not word:
        return ""
    titles = [one.title for one in entry.choices if one.title == text]
    return guarded(text) if len(titles) == 1 else str(word)


def _tick(cell: str) -> bool:
    if cell.strip().casefold() == tr("yes").casefold():
        return True
    try:
        return truth(cell)
    except CannotImport:
        why = tr("{text} is neither yes nor no; write x, or nothing").format(text=quoted(cell))
        raise DoesNotFit(why) from None


def _choice(entry: Entry, cell: str) -> str:
    found = [one for one in entry.choices if _means(one, cell)]
    exact = [one for one in found if cell in (one.value, one.title)]
    found = exact if len(found) > 1 and exact else found
    if len({one.value for one in found}) == 1:
        return found[0].value
    if found:
        ids = ", ".join(one.value for one in found[:3])
        raise DoesNotFit(tr("several are called {text}: write {ids}").format(text=cell, ids=ids))
    if not cell:
        raise DoesNotFit(tr("this place cannot be empty"))
    raise DoesNotFit(tr("there is no {text} to choose here").format(text=quoted(cell)))


def _means(offer: Offered, cell: str) -> bool:
    if not cell or not offer.value:
        return cell in (offer.value, offer.title)
    return cell == offer.value or cell.casefold() == offer.title.casefold()


def _number(entry: Entry, most: int, cell: str) -> int | str:
    if cell in BLANKS:
        if entry.may_be_blank:
            return ""
        raise DoesNotFit(tr("a number must stand here"))
    try:
        value = whole(cell)
    except (CannotImport, OverflowError):
        why = tr("{text} is not a whole number").format(text=quoted(cell))
        raise DoesNotFit(why) from None
    if not entry.least <= value <= most:
        why = tr("{number} is not between {least} and {most}")
        raise DoesNotFit(why.format(number=value, least=entry.least, most=most))
    return value
