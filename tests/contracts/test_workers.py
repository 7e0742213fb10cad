"""What the workers of a run tell of tests: little, unless somebody wants to hear more."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.workers import tell_briefly

HEARD = {"when": "call", "outcome": "passed", "sections": []}


class WorkerInteractor:
    """Stands for that of xdist, which is known by its name."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def sendevent(self, name: str, **told: Any) -> None:
        self.sent.append(told["data"]["when"] if "data" in told else name)


def told_of_a_test(**options: Any) -> list[str]:
    """What is sent of a test that passes, in a run with these options."""
    teller, said = WorkerInteractor(), {"verbose": 0, **options}
    config: Any = SimpleNamespace(
        getoption=lambda name, default=None: said.get(name, default),
        pluginmanager=SimpleNamespace(get_plugins=lambda: [teller]),
    )
    tell_briefly(config)
    teller.sendevent("logstart")
    for when in ("setup", "call", "teardown"):
        teller.sendevent("testreport", data={**HEARD, "when": when})
    teller.sendevent("logfinish")
    return teller.sent


@pytest.mark.parametrize("verbose", [-1, 0])
def test_that_it_has_passed_is_all_that_is_told(verbose: int) -> None:
    """`make test` says `-q`, which is less than nothing."""
    assert told_of_a_test(verbose=verbose) == ["call"]


@pytest.mark.parametrize("option", [{"verbose": 1}, {"durations": 20}, {"note_slow": True}])
def test_whoever_wants_to_hear_more_hears_everything(option: dict[str, Any]) -> None:
    assert told_of_a_test(**option) == ["logstart", "setup", "call", "teardown", "logfinish"]
