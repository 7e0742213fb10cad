"""The example repository of the pages can be copied as it is, and uses what we offer rightly."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from milepost.__main__ import main
from model.bundled import bundled_scenarios
from model.files.scenario_files import load, open_file
from validator.reporting.settings import find_settings

HERE = Path(__file__).parents[2]
EXAMPLE = HERE / "docs" / "other-tools" / "example-repository"
PAGE = HERE / "docs" / "other-tools" / "continuous-integration.md"


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


WORKFLOW = read(EXAMPLE / ".github" / "workflows" / "maps.yml")
ACTION = read(HERE / "action.yml")
HOOKS = {hook["id"] for hook in read(HERE / ".pre-commit-hooks.yaml")}


def ours() -> dict[str, Any]:
    (step,) = [
        step
        for job in WORKFLOW["jobs"].values()
        for step in job["steps"]
        if step.get("uses", "").startswith("OWNER/milepost@")
    ]
    return dict(step)


@pytest.mark.parametrize("command", [("validate", "--strict"), ("fmt", "--check")])
def test_its_maps_are_sound_and_canonical(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(EXAMPLE)
    assert main([*command, "."]) == 0


def test_its_settings_are_read() -> None:
    settings = find_settings(EXAMPLE / "maps")
    assert settings.path == EXAMPLE / "milepost.toml"
    assert settings.fail_on == "warning"


def test_its_map_is_the_bundled_one() -> None:
    tutorial = load(bundled_scenarios()["tutorial"])
    wend = load(EXAMPLE / "maps" / "wend.milepost.yaml")
    assert (wend.board, wend.cities, wend.part) == (tutorial.board, tutorial.cities, tutorial.part)


def test_its_short_map_stands_on_the_other() -> None:
    assert open_file(EXAMPLE / "maps" / "short-wend.milepost.yaml").base is not None


def test_its_workflow_hands_over_inputs_that_there_are() -> None:
    given = ours()["with"]
    assert given
    assert set(given) <= set(ACTION["inputs"])
    assert given["fail-on"] in ("error", "warning", "info", "never")


def test_its_workflow_needs_no_more_than_reading() -> None:
    # The key `on` is a yes to YAML 1.1.
    events = WORKFLOW[True]
    assert set(events) == {"pull_request", "push"}
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert not any("permissions" in job for job in WORKFLOW["jobs"].values())


def test_its_hooks_are_hooks_that_there_are() -> None:
    config = read(EXAMPLE / ".pre-commit-config.yaml")
    named = {hook["id"] for repository in config["repos"] for hook in repository["hooks"]}
    assert named
    assert named <= HOOKS


@pytest.mark.parametrize("name", [*ACTION["inputs"], *sorted(HOOKS)])
def test_the_page_names_every_input_and_every_hook(name: str) -> None:
    assert f"| `{name}` |" in PAGE.read_text(encoding="utf-8")
