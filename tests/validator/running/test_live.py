"""Live findings: whatever is edited, the settled table is that of a run from nothing."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.forms.form import DoesNotFit, Step
from model.notation import Cell
from model.scenario.change import Change, DoesNotApply, apply, difference
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import look_at
from validator.check import Check
from validator.finding import Finding
from validator.reporting.allowing import allowances, unused
from validator.running.live import Live
from validator.running.run import findings_of, in_order

TUTORIAL = load(bundled_scenarios()["tutorial"])
KINDS = ("clear", "mountain", "alpine", "desert", None)


def from_nothing(scenario: Scenario) -> list[Finding]:
    found = findings_of(scenario)
    return in_order([*found, *unused(scenario, allowances(scenario), found)])


def put(scenario: Scenario, *route: str, to: object) -> Change:
    return Change("edit", (Step(route, look_at(scenario, route), to),))


@st.composite
def painted(draw: st.DrawFn, scenario: Scenario) -> Change:
    """A stroke of the brush."""
    cells = draw(
        st.lists(st.builds(Cell, st.integers(0, 15), st.integers(0, 12)), min_size=1, max_size=5)
    )
    kind = draw(st.sampled_from(KINDS))
    steps = [
        Step(route, look_at(scenario, route), kind)
        for cell in dict.fromkeys(cells)
        for route in [("board", "terrain", str(cell))]
    ]
    return Change("paint", tuple(step for step in steps if step.before != step.after))


WHERE = st.builds(lambda col, row: f"{col},{row}", st.integers(0, 17), st.integers(0, 14))
THINGS = ("cities", "waters", "goods", "regions", "ferries", "links", "demands", "events")


@st.composite
def moved(draw: st.DrawFn, scenario: Scenario) -> Change:
    city = draw(st.sampled_from(list(scenario.cities) or [""]))
    return put(scenario, "cities", city, "at", to=draw(WHERE))


@st.composite
def taken_away(draw: st.DrawFn, scenario: Scenario) -> Change:
    """A thing less."""
    kind = draw(st.sampled_from(THINGS))
    things = look_at(scenario, (kind,)) or {}
    names = [one["id"] for one in things] if isinstance(things, list) else list(things)
    return put(scenario, kind, draw(st.sampled_from(names or ["none"])), to=None)


@st.composite
def ruled(draw: st.DrawFn, scenario: Scenario) -> Change:
    """Other rules."""
    route, values = draw(
        st.sampled_from(
            [
                (("rules", "win", "cash"), (120, 5000, -1)),
                (("rules", "win", "majors"), (3, 9, None)),
                (("rules", "start", "cash"), (30, 3, 0)),
                (("rules", "start", "trains"), (["freight"], ["freight", "pony"])),
                (("rules", "turn", "spend_limit"), (20, 4)),
                (("rules", "cost", "terrain", "alpine"), (5, 25)),
                (("rules", "win", "links"), (0, 1, 2)),
                (("rules", "trains", "super-freight", "upgrades"), ({}, {"freight": 20})),
                (("rules", "trains", "freight", "speed"), (9, 14)),
                (("rules", "circus", "home"), ("vinehall", "tampa")),
                (("variants",), ([], ["circus"], ["sudden-death"], ["honeymoon-chips"])),
                (("ferries", "gannet-ferry", "ports"), ("4,11 11,12", "9,8 10,10", "4,11 10,12")),
                (("ferries", "gannet-ferry", "max_players"), (2, 4, None)),
                (("links", "koralia-line", "port"), ("13,10", "11,12", "15,12")),
                (("links", "koralia-line", "mode"), ("purchase", "build-into")),
                (("links", "koralia-line", "cost"), (6, 21)),
                (("cities", "vinehall", "overseas"), (True, False)),
                (
                    ("position",),
                    (
                        None,
                        {"seats": [{"track": ["7,6 7,7"]}]},
                        {"seats": [{"trains": [{"type": "freight", "at": "8,6"}]}]},
                        {"seats": [{"ferries": ["gannet-ferry"]}] * 3},
                    ),
                ),
                (("rules", "preset"), ("china-rails", "empire-builder", "nothing")),
                (("players", "max"), (4, 6, 2)),
                (("goods", "tea", "chips"), (3, 0)),
                (("cities", "belogor", "kind"), ("small", "medium", "major")),
                (("waters", "wend", "kind"), ("river", "lake")),
                (("demands", "1"), (["nowhere tea 9"], ["koralia tea 1"] * 3)),
                (("blocked", "10,3 10,4"), (True, None)),
                (("allow", "MAP014 3,3"), ({"code": "MAP014", "place": "3,3", "reason": "so"},)),
            ]
        )
    )
    return put(scenario, *route, to=draw(st.sampled_from(values)))


AREAS = ("all", "region(sands)", "region(sands) and terrain(alpine)", "within(9, cities(wendmere))")
EFFECTS = (
    *({"effect": word, "area": area} for area in AREAS for word in ("no-move", "retreat")),
    *({"effect": word, "area": area} for area in AREAS for word in ("no-build", "no-pickup")),
    *({"effect": "erase-crossing", "waters": [name]} for name in ("wend", "thirst", "white-pan")),
    *({"effect": "tax", "table": table} for table in ({"30": 40}, {"50": 9, "more": 2}, {})),
    {"effect": "bonus", "amount": 4, "goods": ["coal"], "cities": ["belogor", "dunmarrow"]},
    {"effect": "rekind", "kind": "dry-lake"},
    {"effect": "errand", "pays": {"koralia": 5}},
    {"effect": "lose-turn", "area": "within(9, cities(wendmere))"},
)
DURATIONS = ("instant", "1 turn", "until-fulfilled", "permanent")


@st.composite
def carded(draw: st.DrawFn, scenario: Scenario) -> Change:
    """Another event card, or something on which event cards hang."""
    event = draw(st.sampled_from(["spring-flood", "snow", "rail-tax", "sand-storm"]))
    route, value = draw(
        st.one_of(
            st.tuples(
                st.just(("events", event, "effects")),
                st.lists(st.sampled_from(EFFECTS), max_size=3),
            ),
            st.tuples(st.just(("events", event, "duration")), st.sampled_from(DURATIONS)),
            st.tuples(st.just(("events", "desert-rains", "count")), st.sampled_from([0, 1, 2])),
            st.tuples(
                st.just(("regions", "sands", "cells")), st.sampled_from(["1,9", "15,12", ""])
            ),
            st.tuples(st.just(("waters", "white-pan", "kind")), st.sampled_from(["river", "lake"])),
            st.tuples(
                st.just(("links", "koralia-line", "max_players")), st.sampled_from([None, 2, 4])
            ),
            st.tuples(
                st.just(("links", "koralia-line", "serves")), st.sampled_from([[], ["koralia"]])
            ),
        )
    )
    return put(scenario, *route, to=value)


@st.composite
def drawn_anew(draw: st.DrawFn, scenario: Scenario) -> Change:
    """Another course, shore, region, label, red area, name or count."""
    route, values = draw(
        st.sampled_from(
            [
                (("waters", "wend", "path"), ("6,5n 7,4s 7,6n 7,5s", "6,5n 6,5s", None)),
                (("waters", "wend", "never_crosses", "7,5 7,6"), (True, None)),
                (("waters", "wend", "also_crosses", "7,8 8,8"), (True, None)),
                (("waters", "alder-beck", "crossable", "3,6 4,6"), (True, None)),
                (("waters", "alder-beck", "name"), ("Wend", "Lak\u0435", "")),
                (("waters", "mirror-lake", "outline"), ("4.6,5.6 4.9,6.4 4.9,5.6 4.6,6.4", None)),
                (("waters", "white-pan", "outline"), ("4.5,5.6 5.6,5.6 5.6,6.4 4.5,6.4",)),
                (("regions", "sands", "cells", "3,9"), (True, None)),
                (("regions", "coast", "cells", "15,3"), (True, None)),
                (("regions", "coast", "cells", "7,9"), (True, None)),
                (("regions", "whitecaps", "outline"), ("20.0,2.0 22.0,2.0 22.0,4.0", None)),
                (("labels", "gull-bay", "at"), ("5.0,6.05", "7.4,10.3")),
                (("labels", "wend", "of"), ("waters/wend", "cities/belogor")),
                (("cities", "larkhaven", "members", "11,11"), (True, None)),
                (("cities", "belogor", "name"), ("Belogor", "Dunmarrow", "Dunm\u0430rrow")),
                (("goods", "tea", "icon"), ("tea.png", "")),
                (("board", "legend", "^"), ("mountain", "moutain")),
                (("rules", "declared", "cities"), (12, 11, None)),
                (("rules", "cost", "terrain", "swamp"), (3, None)),
            ]
        )
    )
    return put(scenario, *route, to=draw(st.sampled_from(values)))


def edits(scenario: Scenario) -> st.SearchStrategy[Change]:
    kinds = (painted, moved, taken_away, ruled, carded, drawn_anew)
    return st.one_of([kind(scenario) for kind in kinds])


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_settled_findings_are_those_of_a_full_run(data: st.DataObject) -> None:
    scenario, live = TUTORIAL, Live(TUTORIAL)
    done: list[Change] = []
    for _ in range(data.draw(st.integers(1, 8))):
        takes_back: bool = data.draw(st.booleans())
        if done and takes_back:
            change = done.pop().inverse()
        else:
            change = data.draw(edits(scenario))
            done.append(change)
        try:
            scenario = apply(scenario, change)
        except (DoesNotFit, DoesNotApply):
            done.clear()
            continue
        live.change(scenario, change)
        if data.draw(st.booleans()):
            live.work(iter([False] * data.draw(st.integers(0, 40)) + [True] * 999).__next__)
    assert live.settle() == from_nothing(scenario)


def test_work_stops_when_the_time_is_up() -> None:
    live = Live(TUTORIAL)
    assert live.work(lambda: True)
    assert not live.is_settled
    assert not live.work(lambda: False)
    assert live.is_settled


def test_a_painted_cell_is_looked_at_at_once() -> None:
    live = Live(TUTORIAL)
    live.settle()
    change = put(TUTORIAL, "board", "terrain", "15,12", to="clear")
    live.change(apply(TUTORIAL, change), change)
    assert "MAP014" in {finding.code for finding in live.findings()}


def test_another_system_begins_anew() -> None:
    live = Live(TUTORIAL)
    live.settle()
    other = Scenario(id="empty", title="Empty")
    live.change(other, Change("anew"))
    assert live.settle() == from_nothing(other)


def test_a_change_of_everything_is_understood() -> None:
    empty = Scenario(id="empty", title="Empty", system="crayon")
    live = Live(TUTORIAL)
    change = difference(TUTORIAL, empty)
    live.change(empty, change)
    assert live.settle() == from_nothing(empty)


def test_a_check_that_breaks_down_is_told_and_stops_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def breaks_down(
        self: Check, survey: object, subjects: object = None
    ) -> Iterator[Finding | None]:
        if self.code == "MAP014":
            raise KeyError("odd")
        yield from found(self, survey, subjects)

    found = Check.findings
    monkeypatch.setattr(Check, "findings", breaks_down)
    live = Live(TUTORIAL)
    assert [one.code for one in live.settle()] == ["INT001"]
    change = put(TUTORIAL, "board", "terrain", "15,12", to="clear")
    live.change(apply(TUTORIAL, change), change)
    assert "INT001" in {one.code for one in live.settle()}
