"""What `milepost validate` would do, shown and not done: the files it checks, its settings."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from milepost.checking.order import Order
from milepost.terminal.say import clean
from validator.reporting.settings import NEVER


def files_shown(paths: list[str]) -> str:
    """The files that would be checked, one a line."""
    return "".join(f"{clean(path)}\n" for path in paths)


def settings_shown(order: Order) -> str:
    """What holds, options and settings put together, in the form of a milepost.toml."""
    return "".join(f"{line}\n" for line in _lines(order))


def _lines(order: Order) -> Iterator[str]:
    path = order.settings.path
    yield f"# {clean(str(path)) if path else 'no file of settings'}, and the options given"
    for key, value in _settings(order).items():
        yield f"{key} = {_toml(value)}"


def _settings(order: Order) -> Mapping[str, Any]:
    choice = order.wishes.choice
    baseline = order.baseline_path
    return {
        "select": sorted(choice.select),
        "ignore": sorted(choice.ignore),
        "severity": {code: str(level) for code, level in sorted(choice.severity.items())},
        "fail-on": NEVER if order.fail_on is None else str(order.fail_on),
        "exclude": list(order.excluded),
        **({} if baseline is None else {"baseline": str(baseline)}),
        "max-findings": order.wishes.per_file,
        **({"target": order.settings.target} if order.settings.target else {}),
    }


def _toml(value: Any) -> str:
    """A value as TOML writes it; JSON has the same texts, numbers and lists."""
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {_toml(one)}" for key, one in value.items())
        return f"{{{inner}}}"
    return json.dumps(value, ensure_ascii=True)
