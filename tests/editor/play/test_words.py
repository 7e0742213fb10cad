"""The play window speaks the words of the system, and of the board."""

from editor.play.match.words import PlayWords, arrow_keys, click_and_drag, words_of
from model.scenario.scenario import Scenario
from tests.drawing.piece_samples import hex_sheet, routes_with


def test_a_system_without_words_of_its_own_is_spoken_of_in_general() -> None:
    words = words_of("chess")
    assert type(words) is PlayWords
    assert words.group("lay-track") == "Lay-track"
    assert words.group("turn") == "Turn"
    said = (words.going_on(), words.go_on(), words.proposing(), words.none_proposed("x"))
    assert not [text for text in said if "card" in text or "train" in text or "event" in text]


def test_what_a_click_does_at_once_is_told_apart_where_a_system_says_so() -> None:
    steam, other = words_of("age-of-steam"), words_of("santa-fe")
    assert "special link" in steam.at_once("track")
    assert steam.at_once("track") != steam.on_map("track")
    assert other.at_once("track") == other.on_map("track")


def test_the_keys_are_told_by_the_board() -> None:
    texts = [arrow_keys(one.scenario) for one in (hex_sheet(), routes_with())]
    assert ["hex to hex" in texts[0], "place to place" in texts[1]] == [True, True]
    assert "milepost" not in click_and_drag(Scenario())
