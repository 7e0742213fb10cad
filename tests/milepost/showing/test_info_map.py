"""`info --map` shows the map, in the signs and colours that the output can take."""

import io
from pathlib import Path

import pytest

from milepost.__main__ import main
from milepost.terminal import say
from model.bundled import bundled_scenarios

TUTORIAL = str(bundled_scenarios()["tutorial"])


def test_the_map_stands_above_the_facts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["info", TUTORIAL]) == 0
    facts = capsys.readouterr().out
    assert main(["info", TUTORIAL, "--map"]) == 0
    both = capsys.readouterr().out
    assert both.endswith(f"\n\n{facts}")
    drawn = both.removesuffix(facts)
    assert "Wendmere" in drawn
    assert "\x1b" not in both
    assert max(map(len, drawn.splitlines())) < say.PLAIN_COLUMNS


def test_a_map_that_comes_along_is_found_by_its_name(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["info", "tutorial", "--map"]) == 0
    assert "Wendmere" in capsys.readouterr().out
    assert main(["info", "atlantis", "--map"]) == 2
    assert "atlantis: There is no such file, and no map" in capsys.readouterr().err


def test_a_map_is_no_json(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["info", TUTORIAL, "--map", "--json"])
    assert "not allowed with" in capsys.readouterr().err


class Terminal(io.TextIOWrapper):
    """A terminal of an encoding."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("encoding", "is_drawn"), [("utf-8", True), ("latin-1", False)])
def test_signs_and_colours_are_those_that_a_terminal_has(
    encoding: str, is_drawn: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("sys.stdout", Terminal(io.BytesIO(), encoding))
    assert say.has_unicode() is is_drawn
    assert say.has_colours()
    monkeypatch.setenv("NO_COLOR", "1")
    assert not say.has_colours()
    monkeypatch.setenv("COLUMNS", "31")
    monkeypatch.setenv("LINES", "20")
    assert say.screen_room() == (30, 18, False, is_drawn)


def test_a_file_is_never_coloured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    with (tmp_path / "out.txt").open("w", encoding="utf-8") as file:
        monkeypatch.setattr("sys.stdout", file)
        assert say.screen_room() == (say.PLAIN_COLUMNS - 1, say.PLAIN_LINES - 2, False, True)
