"""Saving a game: its log, and beside it the scenario that it was played on."""

from dataclasses import replace
from pathlib import Path

from engine.logs.game_log import LINE, GameLog, log_text
from model.bundled import bundled_scenarios
from model.files.atomic import write_atomically
from model.files.scenario_files import load, save
from model.scenario.scenario import Scenario
from model.unreadable import Unreadable

ENDING = ".milepost.yaml"


def save_game(log: GameLog, scenario: Scenario, path: Path) -> Path | None:
    """Writes a log, and the scenario beside it, unless one that comes along says the same.

    The scenario on the screen may be another one by now, or have got goods for this game alone.
    SaveFailed says why it could not be done. Answers where the scenario is, if it was written.
    """
    beside = None if _comes_along(scenario) else _file_for(scenario, path)
    if beside is not None and LINE.fullmatch(beside.name):
        log = replace(log, header=replace(log.header, file=beside.name))
    write_atomically(path, log_text(log).encode(), backup=True)
    return beside


def _comes_along(scenario: Scenario) -> bool:
    path = bundled_scenarios().get(scenario.id)
    return path is not None and load(path) == scenario


def _file_for(scenario: Scenario, log: Path) -> Path:
    """A file that says this scenario; nothing else is written over."""
    number, stem = 1, log.name.removesuffix(".log")
    path = log.with_name(f"{stem}{ENDING}")
    while path.exists() and not _says(path, scenario):
        number += 1
        path = log.with_name(f"{stem}-{number}{ENDING}")
    if not path.exists():
        save(scenario, path)
    return path


def _says(path: Path, scenario: Scenario) -> bool:
    try:
        return load(path) == scenario
    except (Unreadable, OSError):
        return False
