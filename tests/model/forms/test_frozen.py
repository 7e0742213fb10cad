"""Frozen dataclasses that are made in one go are like Python's own."""

import copy
import dataclasses
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from model.forms.frozen import dataclass


def _made_by(how: Callable[..., Any]) -> list[type[Any]]:
    """The same classes, each made by one of the two."""

    @how(frozen=True, slots=True)
    class Plain:
        """Some fields with defaults."""

        name: str
        size: int = 3
        goods: tuple[str, ...] = ()

    @how(frozen=True, slots=True, kw_only=True)
    class Named:
        """Fields that are given by name; one is made anew for each, one is not compared."""

        name: str
        found: dict[str, int] = dataclasses.field(default_factory=dict, hash=False)
        note: str = dataclasses.field(default="", compare=False, repr=False)
        known: list[int] = dataclasses.field(init=False, default_factory=list, compare=False)

    @how(frozen=True, slots=True)
    class Checked:
        """One that looks at itself when it is made, and has words of its own."""

        size: int

        def __post_init__(self) -> None:
            if self.size < 0:
                raise ValueError("too small")

        def __repr__(self) -> str:
            return f"of size {self.size}"

    @how(frozen=True, slots=True)
    class Empty:
        """One without fields."""

    return [Plain, Named, Checked, Empty]


OURS, THEIRS = _made_by(dataclass), _made_by(dataclasses.dataclass)
PAIRS = list(zip(OURS, THEIRS, strict=True))
GIVEN: list[tuple[int, tuple[Any, ...], dict[str, Any]]] = [
    (0, ("a",), {}),
    (0, ("a", 4), {"goods": ("tea",)}),
    (0, (), {}),
    (0, ("a", 1, (), 2), {}),
    (1, (), {"name": "a"}),
    (1, (), {"name": "a", "note": "b", "found": {}}),
    (1, ("a",), {}),
    (1, (), {"name": "a", "known": []}),
    (2, (3,), {}),
    (2, (-1,), {}),
    (3, (), {}),
    (3, (1,), {}),
]


def _told(kind: type[Any], places: tuple[Any, ...], names: dict[str, Any]) -> Any:
    """What is to be seen of an object, or why there is none."""
    try:
        one = kind(*places, **names)
    except (TypeError, ValueError) as why:
        return type(why), str(why).replace("_made_by.<locals>.", "")
    values = [getattr(one, field.name) for field in dataclasses.fields(one)]
    return repr(one), hash(one), values, dataclasses.asdict(one), kind.__match_args__


@pytest.mark.parametrize(("number", "places", "names"), GIVEN)
def test_objects_are_the_same(number: int, places: tuple[Any, ...], names: dict[str, Any]) -> None:
    ours, theirs = PAIRS[number]
    assert _told(ours, places, names) == _told(theirs, places, names)


@pytest.mark.parametrize("kind", [OURS[0], THEIRS[0]])
def test_they_are_compared_by_what_they_hold(kind: type[Any]) -> None:
    assert kind("a") == kind("a", 3)
    assert kind("a") != kind("b")
    assert kind("a") != ("a", 3, ())
    assert {kind("a"), kind("a", 3), kind("b")} == {kind("a"), kind("b")}


@pytest.mark.parametrize("kind", [OURS[1], THEIRS[1]])
def test_what_is_not_compared_does_not_count(kind: type[Any]) -> None:
    one, other = kind(name="a", note="x"), kind(name="a", note="y")
    one.known.append(4)
    assert one == other
    assert hash(one) == hash(other)
    assert one.found is not other.found


@pytest.mark.parametrize("kind", [*OURS, *THEIRS])
def test_nothing_can_be_changed(kind: type[Any]) -> None:
    one = kind(**{field.name: 1 for field in dataclasses.fields(kind) if field.init})
    for name in [field.name for field in dataclasses.fields(kind)] + ["other"]:
        with pytest.raises((dataclasses.FrozenInstanceError, TypeError, AttributeError)):
            setattr(one, name, 2)
        with pytest.raises((dataclasses.FrozenInstanceError, TypeError, AttributeError)):
            delattr(one, name)
    assert not hasattr(one, "__dict__")


@pytest.mark.parametrize("kind", [OURS[0], THEIRS[0]])
def test_they_are_copied_replaced_and_matched(kind: type[Any]) -> None:
    one = kind("a", 4, ("tea",))
    assert copy.copy(one) == copy.deepcopy(one) == one
    assert dataclasses.replace(one, size=5) == kind("a", 5, ("tea",))
    match one:
        case kind(name, size):
            assert (name, size) == ("a", 4)
        case _:
            pytest.fail("it was not matched")


@dataclass(frozen=True, slots=True)
class Told:
    """One that can be found by its name, as pickles need it."""

    name: str
    size: int = 1


@dataclass(frozen=True, slots=True)
class ToldMore(Told):
    """One that has more fields than another."""

    more: int = 2


@dataclasses.dataclass(frozen=True, slots=True)
class ToldMost(ToldMore):
    """One of Python's own that has more still."""

    most: int = 3


def test_they_can_be_put_away_and_inherited() -> None:
    assert pickle.loads(pickle.dumps(Told("a", 2))) == Told("a", 2)
    assert repr(ToldMore("a")) == "ToldMore(name='a', size=1, more=2)"
    assert repr(ToldMost("a")) == "ToldMost(name='a', size=1, more=2, most=3)"
    assert ToldMore("a") != Told("a")
    assert ToldMost("a", 1, 2, 3) == ToldMost("a")
    with pytest.raises(dataclasses.FrozenInstanceError):
        ToldMost("a").most = 4  # type: ignore[misc]


def test_other_kinds_are_pythons_own() -> None:
    @dataclass
    class Open:
        name: str

    @dataclass(frozen=True, slots=True, order=True)
    class Ordered:
        size: int

    one = Open("a")
    one.name = "b"
    assert one == Open("b")
    assert Ordered(1) < Ordered(2)


def test_methods_are_compiled_with_the_first_use_also_of_a_class_that_inherits_them() -> None:
    @dataclass(frozen=True, slots=True)
    class Below:
        size: int = 1

    class Above(Below):
        __slots__ = ()

    waiting = Below.__dict__["__eq__"]
    one = Above(2)
    assert one == Above(2)
    assert Below.__dict__["__eq__"] is not waiting
    assert waiting(one, Above(2)), "a call that came before another had compiled them"
    assert repr(one).endswith("Above(size=2)")
    assert hash(one) == hash(Above(2))
