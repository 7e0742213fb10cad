"""What changed between two scenarios, said in game terms for whoever reviews it."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

from model.change import difference
from model.forms import Step
from model.scenario import Scenario

_ONE = {
    "cities": "city",
    "waters": "water",
    "goods": "good",
    "regions": "region",
    "ferries": "ferry",
    "links": "link",
    "demands": "card",
    "events": "event",
    "labels": "label",
    "shapes": "shape",
    "art": "art",
    "allow": "accepted finding",
    "remarks": "remark",
    "variants": "variant",
    "blocked": "edge",
    "rules": "rule",
    "board": "board",
    "misfits": "misfit",
}
_LONGEST = 100


def sentences(old: Scenario, new: Scenario) -> Iterator[str]:
    """The difference as sentences, one a change, in the order of the file."""
    steps = difference(old, new).steps
    for place, group in groupby(steps, key=_place):
        yield from _said(place, list(group), old, new)


def _place(step: Step) -> tuple[str, ...]:
    """Steps with the same place are told together: all painted cells, one thing, one key."""
    if step.route[:2] == ("board", "terrain") and len(step.route) == 3:
        return ("board", "terrain")
    return step.route[:2]


def _said(place: tuple[str, ...], steps: list[Step], old: Scenario, new: Scenario) -> Iterator[str]:
    first = steps[0]
    if place == ("board", "terrain"):
        yield from _painted(steps)
    elif place[0] == "blocked":
        yield f"edge {place[1]} is {'blocked' if first.after else 'open again'}"
    elif place[0] == "variants":
        yield f"variant {place[1]} is switched {'on' if first.after else 'off'}"
    elif place[0] == "demands":
        yield from _card(place[1], first)
    elif place[0] in ("rules", "board") or len(first.route) == 1:
        yield from (f"{' / '.join(step.route)}: {_change(step)}" for step in steps)
    elif len(first.route) == 2:
        yield f"{_ONE.get(place[0], place[0])} {_name(place, old, new)}: {_came_or_went(first)}"
    else:
        for step in steps:
            yield f"{_ONE.get(place[0], place[0])} {_name(place, old, new)}: {_detail(step)}"


def _painted(steps: list[Step]) -> Iterator[str]:
    if len(steps[0].route) == 2:
        yield "the terrain is drawn anew"
        return
    kinds = Counter((step.before, step.after) for step in steps)
    for (before, after), number in sorted(kinds.items(), key=str):
        cells = "1 cell" if number == 1 else f"{number} cells"
        where = f" ({steps[0].route[2]})" if len(steps) == 1 else ""
        yield f"{cells} from {before or 'nothing'} to {after or 'nothing'}{where}"


def _card(number: str, step: Step) -> Iterator[str]:
    if step.before is None:
        yield f"card {number} added: {', '.join(step.after)}"
    elif step.after is None:
        yield f"card {number} removed: {', '.join(step.before)}"
    else:
        gone = [demand for demand in step.before if demand not in step.after]
        come = [demand for demand in step.after if demand not in step.before]
        said = (", ".join(demands) or "nothing" for demands in (gone, come))
        yield f"card {number}: {' becomes '.join(said)}"


def _name(place: tuple[str, ...], old: Scenario, new: Scenario) -> str:
    """A thing's name where it has one, with its id where that tells more."""
    collection, key = place[0], place[1]
    for scenario in (old, new):
        things = getattr(scenario, collection, None) or getattr(scenario.part, collection, None)
        thing = things.get(key) if things is not None else None
        name = getattr(thing, "name", "")
        if name:
            return str(name)
    return key


def _came_or_went(step: Step) -> str:
    if step.before is None:
        return f"added, {_short(_without_id(step.after))}"
    if step.after is None:
        return "removed"
    return _change(step)


def _without_id(plain: Any) -> str:
    if not isinstance(plain, dict):
        return str(plain)
    return ", ".join(f"{key} {value}" for key, value in plain.items() if key not in ("id", "name"))


_DETAILS: dict[str, Callable[[Step], str]] = {
    "name": lambda step: f'is called "{step.after}" now, not "{step.before}"',
    "at": lambda step: f"moved from {step.before} to {step.after}",
    "kind": lambda step: f"is {step.after} now, not {step.before}",
    "chips": lambda step: f"{step.after} chips, not {step.before}",
}


def _detail(step: Step) -> str:
    field = step.route[2]
    if field == "supplies" and len(step.route) == 4:
        return f"{'now supplies' if step.after else 'no longer supplies'} {step.route[3]}"
    if len(step.route) == 4 and (step.before is True or step.after is True):
        return f"{field}: {step.route[3]} {'added' if step.after else 'removed'}"
    if len(step.route) == 3 and field in _DETAILS and step.before is not None:
        return _DETAILS[field](step)
    return f"{' / '.join(step.route[2:])}: {_change(step)}"


def _change(step: Step) -> str:
    before = "nothing" if step.before is None else _short(str(step.before))
    after = "nothing" if step.after is None else _short(str(step.after))
    return f"{before} becomes {after}"


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."
