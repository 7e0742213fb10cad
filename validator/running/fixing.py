"""Repairs: the changes that findings offer, made in the text of a file, and nothing else in it."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from model.bounded_files import real_path
from model.files.scenario_files import ScenarioFile, read_text, text_after
from model.forms.form import DoesNotFit
from model.scenario.change import DoesNotApply, apply
from model.scenario.preset_things import is_only_held
from model.scenario.scenario import Scenario
from model.unreadable import Unreadable
from model.yaml.node_tree import to_plain
from validator.finding import Finding, Repair
from validator.reporting.report_filter import EVERY, Hearing
from validator.running.reading import examine_or_say_why
from validator.running.run import Placed

ROUNDS = 8
"""A repair may lay something bare that can be repaired too; at last it must come to an end."""

Wanted = Callable[[Placed], bool]
"""Whether a finding is one that somebody wants to have repaired."""


class Repaired(NamedTuple):
    """The text of a file after its repairs, and what was done."""

    text: str
    titles: tuple[str, ...]
    asking: tuple[str, ...] = ()
    """Repairs that are not safe, and were not made."""


def repaired(
    file: ScenarioFile,
    wanted: Wanted,
    *,
    unsafe: bool = False,
    allow: bool = True,
    hearing: Hearing = EVERY,
) -> Repaired:
    """Makes every repair that is wanted, again and again until there is none left to make.

    A check that fails makes none; whoever checks the file tells that it does.
    """
    titles: list[str] = []
    asking: list[str] = []
    seen = {file.document.text}
    for _ in range(ROUNDS):
        found = list(filter(wanted, _found(file, allow=allow, hearing=hearing)))
        every = list(_repairs(file, found, unsafe=True))
        offered = [one for one in every if one.safe or unsafe]
        asking = [one.title for one in every if not (one.safe or unsafe)]
        scenario, done = _round(file, [one for one in offered if not one.text])
        text = text_after(file, scenario) if done else file.document.text
        if not done and offered:
            text, done = offered[0].text, [offered[0].title]
        after = _read(file, text)
        if not done or after is None or text in seen:
            break
        seen.add(text)
        titles += done
        file = after
    return Repaired(file.document.text, tuple(titles), tuple(asking))


def _found(file: ScenarioFile, *, allow: bool, hearing: Hearing) -> list[Placed]:
    return examine_or_say_why(lambda: file, allow=allow, hearing=hearing)


def _round(file: ScenarioFile, repairs: Iterable[Repair]) -> tuple[Scenario, list[str]]:
    """The scenario after the repairs that can be made at once."""
    scenario, done = file.scenario, []
    for repair in repairs:
        try:
            scenario = apply(scenario, repair.change)
        except (DoesNotApply, DoesNotFit):
            # Another repair changed the same thing: the next round looks at it again.
            continue
        done.append(repair.title)
    return scenario, done


def _repairs(file: ScenarioFile, placed: Iterable[Placed], *, unsafe: bool) -> Iterable[Repair]:
    for one in placed:
        repair = one.finding.repair
        if repair is None or one.allowed or not (repair.safe or unsafe):
            continue
        if is_said_here(file, one.finding):
            yield repair


def is_said_here(file: ScenarioFile, finding: Finding) -> bool:
    """Whether the file itself says what a finding is about, and not what it stands on."""
    if not finding.route:
        return True
    key, root = str(finding.route[0]), file.document.root
    node = root.at(key) if root is not None else None
    if file.base is not None and node is None:
        return False
    said = {key: to_plain(node)} if node is not None else {}
    return not is_only_held(file.scenario, said, finding.route)


def _read(file: ScenarioFile, text: str) -> ScenarioFile | None:
    """The text as a file in the same place; None where it could not be read."""
    folder, above = _place(file.path)
    try:
        after = read_text(text, file.document.name, folder, above)
    except Unreadable:
        return None
    return ScenarioFile(after.scenario, after.document, file.path, after.base, after.was_format)


def _place(path: Path | None) -> tuple[Path | None, tuple[Path, ...]]:
    return (path.parent, (real_path(path),)) if path else (None, ())
