"""The picture that a map is traced from is seen tomorrow as it is today."""

from pathlib import Path
from typing import Any

import pytest

from editor.desk.desk import Desk
from editor.desk.kept_views import KEY, MOST, keep_view, kept_view
from editor.document.document import Document
from editor.document.tracing.pins import with_file
from editor.preferences.settings import Settings
from model.files.scenario_files import new_text
from tests.editor.boards import plain


def desk_in(folder: Path, settings: Settings) -> Desk:
    path = folder / "plain.milepost.yaml"
    if not path.exists():
        path.write_text(new_text(plain()), encoding="utf-8")
    return Desk(Document.open(path), settings)


def test_view_and_lock_are_there_again(tmp_path: Path) -> None:
    settings = Settings()
    desk = desk_in(tmp_path, settings)
    desk.attempt(lambda: with_file(desk.scenario, "./scan.png"))
    desk.see("picture")
    desk.lock(desk.locked ^ {"picture"})
    again = desk_in(tmp_path, Settings(settings.plain()))
    assert again.tracing.view == "picture"
    assert again.locked == {"picture"}
    again.document.apply(with_file(again.scenario, "./scan.png"))
    again.lock(frozenset())
    assert desk_in(tmp_path, Settings(settings.plain())).locked == {"picture"}
    assert kept_view(again.settings, again.document.path) == ("picture", False)


def test_maps_without_a_picture_or_a_file_keep_nothing(tmp_path: Path) -> None:
    settings = Settings()
    desk_in(tmp_path, settings).see("map")
    assert settings.get(KEY) is None
    keep_view(settings, None, "map", locked=True)
    assert settings.get(KEY) is None


def test_it_is_remembered_of_the_newest_maps_alone() -> None:
    settings = Settings()
    for number in range(3 * MOST):
        keep_view(settings, Path(f"{number}.yaml"), "map", locked=True)
    assert len(settings.get(KEY)) == MOST
    assert kept_view(settings, Path(f"{3 * MOST - 1}.yaml")) == ("map", True)
    assert kept_view(settings, Path("0.yaml")) == ("both", False)


@pytest.mark.parametrize("kept", [7, [], {"x": 1}, {"x": ["nowhere", True]}, {"x": ["map"]}])
def test_what_was_remembered_wrongly_is_as_usual(kept: Any) -> None:
    assert kept_view(Settings({KEY: kept}), Path("x")) == ("both", False)
