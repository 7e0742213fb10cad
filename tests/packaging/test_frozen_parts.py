"""What the built program is made of, on every system; building and starting it is `make frozen`."""

import plistlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from PIL import Image

from docs.scripts.frozen import entry, parts
from tests.contracts.house import HERE, ROOMS, module_name, modules

LOCK = re.split(r"\n(?=\S)", (HERE / ".ci/frozen.lock").read_text(encoding="utf-8").strip())
ALL = re.split(r"\n(?=\S)", (HERE / "requirements.lock").read_text(encoding="utf-8").strip())


def test_every_module_and_every_file_of_data_comes_along() -> None:
    assert set(parts.modules()) == {module_name(file) for file in modules()}
    brought = {Path(source).relative_to(HERE).as_posix() for source, _ in parts.data()}
    wanted = {
        file.relative_to(HERE).as_posix()
        for room in ROOMS
        for file in (HERE / room).rglob("*")
        if file.is_file() and file.suffix in {".yaml", ".json", ".ttf", ".geojson", ".gz", ".svg"}
    }
    assert wanted <= brought
    assert not [name for name in brought if name.endswith((".py", ".pyc"))]


def test_data_lies_where_modules_look_for_it_and_the_manual_beside_its_own() -> None:
    places = {
        f"{folder}/{Path(source).name}": Path(source).relative_to(HERE).as_posix()
        for source, folder in parts.data()
    }
    assert places["editor/preferences/keys.yaml"] == "editor/preferences/keys.yaml"
    assert places["editor/window/manual/pages/docs/index.md"] == "docs/index.md"
    assert places["editor/window/manual/pages/README.md"] == "README.md"


def test_the_lock_has_what_the_program_needs_by_hash_and_names_no_place() -> None:
    pinned = {canonicalize_name(Requirement(one.split("\\")[0]).name) for one in LOCK}
    with (HERE / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    extras = project["project"]["optional-dependencies"]
    needs = [*project["dependency-groups"]["frozen"], *project["project"]["dependencies"]]
    needs += [*extras["editor"], *extras["geo"], *extras["lsp"]]
    assert {canonicalize_name(Requirement(need).name) for need in needs} <= pinned
    for one in LOCK:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}(?![0-9a-f])", one), one
        beside = re.sub(r"--hash=sha256:[0-9a-f]{64}", "", one)
        assert not re.search(r"://|--|@|file:|(^|\s)[./]|\w+\.(org|com|io|net)\b", beside)


def test_what_both_locks_name_has_one_version() -> None:
    versions: dict[str, set[str]] = {}
    for one in ALL:
        versions.setdefault(one.split("==")[0], set()).add(one.split()[0])
    for one in LOCK:
        name = one.split("==")[0]
        assert one.split()[0] in versions.get(name, {one.split()[0]}), name


@pytest.mark.parametrize("ending", ["ico", "icns"])
def test_icons_for_other_systems_hold_every_size(tmp_path: Path, ending: str) -> None:
    path = parts.icon_at(tmp_path / "made" / f"milepost.{ending}")
    with Image.open(path) as image:
        assert image.format == ending.upper()
        assert max(image.size) >= 256


def test_macos_reads_what_the_bundle_says() -> None:
    said = plistlib.loads(plistlib.dumps(parts.plist("0.6.0")))
    (kind,) = said["UTExportedTypeDeclarations"]
    assert kind["UTTypeIdentifier"] in said["CFBundleDocumentTypes"][0]["LSItemContentTypes"]
    assert said["CFBundleShortVersionString"] == "0.6.0"


def test_windows_is_told_where_the_editor_lies_whatever_the_folder_is_called() -> None:
    lines = parts.open_with().split("\r\n")
    assert lines[0] == "@echo off"
    assert lines[-2].endswith(r'/d "\"%~dp0milepost-editor.exe\" \"%%1\"" /f')
    assert all(r"HKCU\Software\Classes" in line for line in lines if line.startswith("reg"))


@pytest.mark.parametrize(
    ("program", "opens"),
    [
        ("/opt/milepost/milepost", False),
        ("/opt/milepost/milepost-editor", True),
        ("/Applications/Milepost.app/Contents/MacOS/milepost", True),
    ],
)
def test_by_its_name_the_program_opens_the_editor(
    monkeypatch: pytest.MonkeyPatch, program: str, opens: bool
) -> None:
    monkeypatch.setattr(sys, "executable", program)
    assert entry.is_editor() == opens


def test_the_beginning_is_the_command_and_the_helpers_of_the_editor(tmp_path: Path) -> None:
    """As it is built, but with Python: nobody else may be started as a helper."""
    begin = [sys.executable, "-m", "docs.scripts.frozen.entry"]

    def code(*words: str) -> int:
        ran = subprocess.run(
            [*begin, *words], cwd=HERE, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
        return ran.returncode

    assert code("--version") == 0
    assert code("-P", "-m", "http.server") == 2


def test_libraries_of_other_desktops_stay_out() -> None:
    assert parts.is_wanted("libQt6Widgets.so.6")
    assert not parts.is_wanted("PySide6/Qt/plugins/platformthemes/libqgtk3.so")
