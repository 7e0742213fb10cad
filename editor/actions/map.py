"""What can be done about the map as a whole."""

from typing import TYPE_CHECKING

from editor.panels.problems.listing import sentence
from editor.panels.problems.problems_panel import Problems
from editor.window.action import action
from editor.words import tr

if TYPE_CHECKING:
    from editor.window.window import Window


@action(
    "map.problems-next",
    "Next problem",
    "Map",
    needs="document",
    words="error warning finding check F8",
)
def next_problem(window: "Window") -> None:
    _go(window, 1)


@action("map.problems-before", "Problem before", "Map", needs="document", words="previous error")
def problem_before(window: "Window") -> None:
    _go(window, -1)


@action(
    "map.problems-repair",
    "Repair this problem",
    "Map",
    needs="document",
    words="fix mend error warning finding",
    tip="Does what is proposed for the problem that was chosen last",
)
def repair_problem(window: "Window") -> None:
    problems = window.panels["problems"]
    if isinstance(problems, Problems):
        window.show_panel("problems")
        problems.repair_chosen()


def _go(window: "Window", step: int) -> None:
    found = window.checking.choose_next(step)
    if found is not None:
        window.studio.say(sentence(found))
    elif window.checking.is_settled:
        window.studio.say(tr("There is no problem."))
    else:
        window.studio.say(tr("Still checking …"))
