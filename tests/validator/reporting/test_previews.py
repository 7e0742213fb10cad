"""What a new version looks at more closely makes no map fail at once."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from model.bundled import bundled_scenarios
from model.version import __version__
from validator.catalogue.published import newer_than
from validator.check import Check, check_called, checks_of, minor
from validator.finding import ERROR, INFO, WARNING, Finding
from validator.reporting.choosing import Choice, codes_after
from validator.reporting.judgement import Report
from validator.reporting.settings import BadSettings, choice_of, read_settings
from validator.running.validating import Wishes, judge

OF_NOW = ".".join(map(str, minor(__version__)))
SLIP = """\
own_variants:
  dry: {title: Dry, changes: {goods: [{id: vine, removed: true}]}}
"""
NEWER = "REF015"
"""A check of 0.6.0."""


@pytest.fixture
def slip(tmp_path: Path) -> str:
    path = tmp_path / "dry.milepost.yaml"
    tutorial = bundled_scenarios()["tutorial"].read_text(encoding="utf-8")
    path.write_text(tutorial + SLIP, encoding="utf-8")
    return str(path)


def exit_code(path: str, choice: Choice, fail_on: object = INFO) -> int:
    return Report((judge(path, Wishes(choice)),), fail_on=fail_on).exit_code  # type: ignore[arg-type]


@pytest.fixture
def preview(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Makes the newer check a preview in a version."""

    def make(version: str) -> None:
        def new(check: Check) -> Check:
            return replace(check, preview=version) if check.code == NEWER else check

        found = tuple(map(new, checks_of("crayon")))
        by_code = {check.code: check for check in found}
        monkeypatch.setattr("validator.running.run.checks_of", lambda _: found)
        monkeypatch.setattr(
            "validator.reporting.choosing.check_called",
            lambda name: by_code.get(name) or check_called(name),
        )

    return make


def test_a_preview_is_told_as_info_and_fails_nothing(
    slip: str, preview: Callable[[str], None]
) -> None:
    assert exit_code(slip, Choice(), ERROR) == 1
    preview(OF_NOW)
    (told,) = judge(slip, Wishes()).told
    assert (told.code, told.severity, told.fails_nothing) == (NEWER, INFO, True)
    assert exit_code(slip, Choice()) == 0, "not even where infos count"


def test_a_preview_counts_when_its_version_has_passed(
    slip: str, preview: Callable[[str], None]
) -> None:
    preview("0.1")
    (told,) = judge(slip, Wishes()).told
    assert (told.severity, told.fails_nothing) == (ERROR, False)
    assert exit_code(slip, Choice(), ERROR) == 1


def test_who_asks_for_it_lets_a_preview_count(slip: str, preview: Callable[[str], None]) -> None:
    preview(OF_NOW)
    assert exit_code(slip, choice_of((), (), {NEWER: "warning"}), WARNING) == 1


def test_a_target_keeps_the_verdicts_of_its_version(slip: str, tmp_path: Path) -> None:
    settings = tmp_path / "milepost.toml"
    settings.write_text('target = "0.5"\n', encoding="utf-8")
    choice = read_settings(settings).choice()
    (told,) = judge(slip, Wishes(choice)).told
    assert (told.code, told.severity) == (NEWER, INFO)
    assert exit_code(slip, choice) == 0
    settings.write_text('target = "0.6.1"\n', encoding="utf-8")
    assert exit_code(slip, read_settings(settings).choice(), ERROR) == 1


def test_a_target_silences_neither_guards_nor_what_cannot_be_read() -> None:
    assert {"MAP014", "LIM001", "YML001"} <= newer_than("0.1")
    assert "MAP014" in codes_after("0.1")
    assert not [code for code in codes_after("0.1") if code.startswith(("LIM", "YML", "ENC"))]
    assert codes_after("") == frozenset()


@pytest.mark.parametrize("said", ["5", '"new"', '"0"', '"0.5.x"', '["0.5"]', '"99999.1"'])
def test_a_target_is_a_version(tmp_path: Path, said: str) -> None:
    settings = tmp_path / "milepost.toml"
    settings.write_text(f"target = {said}\n", encoding="utf-8")
    with pytest.raises(BadSettings, match="CFG002: target must be a version"):
        read_settings(settings)


STRICTER = "MAP014"
"""A check of 0.4.0, which in these tests looks more closely from some version on."""


@pytest.fixture
def closer(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Lets an old check tell of the title too, from a version on."""

    def look(since: str) -> None:
        def run(*_: object) -> Iterator[Finding]:
            yield Finding(message="as ever", route=("id",))
            yield Finding(message="looked at closely", route=("title",), since=since)

        def new(check: Check) -> Check:
            return replace(check, run=run, subjects="") if check.code == STRICTER else check

        found = tuple(map(new, checks_of("crayon")))
        monkeypatch.setattr("validator.running.run.checks_of", lambda _: found)

    return look


def told_of(path: str, choice: Choice) -> dict[str, tuple[object, bool]]:
    told = judge(path, Wishes(choice)).told
    return {one.message: (one.severity, one.fails_nothing) for one in told}


def test_what_an_old_check_finds_only_now_is_a_preview_by_itself(
    slip: str, closer: Callable[[str], None]
) -> None:
    closer(OF_NOW)
    told = told_of(slip, Choice(select=frozenset((STRICTER,))))
    assert told == {"as ever": (WARNING, False), "looked at closely": (INFO, True)}
    asked = choice_of((STRICTER,), (), {STRICTER: "error"})
    assert set(told_of(slip, asked).values()) == {(ERROR, False)}


def test_it_counts_later_but_not_for_an_older_target(
    slip: str, closer: Callable[[str], None]
) -> None:
    closer("0.4")
    told = told_of(slip, choice_of((STRICTER,), (), {}))
    assert set(told.values()) == {(WARNING, False)}
    told = told_of(slip, choice_of((STRICTER,), (), {}, "0.4"))
    assert set(told.values()) == {(WARNING, False)}
    closer("0.4.1")
    choice = replace(choice_of((STRICTER,), (), {}, "0.3"), newer=frozenset())
    told = told_of(slip, choice)
    assert told == {"as ever": (WARNING, False), "looked at closely": (INFO, True)}
