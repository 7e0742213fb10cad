"""Milepost in the menu of a desktop: written in its places, as desktops read it, and taken away."""

import configparser
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from milepost.__main__ import main
from milepost.desktop.belongings import belongings, entry
from milepost.desktop.program import command, exec_line
from milepost.terminal.say import Refusal
from model.bundled import bundled_scenarios

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="menus there are made otherwise"
)
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
TYPE = "application/x-milepost+yaml"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of nobody, with a folder for data that is named."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def files_in(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


@pytest.fixture
def no_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A desktop that has none of the programs which take notice."""
    monkeypatch.setattr("milepost.desktop.putting.shutil.which", lambda _: None)


def test_it_is_put_there_once_and_taken_away_without_a_trace(
    home: Path, no_programs: None, capsys: pytest.CaptureFixture[str]
) -> None:
    home.mkdir()
    (home / "applications").mkdir()
    (home / "applications/other.desktop").write_text("[Desktop Entry]\n")
    before = files_in(home.parent)
    assert main(["edit", "--install"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert sorted(told) == sorted(f"wrote {home / place}" for place in belongings())
    there = files_in(home)
    assert set(there) == {"applications/other.desktop", *map(str, belongings())}
    assert main(["edit", "--install"]) == 0
    assert capsys.readouterr().out == f"everything is in its place in {home}\n"
    (home / "applications/milepost.desktop").write_text("spoilt")
    assert main(["edit", "--install"]) == 0
    assert files_in(home) == there
    capsys.readouterr()
    assert main(["edit", "--uninstall"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(belongings())
    assert files_in(home.parent) == before
    assert not (home / "icons").exists()
    assert main(["edit", "--uninstall"]) == 0
    assert capsys.readouterr().out == f"nothing of Milepost is in {home}\n"


def test_a_relative_folder_counts_for_nothing(
    home: Path, no_programs: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    assert main(["edit", "--install"]) == 0
    assert (home.parent / ".local/share/applications/milepost.desktop").is_file()


def test_links_that_stand_in_the_way_are_replaced_and_not_followed(
    home: Path, tmp_path: Path, no_programs: None
) -> None:
    theirs = tmp_path / "theirs"
    theirs.write_text("theirs")
    (home / "applications").mkdir(parents=True)
    (home / "applications/milepost.desktop").symlink_to(theirs)
    assert main(["edit", "--uninstall"]) == 0
    assert theirs.read_text() == "theirs"
    assert not (home / "applications/milepost.desktop").is_symlink()


def test_a_folder_that_cannot_be_written_is_told(
    home: Path, no_programs: None, capsys: pytest.CaptureFixture[str]
) -> None:
    home.write_text("a file")
    assert main(["edit", "--install"]) == 2
    assert capsys.readouterr().err.startswith("milepost: ")


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_have_menus_of_their_own(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], system: str
) -> None:
    monkeypatch.setattr("milepost.desktop.belongings.sys.platform", system)
    assert main(["edit", "--install"]) == 2
    assert "menus of their own" in capsys.readouterr().err
    assert not home.exists()


def read(text: bytes) -> configparser.SectionProxy:
    parser = configparser.RawConfigParser(strict=True, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(text.decode())
    return parser["Desktop Entry"]


def test_the_entry_has_its_names_in_three_languages_and_starts_this_milepost() -> None:
    written = read(entry(command()))
    for key in ("GenericName", "Comment", "Keywords"):
        for language in ("", "[de]", "[zh_CN]"):
            assert written[f"{key}{language}"]
    assert written["MimeType"] == f"{TYPE};"
    words = shlex.split(written["Exec"])
    assert words[-2:] == ["edit", "%F"]
    asked = subprocess.run(
        [*words[:-2], "--version"], capture_output=True, encoding="utf-8", check=True
    )
    assert asked.stdout.startswith("milepost ")
    assert Path(written["TryExec"]).is_file()


def as_desktops_read(line: str) -> list[str]:
    """What a desktop makes of `Exec`: escapes of the file, then quotes, then its own signs."""
    plain = line.replace("\\\\", "\\")
    words = re.findall(r'"((?:[^"\\]|\\.)*)"|(\S+)', plain)
    return [re.sub(r"\\(.)", r"\1", quoted or bare).replace("%%", "%") for quoted, bare in words]


PATHS = st.text(
    st.characters(min_codepoint=32, max_codepoint=0x2FF, exclude_characters="\x7f"), min_size=1
)


@given(st.lists(PATHS, min_size=1, max_size=3))
def test_any_path_is_started_as_it_is_written(words: list[str]) -> None:
    assert as_desktops_read(exec_line(tuple(words))) == words


def test_paths_that_no_entry_can_hold_are_refused() -> None:
    with pytest.raises(Refusal):
        entry(("/a\nExec=evil",))


def test_the_type_of_files_is_told_by_name_and_by_content() -> None:
    tree = ET.fromstring(_own("mime/packages/milepost.xml"))
    kind = tree.find(f"{MIME}mime-type")
    assert kind is not None
    assert kind.get("type") == TYPE
    glob = kind.find(f"{MIME}glob")
    assert glob is not None
    assert glob.get("pattern") == "*.milepost.yaml"
    assert len(kind.findall(f"{MIME}comment")) == 3
    for path in bundled_scenarios().values():
        data = path.read_bytes()
        assert b"format: " in data[:264]
        assert b"\nsystem: " in data[8:4105]


def test_the_page_for_shops_of_programs_speaks_three_languages() -> None:
    tree = ET.fromstring(_own("metainfo/milepost.metainfo.xml"))
    assert len(tree.findall("summary")) == 3
    assert len(tree.findall("description/p")) == 3
    assert tree.findtext("launchable") == "milepost.desktop"
    assert tree.findtext("provides/mediatype") == TYPE


def _own(place: str) -> str:
    return next(data for path, data in belongings().items() if str(path) == place).decode()


def checked(*words: str) -> None:
    """A program of the desktop looks at what we wrote; where it is not installed, nobody does."""
    if shutil.which(words[0]) is None:
        pytest.skip(f"{words[0]} is not installed")
    ran = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_desktops_find_no_fault_with_the_entry(tmp_path: Path) -> None:
    (tmp_path / "milepost.desktop").write_bytes(entry(command()))
    checked("desktop-file-validate", str(tmp_path / "milepost.desktop"))


def test_shops_find_no_fault_with_the_page(tmp_path: Path) -> None:
    path = tmp_path / "milepost.metainfo.xml"
    path.write_text(_own("metainfo/milepost.metainfo.xml"))
    if shutil.which("appstreamcli") is None:
        pytest.skip("appstreamcli is not installed")
    words = ["appstreamcli", "validate", "--no-net", "--no-color", str(path)]
    ran = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
    faults = [line for line in ran.stdout.splitlines() if line.startswith(("E:", "W:"))]
    # Nobody owns a domain whose name could stand backwards in the id.
    assert [line for line in faults if "cid-desktopapp-is-not-rdns" not in line] == []


@pytest.mark.skipif(
    not (shutil.which("update-mime-database") and shutil.which("gio")),
    reason="shared-mime-info or gio are not installed",
)
def test_a_desktop_knows_the_files_by_their_names_and_by_what_is_in_them(
    home: Path, tmp_path: Path
) -> None:
    assert main(["edit", "--install"]) == 0
    for name in ("own.milepost.yaml", "no-ending"):
        path = tmp_path / name
        path.write_bytes(bundled_scenarios()["tutorial"].read_bytes())
        assert kind_of(path) == TYPE
    (tmp_path / "other.yaml").write_text("a: 1\n")
    assert kind_of(tmp_path / "other.yaml") != TYPE
    assert main(["edit", "--uninstall"]) == 0
    assert kind_of(tmp_path / "own.milepost.yaml") != TYPE


def kind_of(path: Path) -> str:
    words = ["gio", "info", "-a", "standard::content-type", str(path)]
    asked = subprocess.run(words, capture_output=True, encoding="utf-8", check=True)
    return asked.stdout.strip().rpartition(" ")[2]
