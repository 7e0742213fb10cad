"""The questions that a scenario leaves to our recommendation, as data and in a line."""

from collections.abc import Iterator, Sequence
from typing import Any

from milepost.terminal.say import count, listed
from model.scenario.scenario import Scenario


def left_open_facts(scenario: Scenario) -> list[dict[str, Any]]:
    """Each question with the values by which it is played."""
    from validator.rules.open_questions import left_open

    return [
        {
            "id": question.id,
            "danger": question.danger,
            "question": question.question,
            "values": dict(values),
        }
        for question, values in left_open(scenario)
    ]


def left_open_lines(questions: Sequence[dict[str, Any]]) -> Iterator[str]:
    """How many there are, and which matter most."""
    if questions:
        number = count(len(questions), "question")
        high = [question["id"] for question in questions if question["danger"] == "high"]
        most = f"; what matters most: {listed(high)}" if high else ""
        yield f"  left to our recommendation: {number} that the books leave open{most}"
