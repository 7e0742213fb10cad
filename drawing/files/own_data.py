"""Data files that come with the drawing: themes, and icons of goods."""

from typing import Any

import yaml

import drawing
from model.data_files import folder_of
from model.yaml.nodes import event_reader


def data_of(folder: str, name: str) -> dict[str, Any]:
    """What one of our own files says."""
    text = folder_of(drawing).joinpath(folder).joinpath(name).read_text(encoding="utf-8")
    said: dict[str, Any] = yaml.load(text, event_reader)  # noqa: S506 (a safe one, and fast)
    return said


def names_in(folder: str) -> list[str]:
    """The data files in a folder of ours."""
    there = folder_of(drawing).joinpath(folder).iterdir()
    return sorted(one.name for one in there if one.name.endswith(".yaml"))
