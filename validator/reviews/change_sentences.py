"""What changed between two scenarios, said in game terms for whoever reviews it."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

from model.boards.routes import RouteBoard
from model.collection import Things
from model.forms.form import Misfit, Route, Step
from model.scenario.change import difference
from model.scenario.merge import Conflict
from model.scenario.scenario import Scenario
from model.systems import part_of
from model.yaml.canonical import flow_text
from validator.reviews import line_sentences
from validator.reviews.water_sentences import water_sentence
from validator.wording.thing_words import word_for

Words = Callable[[Step, Sequence[Scenario]], str | None]
"""Tells a step in the words of its thing, given both versions; None where it has no better ones."""
_LONGEST = 100
_MOST_CELLS = 6
_TERRAIN = ("board", "terrain")


def sentences(old: Scenario, new: Scenario) -> Iterator[str]:
    """The difference as sentences, one a change, in the order of the file."""
    steps = difference(old, new).steps
    for place, group in groupby(steps, key=_place):
        yield from _said(place, list(group), (old, new))


def conflict_sentence(conflict: Conflict, *scenarios: Scenario) -> str:
    """A conflict named as its thing is; the scenarios are those whose names of it may be used."""
    route = conflict.route
    where, rest = _subject(route, scenarios)
    said = _terrain_said if route == _TERRAIN else _board_said if route == ("board",) else _side
    place = ": ".join([where, *([" / ".join(rest)] if rest else [])])
    return f"{place}: ours {said(conflict.ours)}, theirs {said(conflict.theirs)}"


def _subject(route: Route, scenarios: Sequence[Scenario]) -> tuple[str, Route]:
    """What a route speaks of, and the rest of it within that."""
    if route[:2] == _TERRAIN:
        return (f"cell {route[2]}" if len(route) > 2 else "the terrain"), ()
    if route == ("board",):
        return "the board", ()
    if len(route) > 1 and _holds_things(route[0], scenarios):
        return f"{_one(route[0], scenarios)} {_name(route, scenarios)}", route[2:]
    return " / ".join(route), ()


def _one(room: str, scenarios: Sequence[Scenario]) -> str:
    return word_for(room, [scenario.system for scenario in scenarios])


def _side(plain: Any) -> str:
    """What one side says in a conflict: a value, a whole thing, or several fields of it."""
    if isinstance(plain, dict):
        return _short(_fields(plain, "id"))
    return _value(plain)


def _terrain_said(plain: Any) -> str:
    if isinstance(plain, dict):
        return f"paints {_cells(list(plain))}"
    return "draws it anew"


def _board_said(plain: Any) -> str:
    if plain is None:
        return "takes it away"
    cells = [key.removeprefix("terrain/") for key in plain if key.startswith("terrain/")]
    return f"paints {_cells(cells)}" if len(cells) == len(plain) else "changes it"


def _place(step: Step) -> Route:
    """Steps with the same place are told together: all painted cells, one thing, one key."""
    return step.route[:2]


def _said(place: Route, steps: list[Step], both: Sequence[Scenario]) -> Iterator[str]:
    first = steps[0]
    if place == _TERRAIN:
        yield from _painted(steps)
    elif place == ("board",):
        yield from _of_the_board(first)
    elif place == line_sentences.WAY and all(isinstance(one.board, RouteBoard) for one in both):
        yield from line_sentences.line_sentences(steps, both)
    elif place[0] == "blocked":
        yield f"edge {place[1]} is {'blocked' if first.after else 'open again'}"
    elif place[0] == "variants":
        yield f"variant {place[1]} is switched {'on' if first.after else 'off'}"
    elif place[0] == "misfits":
        yield _misfit(first)
    elif len(place) == 1 or not _holds_things(place[0], both):
        yield from (f"{' / '.join(step.route)}: {_change(step)}" for step in steps)
    elif _is_a_list(first):
        yield from _listed(f"{_one(place[0], both)} {place[1]}", first)
    else:
        name = f"{_one(place[0], both)} {_name(place, both)}"
        # Several steps may be told in one sentence, such as all that a card does.
        yield from dict.fromkeys(f"{name}: {_of_thing(step, both)}" for step in steps)


def _of_thing(step: Step, both: Sequence[Scenario]) -> str:
    """What a step does to a thing, in the words that there are for such things."""
    words = _words_for(step.route[0], both[-1].system)
    said = words(step, both) if words is not None else None
    return said or (_came_or_went(step) if len(step.route) == 2 else _detail(step))


def _words_for(room: str, system: str) -> Words | None:
    """Who tells changes of a collection in words of its own: all waters, and what a system has.

    A system has them in `validator/systems/NAME/thing_sentences`, as `SENTENCES` by collection.
    """
    if room == "waters":
        return water_sentence
    part = part_of("validator", system, "thing_sentences")
    words: Words | None = part.SENTENCES.get(room) if part is not None else None
    return words


def _painted(steps: list[Step]) -> Iterator[str]:
    if len(steps[0].route) == 2:
        yield "the terrain is drawn anew"
        return
    painted: dict[tuple[str, str], list[str]] = {}
    for step in steps:
        kinds = (step.before or "nothing", step.after or "nothing")
        painted.setdefault(kinds, []).append(step.route[2])
    for (before, after), cells in sorted(painted.items()):
        if len(cells) == 1:
            yield f"1 cell from {before} to {after} ({cells[0]})"
        else:
            yield f"{len(cells)} cells from {before} to {after}: {_first_of(cells)}"


def _cells(cells: list[str]) -> str:
    number = "1 cell" if len(cells) == 1 else f"{len(cells)} cells"
    return f"{number} ({_first_of(cells)})"


def _first_of(cells: list[str]) -> str:
    more = f" and {len(cells) - _MOST_CELLS} more" if len(cells) > _MOST_CELLS else ""
    return ", ".join(cells[:_MOST_CELLS]) + more


def _of_the_board(step: Step) -> Iterator[str]:
    before, after = step.before, step.after
    if before is None:
        yield f"a board of {after['kind']} is added"
    elif after is None:
        yield "the board is taken away"
    elif before["kind"] != after["kind"]:
        yield f"the board is made anew, of {after['kind']} and not of {before['kind']}"
    else:
        changed = [k for k in {**before, **after} if before.get(k) != after.get(k)]
        inner = (Step(("board", key), before.get(key), after.get(key)) for key in changed)
        for part in inner:
            if part.route == _TERRAIN:
                yield from _painted([part])
            else:
                yield f"{' / '.join(part.route)}: {_change(part)}"


def _is_a_list(step: Step) -> bool:
    """Whether a thing is nothing but a list of texts, such as a card of three lines."""
    said = [plain for plain in (step.before, step.after) if plain is not None]
    return len(step.route) == 2 and all(
        isinstance(plain, list) and all(isinstance(one, str) for one in plain) for plain in said
    )


def _listed(name: str, step: Step) -> Iterator[str]:
    if step.before is None:
        yield f"{name} added: {', '.join(step.after)}"
    elif step.after is None:
        yield f"{name} removed: {', '.join(step.before)}"
    else:
        gone = [line for line in step.before if line not in step.after]
        come = [line for line in step.after if line not in step.before]
        said = (", ".join(lines) or "nothing" for lines in (gone, come))
        yield f"{name}: {' becomes '.join(said)}"


def _misfit(step: Step) -> str:
    misfit = step.after or step.before
    where = " / ".join(misfit["route"])
    if step.before is not None and step.after is not None:
        said = Step(step.route, step.before["plain"], step.after["plain"])
        return f"{where}, which does not fit: {_change(said)}"
    if step.after is None:
        return f"{where}, which did not fit, is gone"
    return f"{where} does not fit: {misfit['why']}"


def _collection(name: str, scenario: Scenario) -> Any:
    return getattr(scenario, name, None) or getattr(scenario.part, name, None)


def _holds_things(name: str, scenarios: Sequence[Scenario]) -> bool:
    """Whether a key holds things with a name or a number, and not the parts of one thing."""
    found = [_collection(name, scenario) for scenario in scenarios]
    return name != "rules" and any(isinstance(things, Things) for things in found)


def _name(place: Route, scenarios: Sequence[Scenario]) -> str:
    """A thing's name where it has one, else its id."""
    for scenario in scenarios:
        things = _collection(place[0], scenario)
        thing = things.get(place[1]) if isinstance(things, Things) else None
        if isinstance(thing, Misfit):
            return " / ".join(thing.route)
        if name := getattr(thing, "name", ""):
            return str(name)
    return place[1]


def _came_or_went(step: Step) -> str:
    if step.before is None:
        is_thing = isinstance(step.after, dict)
        said = _fields(step.after, "id", "name") if is_thing else _value(step.after)
        return f"added, {_short(said)}"
    return "removed" if step.after is None else _change(step)


def _fields(plain: dict[str, Any], *left_out: str) -> str:
    return ", ".join(f"{key} {_value(v)}" for key, v in plain.items() if key not in left_out)


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
    is_told = len(step.route) == 3 and None not in (step.before, step.after)
    if is_told and field in _DETAILS:
        return _DETAILS[field](step)
    return f"{' / '.join(step.route[2:])}: {_change(step)}"


def _change(step: Step) -> str:
    return f"{_value(step.before)} becomes {_value(step.after)}"


def _value(plain: Any) -> str:
    """A value as files write it; a text bare, unless one could not see where it ends."""
    if plain is None:
        return "nothing"
    is_bare = isinstance(plain, str) and plain == plain.strip() != "" and "\n" not in plain
    return _short(plain if is_bare else flow_text(plain))


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."
