"""Forms: how values are written as plain data, compared, and altered by the steps of a Change.

A form is found from a type hint (`form_of(City)`), so a dataclass says once what a file may hold,
and reading, writing, difference, merge and undo follow from it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from model.collection import Things, freeze, natural_order, same, thaw
from model.unreadable import quoted

Route = tuple[str, ...]
"""Names from the outside in: ("cities", "aston", "supplies", "coal")."""


class Misfit(NamedTuple):
    """A piece of a file that does not fit: where, what it says, and why it does not fit."""

    route: Route
    plain: Any
    why: str


class DoesNotFit(ValueError):
    """Raised by a form for a value it cannot read; `why` is a clause for people."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Reading(Protocol):
    """Collects misfits while a file is read."""

    def misfit(self, route: Route, plain: Any, why: str) -> None: ...


class Step(NamedTuple):
    """At this place the scenario said `before` and now says `after`; None means nothing is said."""

    route: Route
    before: Any
    after: Any


Order = tuple[Route, Any]
"""What `alter` is told: at this route, put this plain value (None takes it away)."""


class Form(Protocol):
    """How one type of value is read, written, compared and altered."""

    def read(self, plain: Any, route: Route, reading: Reading) -> Any: ...
    def write(self, value: Any) -> Any: ...
    def differ(self, old: Any, new: Any, route: Route) -> Iterator[Step]: ...
    def alter(self, value: Any, orders: Sequence[Order]) -> Any: ...
    def look(self, value: Any, route: Route) -> Any: ...


class Refuse:
    """A reading that refuses misfits: what a Change puts into a scenario must fit."""

    def misfit(self, route: Route, plain: Any, why: str) -> None:
        where = "/".join(name for name in route if not name.startswith("#"))
        is_said = not where or why.startswith((f"{where}: ", f"{where}/"))
        raise DoesNotFit(why if is_said else f"{where}: {why}")


REFUSE = Refuse()


class Apart:
    """A reading of one thing: its misfits are told once it is clear that it can be read at all."""

    def __init__(self) -> None:
        self._misfits: list[Misfit] = []

    def misfit(self, route: Route, plain: Any, why: str) -> None:
        self._misfits.append(Misfit(route, plain, why))

    def tell(self, reading: Reading) -> None:
        for misfit in self._misfits:
            reading.misfit(*misfit)


def read_apart(form: Form, plain: Any, route: Route, reading: Reading) -> Any:
    """Reads a value; if that fails, nothing is told of what did not fit inside it."""
    apart = Apart()
    value = form.read(plain, route, apart)
    apart.tell(reading)
    return value


def shown(plain: Any) -> str:
    """A value as it is called in a sentence: short, printable, and in words of files."""
    if isinstance(plain, str):
        return f'"{quoted(plain)[1:-1]}"'
    if isinstance(plain, (dict, list)):
        return "a group of keys" if isinstance(plain, dict) else "a list"
    if plain is None or isinstance(plain, bool):
        return {None: "nothing", True: "true", False: "false"}[plain]
    return str(plain)


class Leaf:
    """A value with no parts of its own: it is replaced as a whole."""

    def __init__(
        self, read: Callable[[Any], Any], write: Callable[[Any], Any] = lambda value: value
    ) -> None:
        self._read = read
        self._write = write

    def read(self, plain: Any, route: Route, reading: Reading) -> Any:
        return self._read(plain)

    def write(self, value: Any) -> Any:
        return self._write(value)

    def differ(self, old: Any, new: Any, route: Route) -> Iterator[Step]:
        if old != new:
            yield Step(route, self._write(old), self._write(new))

    def alter(self, value: Any, orders: Sequence[Order]) -> Any:
        (route, plain) = orders[-1]
        if route:
            raise DoesNotFit(f"{'/'.join(route)}: there is nothing below a single value")
        return self._read(plain)

    def look(self, value: Any, route: Route) -> Any:
        if route:
            raise DoesNotFit(f"{'/'.join(route)}: there is nothing below a single value")
        return self._write(value)


