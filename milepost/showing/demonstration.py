"""The demo: each part of Milepost does its work on a bundled scenario and says what it did."""

import difflib
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from milepost.showing.facts import facts_of, lines_of
from milepost.terminal.say import clean, count, screen_room
from model.boards.lattice import MilepostBoard
from model.boards.terrain import TerrainBoard
from model.bundled import bundled_scenarios
from model.files.scenario_files import ScenarioFile, formatted, open_file, save, text_after
from model.scenario.change import apply, difference
from model.scenario.merge import merge
from model.scenario.scenario import Scenario
from model.schema.schema import scenario_schema
from model.systems import described
from model.version import __version__
from validator.reporting.judgement import Report
from validator.reviews.change_sentences import sentences
from validator.running.validating import Wishes, judge

Say = Callable[[str], object]


class Show(NamedTuple):
    """One scenario of the demo and where its files go."""

    file: ScenarioFile
    name: str
    folder: Path
    say: Say


def demonstrate(folder: Path, say: Say) -> int:
    """Runs the whole demo; the number of troubles that it met."""
    troubles = 0
    scenarios = bundled_scenarios()
    for name, path in scenarios.items():
        show = Show(open_file(path), name, folder, say)
        troubles += _check(show)
        _describe(show)
    first = "tutorial" if "tutorial" in scenarios else next(iter(scenarios))
    show = Show(open_file(scenarios[first]), first, folder, say)
    _build(show)
    troubles += _edit(show)
    troubles += _merge(show)
    troubles += _play(show)
    _draw(show)
    _keep(folder / "scenario.schema.json", scenario_schema())
    say("\nThe JSON Schema is in scenario.schema.json; YAML editors complete and explain with it.")
    return troubles


