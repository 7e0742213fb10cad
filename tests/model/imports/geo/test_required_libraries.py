"""What maps from geography need, and what is said where it is missing."""

from importlib.util import find_spec

import pytest

from milepost.__main__ import main
from model.imports.geo import required_libraries
from model.imports.geo.making import made
from model.imports.geo.recipes.recipe_file import read_recipe
from model.wording.extras import install_line
from tests.model.imports.geo.pearl_river import RECIPE


class Enough(Exception):
    """Whoever waited for the map wants another one by now."""


def without(monkeypatch: pytest.MonkeyPatch, *missing: str) -> None:
    monkeypatch.setattr(
        required_libraries, "find_spec", lambda name: None if name in missing else find_spec(name)
    )


def test_nothing_is_said_where_all_is_there() -> None:
    assert required_libraries.what_is_missing() == ""


def test_what_is_missing_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "numpy", "PIL")
    said = f"maps from geography need numpy and Pillow: {install_line('geo')}"
    assert required_libraries.what_is_missing() == said


def test_the_command_says_so_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without(monkeypatch, "numpy")
    assert main(["import", "geo", "--box", "13,39,30,47", "-o", "x.milepost.yaml"]) == 2
    said = f"milepost: maps from geography need numpy: {install_line('geo')}\n"
    assert capsys.readouterr().err == said


def test_the_stages_of_a_map_are_told_in_their_order() -> None:
    told: list[str] = []
    made(read_recipe(RECIPE, {}), told.append)
    assert told == ["layers", "land", "cities", "terrain", "rivers", "ferries"]


def test_the_work_ends_at_a_stage_where_nobody_wants_it_any_more() -> None:
    told: list[str] = []

    def stop(stage: str) -> None:
        told.append(stage)
        if stage == "cities":
            raise Enough

    with pytest.raises(Enough):
        made(read_recipe(RECIPE, {}), stop)
    assert told == ["layers", "land", "cities"]
