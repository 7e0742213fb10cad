"""Scenarios for programs: from a file, a name, a text or plain data, and back."""

import os
from collections.abc import Mapping
from typing import Any

from model.bundled import file_named
from model.files import scenario_files
from model.scenario.scenario import Scenario


def load(named: str | os.PathLike[str]) -> Scenario:
    """The scenario in a file, or one that comes with Milepost by its name, such as `tutorial`.

    Unreadable says in a sentence why there is none.
    """
    return scenario_files.load(file_named(named))


def loads(text: str | bytes) -> Scenario:
    """The scenario that a text says, as in a file that stands nowhere."""
    return scenario_files.read_text(text).scenario


def from_plain(plain: Mapping[str, Any]) -> Scenario:
    """The scenario that plain data says: what `yaml.safe_load` or `json.load` makes of a file.

    What does not fit is kept in `misfits`, as of a file.
    """
    from model.yaml.canonical import canonical_text

    return loads(canonical_text(_with_texts_as_keys(plain)))


def _with_texts_as_keys(plain: Any) -> Any:
    """Other readers of YAML take the numbers of cards for numbers; ours are texts."""
    if isinstance(plain, Mapping):
        return {str(key): _with_texts_as_keys(value) for key, value in plain.items()}
    if isinstance(plain, list | tuple):
        return [_with_texts_as_keys(one) for one in plain]
    return plain


def dumps(scenario: Scenario) -> str:
    """The canonical text of a scenario, as `save` writes a new file."""
    return scenario_files.new_text(scenario)