def grouped(orders: Sequence[Order]) -> dict[str, list[Order]]:
    """Orders by the first name of their route, in the order in which they came."""
    groups: dict[str, list[Order]] = {}
    for route, plain in orders:
        groups.setdefault(route[0], []).append((route[1:], plain))
    return groups


def whole(orders: Sequence[Order]) -> Order | None:
    """The last order that replaces the value as a whole, if there is one."""
    for order in reversed(orders):
        if not order[0]:
            return order
    return None


class Ordered(tuple[Any, ...]):
    """Members in order, each once; the type says that nobody needs to sort them again."""

    __slots__ = ()


MOST_STRANGE = 1000
"""A set with more wrong members than this is kept aside as a whole."""


class Members:
    """A set of written values in sorted order: a list in the file, or one text.

    `text` says what such a text holds, `cells`; nothing where it is a list.
    """

    def __init__(self, item: Form, order: Callable[[Any], Any], *, text: str = "") -> None:
        self.item = item
        self._order = order
        self.text = text

    def read(self, plain: Any, route: Route, reading: Reading) -> tuple[Any, ...]:
        if self.text and isinstance(plain, str):
            plain = plain.split()
        if not isinstance(plain, list):
            kind = f"a text of {self.text}" if self.text else "a list"
            raise DoesNotFit(f"{shown(plain)} stands where {kind} is needed")
        members: set[Any] = set()
        strange = 0
        for item in plain:
            try:
                members.add(self.item.read(item, route, reading))
            except DoesNotFit as trouble:
                if strange == MOST_STRANGE:
                    raise
                reading.misfit((*route, f"#{strange}"), item, trouble.why)
                strange += 1
        return self.sorted(members)

    def sorted(self, values: set[Any]) -> tuple[Any, ...]:
        return Ordered(sorted(values, key=self._order))

    def write(self, value: tuple[Any, ...]) -> Any:
        items = [self.item.write(item) for item in value]
        return " ".join(items) if self.text else items

    def differ(self, old: Any, new: Any, route: Route) -> Iterator[Step]:
        before, after = set(old), set(new)
        for item in self.sorted(before ^ after):
            yield Step(
                (*route, str(self.item.write(item))),
                True if item in before else None,
                True if item in after else None,
            )

    def alter(self, value: tuple[Any, ...], orders: Sequence[Order]) -> tuple[Any, ...]:
        if (order := whole(orders)) is not None:
            return () if order[1] is None else self.read(order[1], (), REFUSE)
        members = set(value)
        for name, inner in grouped(orders).items():
            item = self._member((name, *inner[-1][0]))
            (members.discard if inner[-1][1] is None else members.add)(item)
        return self.sorted(members)

    def look(self, value: tuple[Any, ...], route: Route) -> Any:
        if not route:
            return self.write(value)
        return True if self._member(route) in value else None

    def _member(self, route: Route) -> Any:
        if len(route) > 1:
            raise DoesNotFit(f"{'/'.join(route)}: there is nothing below a member of a set")
        return self.item.read(route[0], (), REFUSE)