def _keep(path: Path, data: object) -> None:
    text = json.dumps(data, indent=2, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")


def _check(show: Show) -> int:
    """Validates a scenario with every check, and looks at its spelling."""
    from validator.check import checks_of
    from validator.report_formats import written

    scenario = show.file.scenario
    judged = judge(str(show.file.path), Wishes())
    folder = show.file.path.parent if show.file.path else Path()
    report = Report((judged,), version=__version__, root=folder, quiet=True)
    number = sum(check.stage == "scenario" for check in checks_of(scenario.system))
    found = count(len(judged.told), "finding") if judged.told else "nothing found"
    show.say(f"\n== {clean(scenario.title)}: {number} checks, {found}")
    if judged.told:
        show.say(written(report, "text").rstrip())
    file = show.folder / f"{show.name}.findings.json"
    file.write_text(written(report, "json"), encoding="utf-8")
    is_canonical = formatted(show.file) == show.file.document.text
    if not is_canonical:
        show.say("  trouble: its text is not canonical")
    return len(judged.told) + (not is_canonical)


def _describe(show: Show) -> None:
    from drawing.map.sheet.overlay import Overlay
    from drawing.terminal.picture import terminal_picture

    for line in terminal_picture(show.file.scenario, Overlay(), screen_room()):
        show.say(line)
    facts = facts_of(show.file.scenario)
    for line in lines_of(facts, show.file.scenario):
        show.say(line)
    _keep(show.folder / f"{show.name}.info.json", facts)


def _build(show: Show) -> None:
    """Prices the track between the first two of its largest cities, where track has a price."""
    from milepost.showing.priced_line import as_data, as_lines
    from model.abilities.ground import ground_of, has_ground

    scenario = show.file.scenario
    kind = max(described(scenario.system).kinds, key=lambda one: one.weight, default=None)
    ends = [
        city
        for city in scenario.cities.values()
        if not city.overseas and (kind is None or city.kind == kind.word)
    ][:2]
    if len(ends) < 2 or not has_ground(scenario.system):
        return
    ground = ground_of(scenario)
    line = ground.cheapest(*(ground.cells_of(end.id) for end in ends))
    if line is None:
        return
    largest = kind.plural.title() if kind else "cities"
    show.say(f"\n== The cheapest track between two {largest}")
    for said in as_lines(line, ground.unit, *(clean(end.name) for end in ends)):
        show.say(said)
    _keep(show.folder / f"{show.name}.cost.json", as_data(line))


def _renamed(scenario: Scenario) -> Scenario:
    city = next(iter(scenario.cities.values()))
    renamed = replace(city, name=f"New {city.name}")
    return replace(scenario, cities=scenario.cities.put(city.id, renamed))


def _painted(scenario: Scenario) -> Scenario:
    """One cell of the commonest terrain turned into another kind."""
    board = scenario.board
    if not isinstance(board, TerrainBoard):
        return scenario
    kinds = board.kinds()
    common = max(kinds, key=lambda kind: kinds[kind])
    other = next(kind for kind in board.legend.values() if kind != common)
    cell = next(cell for cell in board.cells() if board.kind_at(cell) == common)
    return replace(scenario, board=board.with_painted({cell: other}))


def _edit(show: Show) -> int:
    """Edits a copy, shows in how many lines the file changed, and undoes it."""
    old = show.file.scenario
    new = _renamed(_painted(old))
    copy = show.folder / f"{show.name}.edited.milepost.yaml"
    copy.write_text(show.file.document.text, encoding="utf-8")
    save(new, copy)
    place = "milepost" if isinstance(old.board, MilepostBoard) else "cell"
    show.say(f"\n== An edit: a {place} painted, a city renamed")
    for line in sentences(old, new):
        show.say(f"  {clean(line)}")
    changed = list(_changed_lines(show.file.document.text, copy.read_text(encoding="utf-8")))
    show.say(f"  in the file, {count(len(changed), 'line')} changed")
    change = difference(old, new, "edit")
    undone = (
        apply(new, change.inverse()) == old
        and text_after(show.file, old) == show.file.document.text
    )
    show.say(
        f"  undone: {'the scenario and its text are as before' if undone else 'NOT as before'}"
    )
    return 0 if undone else 1


def _changed_lines(old: str, new: str) -> Iterator[str]:
    lines = difflib.unified_diff(old.splitlines(), new.splitlines(), lineterm="", n=0)
    yield from (line for line in lines if line.startswith("+") and not line.startswith("+++"))


def _merge(show: Show) -> int:
    """Two people's edits of one map, put together."""
    base = show.file.scenario
    merged = merge(base, _painted(base), _renamed(base))
    both = merged.scenario == _renamed(_painted(base)) and not merged.conflicts
    text = text_after(show.file, merged.scenario)
    target = show.folder / f"{show.name}.merged.milepost.yaml"
    target.write_text(text, encoding="utf-8")
    show.say("\n== A merge: one side painted, the other renamed")
    show.say(f"  {'both changes are in the result, no conflict' if both else 'the merge FAILED'}")
    return 0 if both else 1


def _draw(show: Show) -> None:
    """The map as a picture, and the map at the end of the game; on paper too, where Qt is there."""
    from drawing.cannot import CannotDraw
    from drawing.exporting.map_files import Look, map_picture, write_picture
    from validator.pictures.game_pictures import game_at

    scenario, folder = show.file.scenario, bundled_scenarios()[show.name].parent
    overlay, _ = game_at(str(show.folder / f"{show.name}.log"), scenario, None)
    pictures = {
        f"{show.name}.svg": map_picture(scenario, folder, Look()),
        f"{show.name}.played.svg": map_picture(scenario, folder, Look(), overlay),
        f"{show.name}.pdf": map_picture(scenario, folder, Look(theme="print")),
    }
    show.say("\n== The map as a picture")
    for name, picture in pictures.items():
        try:
            size = write_picture(picture, str(show.folder / name))[0].split(": ")[-1]
            show.say(f"  {name}: {size}")
        except CannotDraw as trouble:
            show.say(f"  {name} was left out: {clean(str(trouble))}")


def _play(show: Show) -> int:
    """A whole game of bots, and the same game again from its log."""
    from engine.bots import usual_bot
    from engine.logs.game_log import SeatEntry
    from engine.logs.replaying import open_log, replayed
    from engine.logs.session import begin, state_hash
    from engine.registry import score_name
    from engine.showing.telling import told
    from milepost.playing.host import Host

    scenario = show.file.scenario
    bot = usual_bot(scenario.system)
    seats = [SeatEntry(name, bot) for name in ("Red", "Blue", "Green")]
    target = show.folder / f"{show.name}.log"
    host = Host(begin(scenario, seats, seed=1), target, keep_old=False)
    show.say(f"\n== A game: three {bot} bots")
    last: list[str] = []
    while host.game.actor is not None:
        last = list(told(host.play_bot(), host.game.names)) or last
    host.close()
    actions = len(host.session.records)
    show.say(f"  {count(actions, 'action')} later: {clean(last[-1])}")
    purses = zip(host.game.names, host.game.scores(), strict=True)
    scores = ", ".join(f"{name} {score}" for name, score in purses)
    show.say(f"  {score_name(scenario.system)}: {scores}")
    again = replayed(open_log(target), scenario).game
    same = state_hash(again) == state_hash(host.game)
    show.say(f"  {target.name}: played again, {'to the same end' if same else 'to ANOTHER end'}")
    return 0 if same else 1
