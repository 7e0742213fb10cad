"""`milepost completions`: scripts that real shells run, made of what the commands say."""

import shutil
import subprocess
from pathlib import Path

import pytest

from milepost.command_line import command_names, whole_parser
from milepost.completions.levels import levels
from tests.milepost.conftest import Run

BASH, ZSH, FISH = map(shutil.which, ("bash", "zsh", "fish"))
CASES = [
    ("", ["checks", "completions", "import", "validate"], ["REF003", "--format"]),
    ("val", ["validate"], ["import"]),
    ("--ver", ["--version"], ["validate"]),
    ("validate --f", ["--fail-on", "--fix", "--force-exclude", "--format"], ["--baseline"]),
    ("validate --format j", ["json", "jsonl", "junit"], ["text"]),
    ("validate --strict --ignore REF00", ["REF001", "REF003"], ["MAP001"]),
    ("validate a.milepost.yaml --col", ["--color"], []),
    ("explain YML", ["YML001", "YML005"], ["MAP001"]),
    ("completions ", ["bash", "fish", "zsh"], ["validate"]),
    ("import g", ["geo"], ["csv"]),
    ("play tu", ["tutorial"], ["china"]),
    ("render x --theme ", ["classic", "dark"], ["tutorial"]),
    ("play x --bots g", ["greedy"], ["random-legal"]),
    ("new x --preset chi", ["china-rails"], ["empire-builder"]),
    ("import geo --bo", ["--borders", "--box"], ["--format"]),
]


@pytest.fixture
def script(run: Run, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """The script for the shell that a test names."""
    path = tmp_path / f"completions.{request.param}"
    ran = run("completions", request.param)
    assert (ran.code, ran.err) == (0, "")
    path.write_text(ran.out, encoding="utf-8")
    return path


def as_words(typed: str) -> str:
    """What was typed, as the words of a shell; after a blank the last one is still empty."""
    return " ".join(f"'{word}'" for word in f"milepost {typed}".split(" "))


def output(*command: str) -> list[str]:
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    return [line.split("\t")[0] for line in ran.stdout.splitlines()]


@pytest.mark.skipif(BASH is None, reason="bash is not installed")
@pytest.mark.parametrize("script", ["bash"], indirect=True)
@pytest.mark.parametrize(("typed", "offered", "left_out"), CASES)
def test_bash_completes(script: Path, typed: str, offered: list[str], left_out: list[str]) -> None:
    asked = (
        f"source '{script}'; COMP_WORDS=({as_words(typed)}); "
        'COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _milepost; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    words = output(str(BASH), "--norc", "-c", asked)
    assert set(offered) <= set(words)
    assert not set(left_out) & set(words)


@pytest.mark.skipif(BASH is None, reason="bash is not installed")
@pytest.mark.parametrize("script", ["bash"], indirect=True)
def test_bash_completes_files_where_nothing_else_is_known(script: Path) -> None:
    asked = f'source "{script}"; complete -p milepost'
    assert " -o default " in output(str(BASH), "--norc", "-c", asked)[0]


@pytest.mark.skipif(FISH is None, reason="fish is not installed")
@pytest.mark.parametrize("script", ["fish"], indirect=True)
@pytest.mark.parametrize(("typed", "offered", "left_out"), CASES)
def test_fish_completes(script: Path, typed: str, offered: list[str], left_out: list[str]) -> None:
    asked = f"source '{script}'; complete -C 'milepost {typed}'"
    words = output(str(FISH), "--no-config", "-c", asked)
    assert set(offered) <= set(words)
    assert not set(left_out) & set(words)


@pytest.mark.skipif(ZSH is None, reason="zsh is not installed")
@pytest.mark.parametrize("script", ["zsh"], indirect=True)
@pytest.mark.parametrize(("typed", "offered", "left_out"), CASES)
def test_zsh_completes(script: Path, typed: str, offered: list[str], left_out: list[str]) -> None:
    """What the function of the script hands to zsh, which shows it."""
    asked = (
        "compdef() { :; }; compadd() { print -l -- $@; }; _files() { :; }; "
        "_describe() { print -l -- ${${(P)@[-1]}%%:*}; }; "
        f"source '{script}'; words=({as_words(typed)}); "
        "CURRENT=$#words; _milepost"
    )
    shown = output(str(ZSH), "-f", "-c", asked)
    words = [word for word in shown if word.startswith(typed.rsplit(" ", maxsplit=1)[-1])]
    assert set(offered) <= set(words)
    assert not set(left_out) & set(words)


@pytest.mark.parametrize(
    ("shell", "script"), [(BASH, "bash"), (ZSH, "zsh"), (FISH, "fish")], indirect=["script"]
)
def test_a_shell_can_read_its_script(shell: str | None, script: Path) -> None:
    if shell is None:
        pytest.skip("this shell is not installed")
    assert output(shell, "-n", str(script)) == []


def test_every_command_and_option_is_there() -> None:
    found = levels(whole_parser())
    assert set(found[0].commands) == set(command_names())
    validate = next(level for level in found if level.way == ("validate",))
    flags = {flag for option in validate.options for flag in option.flags}
    assert {"--show-files", "--show-settings", "--baseline", "-h"} <= flags
    assert all(text for text in found[0].commands.values())


@pytest.mark.parametrize("shell", ["bash", "fish", "zsh"])
def test_a_script_is_put_where_its_shell_looks(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    ran = run("completions", shell, "--install")
    assert (ran.code, ran.err) == (0, "")
    written = Path(ran.out.split("wrote ")[1].partition(";")[0])
    assert written.is_relative_to(tmp_path)
    assert written.read_text(encoding="utf-8") == run("completions", shell).out


@pytest.mark.skipif(BASH is None, reason="bash is not installed")
@pytest.mark.parametrize("script", ["bash"], indirect=True)
def test_bash_offers_files_beside_the_names_of_maps(script: Path, tmp_path: Path) -> None:
    (tmp_path / "tulip.milepost.yaml").touch()
    asked = (
        f"cd '{tmp_path}'; source '{script}'; COMP_WORDS=(milepost play tu); COMP_CWORD=2; "
        '_milepost; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    assert output(str(BASH), "--norc", "-c", asked) == ["tutorial", "tulip.milepost.yaml"]
