"""The story of a game: what is taken back is not told, and nobody is told what is not for him."""

from editor.play.match.story import Story
from engine.protocol import Happening, chosen

NAMES = ("Ann", "Bob")


def did(seat: int, text: str) -> list[Happening]:
    return [Happening(text, seat, f"{NAMES[seat]} {text}")]


def begun() -> Story:
    """Both have chosen unseen, then Ann does something twice."""
    story = Story(NAMES, did(0, "goes first"))
    story.add(0, 1, [chosen(0, NAMES)], 0)
    story.add(1, 1, [chosen(1, NAMES), *did(1, "bids most")], 0)
    story.add(0, 2, did(0, "builds"), 2)
    story.add(0, 2, did(0, "sells"), 3)
    return story


def lines(story: Story, to: int | None = None) -> list[str]:
    return [line for _, some in story.told(to) for line in some]


def test_what_is_taken_back_after_hidden_choices_is_not_told() -> None:
    story, start = begun(), ["Ann goes first", "Ann has chosen", "Bob has chosen", "Bob bids most"]
    assert lines(story) == [*start, "Ann builds", "Ann sells"]
    story.take_back(3)
    assert lines(story) == [*start, "Ann builds"]
    story.take_back(2)
    assert lines(story) == start
    story.add(0, 2, did(0, "waits"), 2)
    assert lines(story) == [*start, "Ann waits"]


def test_a_choice_that_is_taken_back_is_the_last_of_its_seat() -> None:
    story = Story(NAMES, [])
    story.add(0, 1, [chosen(0, NAMES)], 0)
    story.drop_choice(1)
    assert lines(story) == ["Ann has chosen"]
    story.drop_choice(0)
    assert lines(story) == []


def test_each_is_told_its_own() -> None:
    story = begun()
    drawn = Happening("drawn", 1, "Bob's card is Denver", told_to=(1,))
    story.add(1, 3, [*did(1, "draws"), drawn], 4)
    assert lines(story, 1)[-2:] == ["Bob draws", "Bob's card is Denver"]
    assert lines(story)[-1] == lines(story, 0)[-1] == "Bob draws"
