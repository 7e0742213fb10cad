"""`make maps`: the bundled maps are rebuilt byte for byte by commands that anybody can type."""

from pathlib import Path

import pytest

from docs.scripts import maps
from model.bundled import bundled_scenarios
from tests.contracts.house import HERE


@pytest.mark.parametrize("name", maps.map_names())
def test_a_bundled_map_is_rebuilt_byte_for_byte(name: str, tmp_path: Path) -> None:
    for file in maps.built(name, tmp_path):
        there = maps.place_of(name) / file.name
        assert file.read_bytes() == there.read_bytes(), "run make maps"


def test_every_bundled_map_but_those_drawn_by_hand_has_a_recipe() -> None:
    """The tutorial and Lantern Bay are made up."""
    drawn = {"tutorial", "lantern-bay"}
    assert set(maps.map_names()) == set(bundled_scenarios()) - drawn


def test_the_commands_are_told_where_maps_from_geography_are() -> None:
    page = (HERE / "docs" / "geography.md").read_text(encoding="utf-8")
    for name in maps.map_names():
        for words in maps.commands(name, Path(f"{name}.milepost.yaml"), Path()):
            assert f"milepost {' '.join(words)}" in page


def test_a_map_that_would_be_another_one_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "scenarios"
    (folder / "recipes").mkdir(parents=True)
    (folder / "recipes" / "china.recipe.yaml").touch()

    def built(name: str, there: Path, root: Path) -> list[Path]:
        file = there / f"{name}.milepost.yaml"
        file.write_text(name, encoding="utf-8")
        return [file]

    monkeypatch.setattr(maps, "built", built)
    for name in maps.map_names(tmp_path):
        (folder / f"{name}.milepost.yaml").write_text(name, encoding="utf-8")
    assert maps.main(["--check"], tmp_path) == 0
    (folder / "china.milepost.yaml").write_text("another", encoding="utf-8")
    assert maps.main(["--check"], tmp_path) == 1
    assert "china.milepost.yaml: is built otherwise now" in capsys.readouterr().out
