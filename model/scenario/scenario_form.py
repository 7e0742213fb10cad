"""The form of a whole scenario: the shared core, the system's part, and misfits."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from model.collection import Things, freeze, thaw
from model.forms.form import DoesNotFit, Form, Leaf, Misfit, Order, Route, Step
from model.forms.hints import one_of, record_of, slots_of
from model.forms.misfit_writing import graft
from model.forms.records import Listed, Record, unknown_key
from model.scenario.board_form import BOARD
from model.scenario.own_classes import city_class, good_class
from model.scenario.scenario import Scenario
from model.scenario.water_form import WATER
from model.systems import described, system_names
from model.systems.system import SystemModel

_BESIDE_THE_FILE = ("part", "misfits", "presets")
_AFTER_THE_PART = ("labels", "scenery", "shapes", "art", "picture", "allow", "remarks")


class Found:
    """Collects the misfits of one reading."""

    def __init__(self) -> None:
        self.misfits: dict[str, Misfit] = {}

    def misfit(self, route: Route, plain: Any, why: str) -> None:
        self.misfits[misfit_key(route)] = Misfit(route, freeze(plain), why)


def misfit_key(route: Route) -> str:
    return json.dumps(route, ensure_ascii=False)


@cache
def core_record(system: str = "") -> Record:
    """The form of the fields that all scenarios have; cities and goods are those of the system."""
    model = described(system)
    forms: dict[str, Form] = {
        "board": BOARD,
        "system": Leaf(one_of(("", *system_names()))),
        "cities": Listed(_city_record(model), ("id",)),
        "goods": Listed(_good_record(model), ("id",)),
        "waters": Listed(WATER, ("id",)),
    }
    return Record(Scenario, slots_of(Scenario, forms, _BESIDE_THE_FILE))


def _city_record(model: SystemModel) -> Record:
    """The form of a city: of one of the kinds of its system, and with the system's own fields."""
    kinds = tuple(kind.word for kind in model.kinds)
    forms = {"kind": Leaf(one_of(kinds))}
    cls = city_class(model.name)
    slots = slots_of(cls, forms, (*model.without.get("cities", ()), *(() if kinds else ("kind",))))
    return Record(cls, [replace(s, required=s.required or s.name == "kind") for s in slots])


def _good_record(model: SystemModel) -> Record:
    cls = good_class(model.name)
    return Record(cls, slots_of(cls, leave_out=model.without.get("goods", ())))


@cache
def part_record(system: str) -> Record | None:
    """The form of the part that a system adds; None where it adds none."""
    part = described(system).part
    return None if part is None else record_of(part())


@cache
def rules_record(system: str) -> Record | None:
    """The form of the rules of a system; None where it has none."""
    rules = described(system).rules
    return None if rules is None else record_of(rules())


@cache
def whole_record(system: str) -> Record:
    """The form of all keys of a scenario, the shared ones and the system's, to be looked up."""
    part = part_record(system)
    slots = core_record(system).slots | (part.slots if part else {})
    return Record(Scenario, tuple(slots.values()))


@cache
def keys_in_order(system: str) -> tuple[str, ...]:
    """The top-level keys of a scenario in the order in which they are written."""
    core = [name for name in core_record(system).slots if name not in _AFTER_THE_PART]
    part = part_record(system)
    return (*core, *(part.slots if part else ()), *_AFTER_THE_PART)


def read_scenario(plain: Any) -> Scenario:
    """The scenario that plain data says, with everything that does not fit kept aside."""
    found = Found()
    if not isinstance(plain, dict):
        found.misfit((), plain, "a scenario is written as keys such as format, id and title")
        return Scenario(misfits=Things(found.misfits))
    named = plain.get("system")
    system = named if isinstance(named, str) and named in system_names() else ""
    core, part, known = core_record(system), part_record(system), keys_in_order(system)
    for key in plain:
        if key not in known:
            found.misfit((key,), plain[key], unknown_key(key, known, len(plain)))
    fields_read = core.read_fields({k: v for k, v in plain.items() if k in core.slots}, (), found)
    if part is not None:
        mine = {k: v for k, v in plain.items() if k in part.slots}
        fields_read["part"] = part.cls(**part.read_fields(mine, (), found))
    return Scenario(**fields_read, misfits=Things(found.misfits))


def write_scenario(scenario: Scenario) -> dict[str, Any]:
    """The plain data of a scenario, in canonical order, misfits where they were."""
    written, _ = _with_misfits(scenario)
    written.setdefault("format", scenario.format)
    for key in ("rules", "own_variants"):
        if isinstance(written.get(key), dict):
            written[key] = _as_read(written[key])
    in_order = {k: written.pop(k) for k in keys_in_order(scenario.system) if k in written}
    return {**in_order, **written}


