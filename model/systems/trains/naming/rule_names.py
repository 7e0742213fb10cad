"""What changes of rules name: cards of decks and piles, and a kit."""

from typing import Any

from model.scenario.references import Reference, Visit, Way

_BY_CARD: tuple[Way, ...] = (("start", "deck"), ("supply", "always"))
_CARDS: tuple[Way, ...] = (
    ("supply", "select", "must"),
    ("supply", "select", "from"),
    ("end", "not_counted"),
)
_KIT: Way = ("supply", "select", "kit")


def with_names(rules: dict[str, Any], visit: Visit) -> dict[str, Any]:
    """Rules as they are written, with the names as the visitor says."""
    for way in _BY_CARD:
        rules = _put(rules, way, lambda found, at: _keys(found, at, visit))
    for way in _CARDS:
        rules = _put(rules, way, lambda found, at: _listed(found, at, visit))
    return _put(rules, _KIT, lambda found, at: _kit(found, at, visit))


def _put(rules: dict[str, Any], way: Way, alter: Any) -> dict[str, Any]:
    """The rules with one value altered, if they say it at all."""
    inner: Any = rules
    for step in way:
        if not isinstance(inner, dict) or step not in inner:
            return rules
        inner = inner[step]
    changed = alter(inner, ("rules", *way))
    return rules if changed == inner else _with(rules, way, changed)


def _with(rules: dict[str, Any], way: Way, value: Any) -> dict[str, Any]:
    first = str(way[0])
    inner = value if len(way) == 1 else _with(rules[first], way[1:], value)
    return {**rules, first: inner}


def _keys(found: Any, way: Way, visit: Visit) -> Any:
    if not isinstance(found, dict):
        return found
    # What is taken out of the preset's table is the preset's, and names nothing.
    there = (key for key, said in found.items() if said is not None)
    names: dict[Any, Any] = {key: key for key in found}
    names |= {key: visit(Reference("cards", key, (*way, key), is_key=True)) for key in there}
    return {name: found[key] for key, name in names.items() if name is not None}


def _listed(found: Any, way: Way, visit: Visit) -> Any:
    if not isinstance(found, list):
        return found
    names = [_named("cards", one, (*way, one), visit) for one in found]
    return [one for one in names if one is not None]


def _named(target: str, name: Any, way: Way, visit: Visit) -> Any:
    return visit(Reference(target, name, way)) if isinstance(name, str) else name


def _kit(found: Any, way: Way, visit: Visit) -> Any:
    return (_named("kits", found, way, visit) or "") if found else found
