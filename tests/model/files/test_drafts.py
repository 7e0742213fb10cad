"""The drafts made from open geography: real maps that must open and stay as they are."""

from pathlib import Path

import pytest

from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.files.scenario_files import formatted, open_file, read_text, text_after
from model.scenario.scenario_form import read_scenario, write_scenario

DRAFTS = sorted((Path(__file__).parents[2] / "files" / "drafts").glob("*.milepost.yaml"))
UNFINISHED = {
    "china.milepost.yaml": [("ferries", "#0"), *(("links", f"#{number}") for number in range(4))]
}
drafts = pytest.mark.parametrize("path", DRAFTS, ids=lambda path: path.name)


def test_there_are_six_drafts() -> None:
    names = [path.name.removesuffix(".milepost.yaml") for path in DRAFTS]
    assert names == ["china", "north-america", "osaka", "south-china", "tokyo", "western-usa"]


@drafts
def test_only_what_is_unfinished_does_not_fit(path: Path) -> None:
    scenario = open_file(path).scenario
    found = [misfit.route for misfit in scenario.misfits.values()]
    assert found == UNFINISHED.get(path.name, [])
    assert isinstance(scenario.board, (MilepostBoard, HexBoard))
    assert sum(scenario.board.kinds().values()) > 60
    assert len(scenario.cities) > 5


@drafts
def test_a_draft_is_saved_as_it_was_opened(path: Path) -> None:
    file = open_file(path)
    assert text_after(file, file.scenario) == path.read_text()


@drafts
def test_fmt_keeps_what_a_draft_says_and_does_nothing_the_second_time(path: Path) -> None:
    file = open_file(path)
    text = formatted(file)
    again = read_text(text)
    assert again.scenario == file.scenario
    assert formatted(again) == text
    comments = [sorted(c.text for c in f.document.comments) for f in (file, again)]
    assert comments[0] == comments[1]


@drafts
def test_what_a_draft_says_is_read_back_from_plain_data(path: Path) -> None:
    scenario = open_file(path).scenario
    assert read_scenario(write_scenario(scenario)) == scenario


@drafts
def test_every_river_and_city_of_a_draft_is_there(path: Path) -> None:
    scenario = open_file(path).scenario
    text = path.read_text()
    assert len(scenario.waters) + len(scenario.cities) == text.count("- {id: ") + text.count(
        "\n- id: "
    )
