"""Answers are kept for the very objects that were asked about last."""

from editor.edits.last_asked import MOST, last_asked


def test_an_answer_is_worked_out_once_for_an_object_and_anew_for_an_equal_one() -> None:
    asked: list[list[int]] = []

    @last_asked
    def total(numbers: list[int]) -> int:
        asked.append(numbers)
        return sum(numbers)

    first, equal = [1, 2], [1, 2]
    assert [total(first), total(first), total(equal), total(first)] == [3, 3, 3, 3]
    assert len(asked) == 2


def test_only_the_last_few_are_kept() -> None:
    asked: list[list[int]] = []

    @last_asked
    def total(numbers: list[int]) -> int:
        asked.append(numbers)
        return sum(numbers)

    many = [[number] for number in range(MOST + 1)]
    for numbers in (*many, many[-1], many[0]):
        assert total(numbers) == numbers[0]
    assert asked == [*many, many[0]]
