"""The properties of lines of a board of routes; without a window."""

from dataclasses import replace

import pytest

from editor.panels.properties.subject import Subject, edited, subject_of
from editor.pointing.selection import Selection
from editor.widgets.forms.choices import offered
from editor.widgets.forms.values import MIXED
from model.boards.routes import Line, RouteBoard
from model.collection import Things
from model.forms.form import DoesNotFit
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from tests.editor.edits.boards import after, route_scenario

LINES = (
    Line("aston-beck", "aston", "beck", 3, None, ((), ("mountain",), ("river", "lake"))),
    Line("beck-corby", "beck", "corby", 2, "a>b"),
    Line("twin", "corby", "beck", 2),
)
BOARD = replace(
    route_scenario("santa-fe"), board=RouteBoard(Things({one.id: one for one in LINES}))
)


def lines(*keys: str) -> Selection:
    return Selection(things=frozenset(("lines", key) for key in keys))


def of(scenario: Scenario, *keys: str) -> Subject:
    return subject_of(scenario, lines(*keys))


def values(subject: Subject) -> dict[str, object]:
    return {row.key: row.value for row in subject.rows}


def line(scenario: Scenario, key: str) -> Line:
    assert isinstance(scenario.board, RouteBoard)
    return scenario.board.lines[key]


def said(scenario: Scenario, key: str, value: object, *keys: str) -> Scenario:
    return after(scenario, edited(scenario, of(scenario, *keys), key, value))


def test_a_line_is_called_by_its_cities_and_shows_all_its_fields() -> None:
    subject = of(BOARD, "aston-beck")
    assert (subject.title, subject.about) == ("Aston – Beck", "Line")
    assert values(subject) == {
        "id": "aston-beck",
        "a": "aston",
        "b": "beck",
        "segments": 3,
        "arrow": None,
        "terrain": [[], ["mountain"], ["river", "lake"]],
        "bends": "",
    }


def test_twins_are_told_apart_by_a_number() -> None:
    assert of(BOARD, "beck-corby").title == "Beck – Corby (1)"
    assert of(BOARD, "twin").title == "Corby – Beck (2)"


def test_ends_are_chosen_among_the_cities_and_arrows_by_their_names() -> None:
    subject = of(BOARD, "beck-corby")
    offers = {
        row.key: offered(BOARD, row.field, subject.things)
        for row in subject.rows
        if row.key != "id"
    }
    assert [one.value for one in offers["a"]] == ["aston", "beck", "corby"]
    assert [one.title for one in offers["arrow"]] == [
        "Any direction",
        "Beck → Corby",
        "Corby → Beck",
    ]
    assert [one.value for one in offers["terrain"]][:2] == ["mountain", "river"]


@pytest.mark.parametrize(
    ("key", "value", "want"),
    [
        ("a", "corby", {"a": "corby"}),
        ("arrow", "b>a", {"arrow": "b>a"}),
        ("segments", 5, {"segments": 5}),
        ("segments", 2, {"segments": 2, "terrain": ((), ("mountain",))}),
        ("segments", 1, {"segments": 1, "terrain": ()}),
        ("terrain", (0, ["desert"]), {"terrain": (("desert",), ("mountain",), ("river", "lake"))}),
        ("terrain", (1, []), {"terrain": ((), (), ("river", "lake"))}),
    ],
)
def test_an_edit_of_a_line_can_be_taken_back(key: str, value: object, want: dict) -> None:  # type: ignore[type-arg]
    new = said(BOARD, key, value, "aston-beck")
    assert line(new, "aston-beck") == replace(LINES[0], **want)


def test_a_line_gets_another_id_and_stays_where_it_is() -> None:
    change = edited(BOARD, of(BOARD, "twin"), "id", "corby-beck")
    new = after(BOARD, change)
    assert line(new, "corby-beck") == replace(LINES[2], id="corby-beck")
    assert "twin" not in new.board.lines  # type: ignore[union-attr]


def test_many_lines_show_what_they_share_and_are_changed_together() -> None:
    every = ("aston-beck", "beck-corby", "twin")
    found = values(of(BOARD, *every))
    assert "id" not in found
    assert found["segments"] is MIXED
    assert found["terrain"] == [[], MIXED, ["river", "lake"]]
    new = said(BOARD, "segments", 4, *every)
    assert {line(new, key).segments for key in every} == {4}
    new = said(BOARD, "terrain", (2, ["lake"]), *every)
    assert line(new, "aston-beck").terrain[2] == ("lake",)
    assert line(new, "twin").terrain == ()
    new = said(BOARD, "arrow", None, *every)
    assert {line(new, key).arrow for key in every} == {None}


@pytest.mark.parametrize(
    ("key", "value"),
    [("segments", 0), ("segments", 1001), ("a", "A City"), ("a", "beck"), ("b", "aston"),
     ("arrow", "both"), ("terrain", (0, ["Two Words"])), ("id", "twin"), ("id", "")],
)  # fmt: skip
def test_what_does_not_fit_is_refused_with_a_sentence(key: str, value: object) -> None:
    with pytest.raises(DoesNotFit) as trouble:
        apply(BOARD, edited(BOARD, of(BOARD, "aston-beck"), key, value))
    assert trouble.value.why


def test_a_line_of_absurd_length_is_shown_as_far_as_it_can_be() -> None:
    absurd = replace(LINES[0], segments=10**15)
    board = replace(BOARD, board=RouteBoard(Things({absurd.id: absurd})))
    rows = values(of(board, "aston-beck"))["terrain"]
    assert isinstance(rows, list)
    assert len(rows) == 1000


def test_a_city_of_routes_is_not_asked_for_cells() -> None:
    asked = values(subject_of(BOARD, Selection(things=frozenset({("cities", "aston")}))))
    assert asked["xy"] == "0.0,0.0"
    assert not {"at", "members", "overseas"} & asked.keys()
