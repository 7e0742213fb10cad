"""What somebody may have meant: the id nearest to a misspelt one, or one that bears the name."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from validator.survey import Survey

MOST_COMPARED = 2000
"""Among more ids none is called near: comparing would take longer than it helps."""
_COLLECTIONS = ("cities", "goods", "waters", "regions", "links", "ferries", "events")
_GAPS = re.compile(r"[\W_]+")


def nearest(name: str, known: Iterable[str]) -> str:
    """The known id that looks most like a name, or nothing."""
    candidates = list(known)
    if len(candidates) > MOST_COMPARED:
        return ""
    return next(iter(get_close_matches(name[:64], candidates, 1, 0.6)), "")


def spelt_alike(text: str) -> str:
    """A name as an id could spell it: without accents, small, words joined by hyphens."""
    letters = unicodedata.normalize("NFKD", text[:200].casefold())
    plain = "".join(sign for sign in letters if not unicodedata.combining(sign))
    return _GAPS.sub("-", plain).strip("-")


def called(name: str, things: Mapping[str, Any]) -> str:
    """The id of the thing that bears this name in some language, or nothing."""
    wanted = spelt_alike(name)
    for key, thing in things.items():
        names = (getattr(thing, "name", ""), *dict(getattr(thing, "names", None) or {}).values())
        if wanted and wanted in (key, *map(spelt_alike, names)):
            return key
    return ""


def meant(name: str, things: Mapping[str, Any]) -> str:
    """What an id that is not defined probably stands for: by name first, then by spelling."""
    if len(things) > MOST_COMPARED:
        return ""
    return called(name, things) or nearest(name, things)


def near_name(survey: "Survey", text: str) -> str:
    """The id of some thing of a scenario whose id or name a text spells in another way."""
    if len(text) > 80:
        return ""
    groups = (survey.things(collection) for collection in _COLLECTIONS)
    return next((key for things in groups if (key := called(text, things))), "")
