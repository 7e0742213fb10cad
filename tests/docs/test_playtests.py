"""The results of long playtests on their page."""

import json
from pathlib import Path
from typing import Any

import pytest

from docs.scripts import card_worth, playtests
from tests.contracts.house import HERE

PAGE = (HERE / playtests.PAGE).read_text(encoding="utf-8")
"""The page as it is."""


def place(number: int, share: float) -> dict[str, Any]:
    wins = {"wins": 1000 * share, "share": share, "low": share - 0.02, "high": share + 0.02}
    return {"place": number, **wins}


def an_answer(first: float = 0.35, least: int = 300) -> dict[str, Any]:
    return {
        "scenario": "china",
        "players": 3,
        "limit": 300,
        "games": {"asked": 1000, "played": 1000, "ended": 999},
        "reasons": {"victory": 999},
        "rounds": {"least": 20, "lower": 27, "median": 30, "upper": 32, "most": 40, "mean": 29.35},
        "wins": {"by_order": [place(1, first), place(2, 0.33), place(3, 0.67 - first)]},
        "topics": {
            "sections": [{"section": "53,29 54,30", "passed": 57}],
            "cities": [{"city": "Hami", "games": 900}, {"city": "Hailar", "games": least}],
        },
    }


def said(answer: dict[str, Any]) -> str:
    return "\n".join(playtests.results("china", {3: answer}))


def test_the_page_tells_what_a_designer_asks() -> None:
    text = said(an_answer())
    assert "999 ended by victory, 1 given up after 300 rounds" in text
    assert "29.4 rounds on average, half of them 27 to 32" in text
    assert "| 1 | 350 | 35.0 % | 33.0 % to 37.0 % | +1.7 points |" in text
    assert "No place is further than 5 points" in text
    assert "served least is Hailar, in 30 % of the games" in text
    assert "milepost playtest china --games 1000 --players 3 --json" in text


def test_what_is_not_as_it_should_be_is_told_plainly() -> None:
    text = said(an_answer(first=0.45, least=150))
    assert "Further than 5 points from its even share: place 1, 3." in text
    assert "less than a fifth of the games: Hailar (15 %)" in text
    assert "A short run" in text
    assert "has not been made yet: `milepost playtest china --games 2000 --players 4" in text


@pytest.mark.parametrize("name", playtests.MAPS)
def test_results_replace_those_of_the_same_map_alone(name: str) -> None:
    changed = playtests.written(PAGE, name, ["new"])
    assert playtests.written(changed, name, ["new"]) == changed
    for other in playtests.MAPS:
        for mark in (f"<!-- results of {other} -->", f"<!-- end of {other} -->"):
            assert mark in changed
    assert len(changed.split("<!-- end")) == len(PAGE.split("<!-- end"))


def test_games_that_are_won_by_points_tell_how_many_and_who_went_bankrupt() -> None:
    towns = [{"city": "Otaru", "games": 3, "kind": "town"}]
    answer = {
        **an_answer(),
        "players": 2,
        "games": {"asked": 1000, "played": 1000, "ended": 1000},
        "reasons": {"the last turn is over": 960, "only Red is left": 30, "only Blue is left": 10},
        "score": {"name": "points", "winners": {"mean": 71.6, "lower": 60, "upper": 84}},
        "figures": [{"bot": "greedy", "bankruptcies": 0.02}],
    }
    answer["topics"]["cities"] += towns
    text = "\n".join(playtests.results("hokkaido", {2: answer}))
    assert "1,000 games: 960 ended with the last turn, 40 ended with one player left." in text
    assert "won with 72 points on average, half of them with 60 to 84; 2 of 100 players" in text
    assert "served least is Hailar" in text
    assert "A short run" not in text
    answer["figures"] = [{"bot": "greedy", "bankruptcies": 0.0}]
    text = "\n".join(playtests.results("hokkaido", {2: answer}))
    assert "fewer than 1 of 100 players went bankrupt" in text, "what is rounded need not be none"


