"""Lists of goods to choose from, each with what it likes: the one that comes along, or your own."""

from collections.abc import Mapping
from dataclasses import field
from functools import cache
from pathlib import Path
from typing import Any, Final

from model.bounded_files import read_file
from model.forms.form import DoesNotFit
from model.forms.frozen import dataclass
from model.forms.hints import an_id
from model.systems.crayon.economy.proposing import CannotPropose
from model.systems.crayon.economy.surroundings import FEATURES
from model.unreadable import Unreadable
from model.yaml.node_tree import to_plain
from model.yaml.nodes import read_nodes

BUNDLED: Final = "goods.yaml"
MOST_GOODS: Final = 200
"""As many as a scenario can have."""
_KEYS: Final = ("id", "name", "kind", "likes", "chips", "sources", "cities")


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedGood:
    """A good that a map could have, and hints where it comes from."""

    id: str
    name: str = ""
    kind: str = ""
    """Goods of different kinds are taken in turn."""
    likes: Mapping[str, int] = field(default_factory=dict)
    """Of what is around a city, how much each counts."""
    chips: int = 0
    """0 where the list leaves it open, as with the sources."""
    sources: int = 0
    cities: tuple[str, ...] = ()
    """Cities that surely supply it."""


@cache
def bundled_goods() -> tuple[ListedGood, ...]:
    """The goods that come along with Milepost."""
    from importlib.resources import files

    return listed_goods(files(__package__).joinpath(BUNDLED).read_bytes(), BUNDLED)


def read_goods(path: Path) -> tuple[ListedGood, ...]:
    """A designer's own list."""
    try:
        return listed_goods(read_file(path), str(path))
    except Unreadable as trouble:
        raise CannotPropose(str(trouble)) from None


def listed_goods(data: bytes, name: str) -> tuple[ListedGood, ...]:
    """The goods that a text lists under `goods`; CannotPropose says what is wrong with it."""
    root = read_nodes(data, name).root
    plain = None if root is None else to_plain(root)
    items = plain.get("goods") if isinstance(plain, dict) else None
    if not isinstance(items, list) or not 0 < len(items) <= MOST_GOODS:
        raise CannotPropose(f"{name}: a list of goods has 1 to {MOST_GOODS} of them under goods:")
    found = [_good(item, f"{name}: good {place}") for place, item in enumerate(items, 1)]
    twice = {good.id for good in found if [one.id for one in found].count(good.id) > 1}
    if twice:
        raise CannotPropose(f"{name}: {min(twice)} is listed twice")
    return tuple(found)


def _good(item: Any, where: str) -> ListedGood:
    if isinstance(item, str):
        item = {"id": item}
    if not isinstance(item, dict):
        raise CannotPropose(f"{where} is no entry such as {{id: coal, likes: [mountain]}}")
    unknown = [key for key in item if key not in _KEYS]
    if unknown:
        raise CannotPropose(f"{where}: {unknown[0]} is none of {', '.join(_KEYS)}")
    try:
        name = an_id(item.get("id"))
    except DoesNotFit as trouble:
        raise CannotPropose(f"{where}: its id: {trouble.why}") from None
    return ListedGood(
        id=name,
        name=_word(item, "name", where),
        kind=_word(item, "kind", where),
        likes=_likes(item.get("likes", {}), where),
        chips=_number(item, "chips", where),
        sources=_number(item, "sources", where),
        cities=_names(item.get("cities", []), where),
    )


def _word(item: Mapping[str, Any], key: str, where: str) -> str:
    word = item.get(key, "")
    if not isinstance(word, str) or len(word) > 80:
        raise CannotPropose(f"{where}: {key} is a short text")
    return word


def _number(item: Mapping[str, Any], key: str, where: str) -> int:
    number = item.get(key, 0)
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= 1000:
        raise CannotPropose(f"{where}: {key} is a number from 1 to 1000")
    return number


def _likes(likes: Any, where: str) -> dict[str, int]:
    if isinstance(likes, list):
        likes = dict.fromkeys(map(str, likes), 1)
    if not isinstance(likes, dict):
        raise CannotPropose(f"{where}: likes is a list such as [coast], or {{coast: 2, town: 1}}")
    for feature, weight in likes.items():
        if feature not in FEATURES:
            raise CannotPropose(f"{where}: {feature} is none of {', '.join(FEATURES)}")
        if not isinstance(weight, int) or isinstance(weight, bool) or not 0 < weight <= 100:
            raise CannotPropose(f"{where}: how much {feature} counts is a number from 1 to 100")
    return likes


def _names(names: Any, where: str) -> tuple[str, ...]:
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise CannotPropose(f"{where}: cities is a list of ids")
    return tuple(dict.fromkeys(names))