class ByKey:
    """Things by key: a mapping in the file, such as the demand cards by number."""

    def __init__(
        self,
        item: Form,
        key: Callable[[Any], str] | None = None,
        made: type[Things[Any]] = Things,
    ) -> None:
        self.item = item
        self._key = key or str
        self._made = made
        self.holds_things = made is Things and not isinstance(item, Leaf)
        """Whether these are things such as cards; numbers by id and what lies in cells are not."""

    def read(self, plain: Any, route: Route, reading: Reading) -> Things[Any]:
        if not isinstance(plain, dict):
            raise DoesNotFit(f"{shown(plain)} stands where a group of keys is needed")
        found: dict[str, Any] = {}
        for name in sorted(plain, key=natural_order):
            try:
                key = self._key(name)
                found[key] = read_apart(self.item, plain[name], (*route, key), reading)
            except DoesNotFit as trouble:
                reading.misfit((*route, name), plain[name], trouble.why)
        return self._made(found)

    def write(self, value: Things[Any]) -> Any:
        return {key: self.item.write(inner) for key, inner in value.items()}

    def differ(self, old: Any, new: Any, route: Route) -> Iterator[Step]:
        yield from differ_by_key(self.item, old, new, route)

    def alter(self, value: Things[Any], orders: Sequence[Order]) -> Things[Any]:
        if (order := whole(orders)) is not None:
            return self._made() if order[1] is None else self.read(order[1], (), REFUSE)
        return alter_by_key(self.item, value, orders, self._key)

    def look(self, value: Things[Any], route: Route) -> Any:
        return self.write(value) if not route else look_by_key(self.item, value, route)


def differ_by_key(item: Form, old: Any, new: Any, route: Route) -> Iterator[Step]:
    """Steps between two collections by key; a thing that came or went is one step."""
    if old is new:
        return
    for key in Things({**old, **new}):
        if key not in old:
            yield Step((*route, key), None, item.write(new[key]))
        elif key not in new:
            yield Step((*route, key), item.write(old[key]), None)
        elif old[key] is not new[key]:
            yield from item.differ(old[key], new[key], (*route, key))


def alter_by_key(
    item: Form, value: Things[Any], orders: Sequence[Order], check: Callable[[Any], str] = str
) -> Things[Any]:
    """A collection after orders to its things: put one, drop one, or alter inside one."""
    altered = dict(value)
    for key, inner in grouped(orders).items():
        rest = inner
        if (order := whole(inner)) is not None:
            altered.pop(key, None)
            if order[1] is not None:
                altered[check(key)] = item.read(order[1], (key,), REFUSE)
            rest = inner[inner.index(order) + 1 :]
        if rest:
            if key not in altered:
                raise DoesNotFit(f"there is no {shown(key)}")
            altered[key] = item.alter(altered[key], rest)
    return type(value)(altered)


def look_by_key(item: Form, value: Things[Any], route: Route) -> Any:
    """What is written at a route below a collection, None where nothing is."""
    if route[0] not in value:
        return None
    return item.look(value[route[0]], route[1:])


class PlainMapping:
    """A mapping of plain data kept as it is written, such as the changes to a preset's rules."""

    def read(self, plain: Any, route: Route, reading: Reading) -> Any:
        if not isinstance(plain, dict):
            raise DoesNotFit(f"{shown(plain)} stands where a group of keys is needed")
        return freeze(plain)

    def write(self, value: Any) -> Any:
        return thaw(value)

    def differ(self, old: Any, new: Any, route: Route) -> Iterator[Step]:
        both = isinstance(old, Things) and isinstance(new, Things)
        # A written null is data here, and a step cannot tell it from "nothing": replace the whole.
        if both and None not in old.values() and None not in new.values():
            yield from differ_by_key(self, old, new, route)
        elif not same(thaw(old), thaw(new)):
            yield Step(route, thaw(old), thaw(new))

    def alter(self, value: Any, orders: Sequence[Order]) -> Any:
        if (order := whole(orders)) is not None:
            return Things() if order[1] is None else self.read(order[1], (), REFUSE)
        if not isinstance(value, Things):
            raise DoesNotFit(f"there is nothing below {shown(thaw(value))}")
        for key, inner in grouped(orders).items():
            if (order := whole(inner)) is not None:
                value = value.drop(key) if order[1] is None else value.put(key, freeze(order[1]))
            else:
                value = value.put(key, self.alter(value.get(key, Things()), inner))
        return value

    def look(self, value: Any, route: Route) -> Any:
        for name in route:
            if not isinstance(value, Things) or name not in value:
                return None
            value = value[name]
        return thaw(value)
