"""The form of a water: whether its courses are a path or paths, they are altered as one set."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from model.forms.form import Order, Route, Step, whole
from model.forms.hints import PathSet, form_of, slots_of
from model.forms.records import Record
from model.scenario.things import Water

_COURSES: Final = form_of(PathSet)
_KEY: Final = "paths"


class WaterForm(Record):
    """A river with one course has another one; of one with arms an arm comes, or goes.

    So who gives an arm to a river says nothing of its course, which somebody else may have moved.
    """

    def differ(self, old: Any, new: Any, route: Route) -> Iterator[Step]:
        if not old.paths and not new.paths:
            yield from super().differ(old, new, route)
            return
        yield from super().differ(old.with_courses(()), new.with_courses(()), route)
        yield from _COURSES.differ(old.courses, new.courses, (*route, _KEY))

    def alter(self, value: Any, orders: Sequence[Order]) -> Any:
        arms = [(route[1:], plain) for route, plain in orders if _is_of_arm(route)]
        if not arms or whole(orders) is not None:
            return super().alter(value, orders)
        others = [order for order in orders if not _is_of_arm(order[0])]
        altered = super().alter(value, others) if others else value
        return altered.with_courses(_COURSES.alter(altered.courses, arms))

    def look(self, value: Any, route: Route) -> Any:
        if _is_of_arm(route):
            return _COURSES.look(value.courses, route[1:])
        return super().look(value, route)


def _is_of_arm(route: Route) -> bool:
    return route[:1] == (_KEY,) and len(route) > 1


WATER: Final = WaterForm(Water, slots_of(Water))


def arm_by_arm(steps: Sequence[Step], rivers: Collection[str]) -> Iterator[Step]:
    """Steps in which another course of these rivers is told as of an arm: one went, one came."""
    for step in steps:
        match step.route:
            case ("waters", name, "path") if name in rivers:
                if step.before is not None:
                    yield Step(("waters", name, _KEY, step.before), True, None)
                if step.after is not None:
                    yield Step(("waters", name, _KEY, step.after), None, True)
            case _:
                yield step
