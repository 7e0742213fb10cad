"""The keys of actions, from one file; a user's own file may change them."""

from functools import cache
from importlib.resources import files
from typing import Any

import yaml


@cache
def keys() -> dict[str, str]:
    """The key of every action that has one, by the action's name."""
    text = (files("editor.preferences") / "keys.yaml").read_text(encoding="utf-8")
    plain: Any = yaml.safe_load(text)
    return {str(name): str(key) for name, key in plain["actions"].items()}
