"""Names in plain data: in places, situations, filters, bonuses and whatever else rules say.

Rules are plain data, so a name is known by its key. What would speak of everything without the name
goes with it where it is an entry of a list; elsewhere the name stays, and whoever checks finds it.
"""

from typing import Any, Final

from model.scenario.references import TERRAIN, Reference, Visit, Way

_TARGETS: Final = {
    **dict.fromkeys(("ids", "city"), "cities"),
    **dict.fromkeys(("region", "same_region"), "regions"),
    **dict.fromkeys(("terrain", "exits_not_to"), TERRAIN),
    **dict.fromkeys(("colour", "colours", "set", "fixed"), "goods"),
    **dict.fromkeys(("blocked_by", "not_own_colour", "forbid_new_cities"), "goods"),
    "new_city": "new_cities",
}
"""What a text or a list of them names, by its key."""
_MAY_BE_LEFT_OUT: Final = frozenset(
    ("not", "set", "fixed", "blocked_by", "not_own_colour", "forbid_new_cities", "exits_not_to")
)
"""Keys without which the rest means what it meant, as far as that is still there."""
_PLACES: Final = frozenset(
    ("where", "from", "to", "not", "between", "not_from", "not_to", "stations", "towns")
) | {"start", "track_into"}
_COUNTED: Final = "cubes_left."
_GONE: Final = object()


class PlainNames:
    """Plain data with every name as a visitor says."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit

    def mapping(self, plain: dict[str, Any], route: Way, *, is_entry: bool = False) -> Any:
        """A group of keys; None for an entry of a list that is nothing without a name."""
        found = self._mapping(plain, route, is_entry=is_entry)
        return None if found is _GONE else found

    def _mapping(self, plain: dict[str, Any], route: Way, *, is_entry: bool) -> Any:
        result: dict[str, Any] = {}
        for key, inner in plain.items():
            new = self._under(key, inner, (*route, key), is_entry=is_entry)
            if new is not _GONE:
                result[key] = new
            elif key not in _MAY_BE_LEFT_OUT:
                if is_entry:
                    return _GONE
                result[key] = inner
        return result

    def _under(self, key: str, plain: Any, route: Way, *, is_entry: bool) -> Any:
        if key in _TARGETS and _is_names(plain):
            return self._names(plain, _TARGETS[key], route)
        if key == "to" and isinstance(plain, str) and "extras" in route:
            return self._names(plain, "cities", route)
        if key in ("term", "tie_break"):
            return self._counted(plain, route)
        if key == "die" and isinstance(plain, dict):
            cities = {
                face: self._names(one, "cities", (*route, face)) for face, one in plain.items()
            }
            return {face: one for face, one in cities.items() if one is not _GONE} or _GONE
        if isinstance(plain, dict):
            return self._mapping(plain, route, is_entry=is_entry)
        return self._entries(key, plain, route) if isinstance(plain, list) else plain

    def _entries(self, key: str, plain: list[Any], route: Way) -> Any:
        kept = []
        for number, one in enumerate(plain):
            way = (*route, number)
            is_group = isinstance(one, dict)
            new = self._mapping(one, way, is_entry=True) if is_group else one
            if new is not _GONE:
                kept.append(new)
        return _GONE if plain and not kept and key in _PLACES else kept

    def _names(self, plain: Any, target: str, route: Way) -> Any:
        if isinstance(plain, str):
            name = self._visit(Reference(target, plain, route))
            return _GONE if name is None else name
        names = [self._visit(Reference(target, one, (*route, one))) for one in plain]
        kept = list(dict.fromkeys(name for name in names if name is not None))
        return _GONE if plain and not kept else kept

    def _counted(self, plain: Any, route: Way) -> Any:
        """Terms of the score, some of which count cubes of a colour."""
        if isinstance(plain, list):
            terms = [self._counted(one, (*route, number)) for number, one in enumerate(plain)]
            return [term for term in terms if term is not _GONE]
        if not isinstance(plain, str) or not plain.startswith(_COUNTED):
            return plain
        colour = plain.removeprefix(_COUNTED)
        name = self._visit(Reference("goods", colour, route, colour))
        return _GONE if name is None else _COUNTED + name


def _is_names(plain: Any) -> bool:
    is_list = isinstance(plain, list) and all(isinstance(one, str) for one in plain)
    return is_list or isinstance(plain, str)