def _with_misfits(scenario: Scenario) -> tuple[dict[str, Any], list[Misfit]]:
    """What a scenario says with its misfits, and those in whose place something else is said."""
    core, part = core_record(scenario.system), part_record(scenario.system)
    written = core.write(scenario)
    if part is not None and scenario.part is not None:
        written.update(part.write(scenario.part))
    records = [core, *([part] if part else [])]
    return written, graft(written, scenario.misfits.values(), records)


def overwritten(scenario: Scenario) -> list[Misfit]:
    """The misfits that a file of this scenario would lose, because something took their place."""
    if not scenario.misfits:
        return []
    return [misfit for misfit in _with_misfits(scenario)[1] if _says_something(misfit)]


def _says_something(misfit: Misfit) -> bool:
    return misfit.plain is not None and misfit.plain not in ("", (), Things())


def refuse_overwriting(scenario: Scenario, orders: Sequence[Order]) -> None:
    """Refuses orders that put something where a misfit stands, unless they also take it away."""
    for _, misfit in overwriting(scenario, orders):
        where = "/".join(misfit) or "the scenario"
        raise DoesNotFit(f"{where} cannot be read as it is written; repair it first")


def overwriting(scenario: Scenario, orders: Sequence[Order]) -> Iterator[tuple[Route, Route]]:
    """The orders that would write over a misfit, each with the route of the misfit."""
    if not scenario.misfits:
        return
    mended = {route[1:] for route, plain in orders if route[0] == "misfits" and plain is None}
    in_the_way = {
        misfit.route
        for key, misfit in scenario.misfits.items()
        if (key,) not in mended and _says_something(misfit)
    }
    for route, plain in orders:
        if route[0] == "misfits" or plain is None:
            continue
        for length in range(len(route) + 1):
            if route[:length] in in_the_way:
                yield route, route[:length]
                break


_READ_FIRST = ("preset", "id", "title", "about", "cases", "when")
"""Keys by which people know what the others are about: of which thing, in which situation."""


def _as_read(plain: Any) -> Any:
    """Plain rules as people read them: what they stand on or speak of, then what is different."""
    if isinstance(plain, list):
        return [_as_read(inner) for inner in plain]
    if not isinstance(plain, dict):
        return plain
    first = [key for key in _READ_FIRST if key in plain]
    return {key: _as_read(plain[key]) for key in dict.fromkeys([*first, *plain])}


def settled(scenario: Scenario) -> Scenario:
    """The scenario as its file will say it: without misfits that no longer have a place."""
    return read_scenario(write_scenario(scenario)) if scenario.misfits else scenario


def steps_between(old: Scenario, new: Scenario) -> Iterator[Step]:
    """What must be said to make the new scenario of the old one."""
    if old.system != new.system:
        raise DoesNotFit("two scenarios of different systems have no difference in steps")
    yield from core_record(old.system).differ(old, new, ())
    part = part_record(old.system)
    if part is not None:
        yield from part.differ(part_in(old, part), part_in(new, part), ())
    yield from _misfit_steps(old, new)


def part_in(scenario: Scenario, part: Record) -> Any:
    """The system's part of a scenario, an empty one where there is none."""
    return scenario.part_as(part.cls)


def _misfit_steps(old: Scenario, new: Scenario) -> Iterator[Step]:
    if old.misfits == new.misfits:
        return
    for key in Things({**old.misfits, **new.misfits}):
        before, after = old.misfits.get(key), new.misfits.get(key)
        if before != after:
            yield Step(("misfits", key), _misfit_plain(before), _misfit_plain(after))


def _misfit_plain(misfit: Misfit | None) -> Any:
    if misfit is None:
        return None
    return {"route": list(misfit.route), "plain": thaw(misfit.plain), "why": misfit.why}


def misfit_name(route: Route) -> str:
    """The key of the misfit at a route of a Change."""
    if len(route) != 2:
        raise DoesNotFit(f"{'/'.join(route)}: misfits are changed one at a time and whole")
    return route[1]


def look_at(scenario: Scenario, route: Route) -> Any:
    """The plain data at a route of a scenario, None where it says nothing."""
    if route[0] == "misfits":
        return _misfit_plain(scenario.misfits.get(misfit_name(route)))
    part = part_record(scenario.system)
    if part is not None and route[0] in part.slots:
        return part.look(part_in(scenario, part), route)
    return core_record(scenario.system).look(scenario, route)
