"""The file of a log: whole after every action, and the same bytes from every process."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from engine.logs.game_log import GameLog, log_text
from engine.logs.log_file import LogFile
from engine.logs.replaying import open_log
from engine.logs.session import begin
from model.scenario.scenario import Scenario
from tests.engine.logs.recorded import SEATS, at_random


def test_a_log_file_holds_every_action_at_once_and_loses_what_is_taken_back(
    valley: Scenario, tmp_path: Path
) -> None:
    session = begin(valley, SEATS, 7)
    file = LogFile(tmp_path / "game.log", session, keep_old=True)
    choice = Random(1)
    for number in range(80):
        if number % 7 == 3:
            session.undo()
        session.mark()
        session.play(choice.choice(list(session.game.actions())))
        file.follow(session)
        assert open_log(file.path) == session.log
    file.close()
    assert (tmp_path / "game.log").read_text(encoding="utf-8") == log_text(session.log)


def test_an_old_log_is_kept_beside_the_new_one(valley: Scenario, tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    path.write_text("precious", encoding="utf-8")
    LogFile(path, begin(valley, SEATS, 7), keep_old=True).close()
    assert (tmp_path / "game.log.bak").read_text(encoding="utf-8") == "precious"


def test_a_last_line_that_was_cut_off_is_left_out(played: GameLog, tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    path.write_text(log_text(played)[:-3], encoding="utf-8")
    assert open_log(path, whole_lines=True).records == played.records[:-1]


PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from tests.engine.logs.recorded import TUTORIAL, at_random
from engine.logs.game_log import log_text
from model.files.scenario_files import load
sys.stdout.write(log_text(at_random(load(TUTORIAL), 150).log))
"""


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_another_process_writes_the_same_bytes(valley: Scenario, hash_seed: str) -> None:
    root = Path(__file__).parents[3]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(root)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
        cwd=root,
    )
    assert done.stdout.decode() == log_text(at_random(valley, 150).log)
