"""`milepost import 18xx`: a game of 18xx-maker becomes a board of hexes."""

import json
from pathlib import Path

from model.files.scenario_files import open_file
from tests.milepost.conftest import Run
from tests.model.imports.eighteen.test_games import GAME
from validator.running.run import examine


def test_a_game_becomes_a_valid_board_that_can_be_drawn(run: Run, tmp_path: Path) -> None:
    game, out = tmp_path / "valley.json", tmp_path / "valley.milepost.yaml"
    game.write_text(json.dumps(GAME), encoding="utf-8")
    picture = tmp_path / "valley.svg"
    ran = run("import", "18xx", game, "-o", out, "--report", "--picture", picture)
    assert ran.code == 1
    assert "C3: the terrain 'mine' is not known" in ran.err
    assert "4 × 3, 9 cells" in ran.out
    file = open_file(out)
    # No colours and no slots of growth were printed: those are the designer's to give.
    assert [one.finding.code for one in examine(file)] == ["NET110", "ECO121", "ECO121"]
    assert "Byford" in picture.read_text(encoding="utf-8")
    assert run("info", out).code == 0
    first = out.read_bytes()
    assert run("import", "18xx", game, "-o", out, "--force").code == 1
    assert out.read_bytes() == first


def test_a_report_tells_every_remark(run: Run, tmp_path: Path) -> None:
    game, out = tmp_path / "valley.json", tmp_path / "valley.milepost.yaml"
    entries = [{f"key{number}": 1, "hexes": [f"A{2 * number}"]} for number in range(40)]
    game.write_text(json.dumps({"hexes": entries}), encoding="utf-8")
    told = run("import", "18xx", game, "-o", out).err.splitlines()
    assert (len(told), told[-1]) == (31, "milepost: and 10 more; --report tells all")
    whole = run("import", "18xx", game, "-o", out, "--force", "--report").err.splitlines()
    assert whole[-1] == "milepost: entry 40 of hexes (A78): the key 'key39' is not known"


def test_what_cannot_be_read_is_refused(run: Run, tmp_path: Path) -> None:
    game, out = tmp_path / "valley.json", tmp_path / "valley.milepost.yaml"
    assert run("import", "18xx", game, "-o", out).code == 2
    game.write_text("{}", encoding="utf-8")
    ran = run("import", "18xx", game, "-o", out)
    assert (ran.code, "it has no map" in ran.err) == (2, True)
    assert not out.exists()
