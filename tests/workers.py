"""What the workers of a run spare each other, and the one who listens to them.

In a fresh tree every worker would compile all tests, in the same order and at the same time: each
begins elsewhere, and finds done what the others began with. And a worker tells only what somebody
looks at: of most tests, that they have passed.
"""

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

TOP = Path(__file__).parents[1]
AT_LENGTH = ("durations", "note_slow", "xmlpath")
"""Options of somebody who wants to hear of more than what has passed or failed."""
UNHEARD = ("logstart", "logfinish")
"""What is shown of these is shown at length only."""


def begin_elsewhere(config: pytest.Config) -> None:
    """Import the modules of tests, each worker from another one on, before all collect them."""
    number = int(config.workerinput["workerid"].removeprefix("gw"))  # type: ignore[attr-defined]
    count = config.workerinput["workercount"]  # type: ignore[attr-defined]
    files = sorted(set(chain.from_iterable(map(_tests_in, config.args))))
    for file in files[number * len(files) // count :] if number else ():
        # What cannot be imported is told when it is collected.
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(file.relative_to(TOP).with_suffix("").parts))


def _tests_in(argument: str) -> Iterator[Path]:
    """The modules below a folder that was asked for; toys are collected by their own walks."""
    found = (TOP / argument.partition("::")[0]).rglob("test_*.py")
    return (file for file in found if "toys" not in file.parts)


def tell_briefly(config: pytest.Config) -> None:
    """Let a worker send neither beginnings and ends nor what was set up and torn down well."""
    if wants_it_at_length(config):
        return
    plugins = config.pluginmanager
    tellers = [one for one in plugins.get_plugins() if type(one).__name__ == "WorkerInteractor"]
    if not tellers:
        return  # another xdist, which tells everything
    teller = tellers[0]
    send = teller.sendevent

    def send_briefly(name: str, **told: Any) -> None:
        if name not in UNHEARD and not (name == "testreport" and _is_matter_of_course(told)):
            send(name, **told)

    teller.sendevent = send_briefly


def wants_it_at_length(config: pytest.Config) -> bool:
    """Whether somebody asked for more than a dot for each test; with `-q` verbosity is -1."""
    is_verbose = config.getoption("verbose") > 0
    return is_verbose or any(config.getoption(option, None) for option in AT_LENGTH)


def _is_matter_of_course(told: dict[str, Any]) -> bool:
    report = told["data"]
    return report["when"] != "call" and report["outcome"] == "passed" and not report["sections"]
