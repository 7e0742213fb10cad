"""Documents to which something happened: a key lost or misspelt, a value of the wrong kind."""

import copy
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from model.collection import thaw
from model.scenario.scenario_form import write_scenario
from tests.generate.scenario import scenarios

Route = tuple[str | int, ...]

# Copies, because a later mishap can befall what an earlier one put in.
_ODD_VALUES: st.SearchStrategy[Any] = st.sampled_from(
    (
        *(None, True, 0, 1, -1, 2.0, 2.5, 10**9, "", "x", "X y", "12,7", "1,1 2,1", "4.5,1.0"),
        *([], ["coal"], ["12,7"], [[]], [None], {}, {"id": "x"}, {"zh": "x"}, {"kind": "hexes"}),
        *("all", "within(1, all)", "instant", "lake", "aston wood 9", "_", "./x.png", "#123456"),
        "two\nlines",
    )
).map(copy.deepcopy)
_ODD_KEYS = st.sampled_from(["nmae", "kind", "removed", "paint", "id", "1", "zh", "effect", "x-y"])


def places(plain: Any, route: Route = ()) -> Iterator[Route]:
    """Every place of a document below its top."""
    if not isinstance(plain, dict | list):
        return
    for key, value in plain.items() if isinstance(plain, dict) else enumerate(plain):
        yield (*route, key)
        yield from places(value, (*route, key))


@st.composite
def mishaps(draw: st.DrawFn, most: int = 2) -> dict[str, Any]:
    """A made-up scenario as plain data, after one mishap or a few."""
    plain = copy.deepcopy(thaw(write_scenario(draw(scenarios(largest=5)))))
    for _ in range(draw(st.integers(1, most))):
        found = list(places(plain))
        _befall(draw, plain, draw(st.sampled_from(found)))
    return dict(plain)


def _befall(draw: st.DrawFn, plain: Any, route: Route) -> None:
    for step in route[:-1]:
        plain = plain[step]
    last = route[-1]
    match draw(st.sampled_from(("lose", "replace", "add", "rename"))):
        case "lose":
            del plain[last]
        case "replace":
            plain[last] = draw(_ODD_VALUES)
        case "add" if isinstance(plain, list):
            plain.append(draw(_ODD_VALUES))
        case "rename" if isinstance(plain, dict):
            plain[draw(_ODD_KEYS)] = plain.pop(last)
        case _ if isinstance(plain, dict):
            plain[draw(_ODD_KEYS)] = draw(_ODD_VALUES)
        case _:
            plain[last] = draw(_ODD_VALUES)