def test_a_map_that_nobody_tried_says_so_and_what_is_said_of_others_stays(tmp_path: Path) -> None:
    assert "have not been made yet" in "\n".join(playtests.results("danube", {}))
    (tmp_path / "docs").mkdir()
    (tmp_path / playtests.PAGE).write_text(PAGE, encoding="utf-8")
    assert playtests.main([str(tmp_path)], tmp_path) == 0
    assert (tmp_path / playtests.PAGE).read_text(encoding="utf-8") == PAGE


def test_what_is_said_of_other_numbers_of_players_stays() -> None:
    before = playtests.told(PAGE, "china")
    assert list(before) == [3, 4]
    lines = list(playtests.results("china", {3: an_answer()}, before))
    after = playtests.told(playtests.written(PAGE, "china", lines), "china")
    assert after[4] == before[4]
    assert "1,000 games" in after[3] != before[3]
    assert list(playtests.told(PAGE, "danube")) == list(playtests.MAPS["danube"].players)


def test_an_answer_in_the_making_does_not_count(tmp_path: Path) -> None:
    (tmp_path / "china-3.json").write_text("", encoding="utf-8")
    (tmp_path / "china-4.json").write_text(json.dumps(an_answer()), encoding="utf-8")
    assert list(playtests.saved(tmp_path, "china")) == [4]


def test_every_picture_of_the_page_is_there_and_modest() -> None:
    for one in (HERE / playtests.PICTURES).iterdir():
        assert f"pictures/playtests/{one.name}" in PAGE
        assert one.stat().st_size < 800_000


def worth_of(name: str, wins: float, points: float, *, sure: bool) -> dict[str, Any]:
    def told(mean: float) -> dict[str, Any]:
        return {"mean": mean, "low": mean - 0.1, "high": mean + 0.1, "chance": 0.01, "sure": sure}

    counted = {"id": name.lower(), "name": name, "games": 100, "changed": 70}
    return {**counted, "wins": told(wins), "scores": told(points) if points else None}


def test_cards_are_told_with_what_they_are_worth_and_what_is_sure() -> None:
    worth = [
        worth_of("Tunnel", 0.125, 3.0, sure=True),
        worth_of("Signals", 0.0, 0.0, sure=False),
        worth_of("Garage", -0.2, -4.0, sure=True),
    ]
    cards = [{"card": one["name"], "bought": 150, "games": 100, "cost": 5} for one in worth]
    text = "\n".join(card_worth.results({"worth": worth, "topics": {"cards": cards}}))
    assert "| Tunnel | 5 | 1.5 | 100 | 70 | **+12.5** | +2.5 to +22.5 | **+3.0** |" in text
    assert "| Signals | 5 | 1.5 | 100 | 70 | +0.0 | -10.0 to +10.0 |  | all alike |" in text
    assert "Worth having for sure: Tunnel." in text
    assert "Better left alone by these bots: Garage." in text
    assert "all 3 cards are judged together" in text


def test_the_table_of_cards_asks_for_all_thirty_and_has_its_place() -> None:
    text = "\n".join(card_worth.results(None))
    assert len(card_worth.command().partition("--bar ")[2].split(",")) == 30
    assert card_worth.command() in text
    assert "new" in playtests.written(PAGE, card_worth.MARK, ["new"])


def test_the_ends_of_games_with_decks_are_told_whoever_brought_them() -> None:
    reasons = {
        "all stations are placed": 900,
        "enough piles are empty": 60,
        "Red has placed all markers": 30,
        "Blue has placed all markers": 10,
    }
    answer = {**an_answer(), "games": {"asked": 400, "played": 1000, "ended": 1000}}
    text = "\n".join(playtests.results("kanto", {3: {**answer, "reasons": reasons}}))
    told = "900 ended with the last station, 60 with four empty piles, 40 with all markers of a"
    assert told in text
