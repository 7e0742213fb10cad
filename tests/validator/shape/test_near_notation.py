"""Values that are written in another way than they must be: what is told, where, what was meant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.bundled import bundled_scenarios
from model.files.scenario_files import read_text
from model.scenario.change import apply
from model.scenario.scenario_form import part_record
from validator.running.run import Placed, examine
from validator.shape.form_places import form_at, why_unfit
from validator.shape.known_names import MOST_MEANT, MOST_MISFITS, Names
from validator.shape.near_notation import meant_by
from validator.survey.survey import survey_of

TUTORIAL = bundled_scenarios()["tutorial"]
SOUND = TUTORIAL.read_text(encoding="utf-8")
SCENARIO = read_text(SOUND).scenario


def slipped(old: str, new: str) -> str:
    assert old in SOUND
    return SOUND.replace(old, new, 1)


def told_after(old: str, new: str) -> Placed:
    """The only thing that is told once these words of the tutorial were written otherwise."""
    (told,) = examine(read_text(slipped(old, new)))
    return told


def place_of(words: str, skip: int = 0) -> tuple[int, int]:
    index = SOUND.index(words)
    return SOUND.count("\n", 0, index) + 1, index - SOUND.rfind("\n", 0, index) + skip


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("dunmarrow timber 6,", "Dunmarrow timber 6,"),
        ("dunmarrow timber 6,", "timber -> dunmarrow 6,"),
        ("dunmarrow timber 6,", '"dunmarrow: timber 6",'),
        ("dunmarrow timber 6,", '"dunmarrow, timber, 6",'),
        ("dunmarrow timber 6,", "dunmarrow timber $6,"),
        ("dunmarrow timber 6,", "6 dunmarrow timber,"),
        ("koralia machines 10,", "koralia machines 1O,"),
        ("koralia machines 10,", "Κοράλια machines 1O,"),
        ("kestrel-bay tea 16]", "kestrel_bay tea 16]"),
        ("kestrel-bay tea 16]", "Kestrel Bay tea 16]"),
        ("duration: 1 turn\n", "duration: 1 trun\n"),
        ("duration: 1 turn\n", "duration: 1turn\n"),
        ("duration: 1 turn\n", "duration: one turn\n"),
        ("duration: 1 turn\n", "duration: “1 turn”\n"),
        ("duration: 1 turn\n", "duration: 1\n"),
        ("duration: permanent\n", "duration: Permanent\n"),
        ("area: region(coast)}", "area: regon(coast)}"),
        ("area: region(coast)}", "area: Region(coast)}"),
        ("area: region(coast)}", 'area: "region[coast]"}'),
        ("area: region(coast)}", "area: coast}"),
        ("area: region(coast)}", 'area: "region(coast"}'),
        ('"within(3, cities(wendmere))"', '"within(3, city(wendmere))"'),
        ('"within(3, cities(wendmere))"', '"within(cities(wendmere), 3)"'),
        ('"within(3, cities(wendmere))"', '"within(3 cities(wendmere))"'),
        ('"region(whitecaps) and terrain(alpine', '"region(whitecaps) & terrain(alpine'),
        ('at: "7,1"', 'at: "7;1"'),
        ('at: "7,1"', 'at: "7, 1"'),
        ('at: "7,1"', 'at: "(7,1)"'),
        ('at: "7,1"', "at: 7x1"),
        ('at: "7,1"', 'at: "07,01"'),
        ('at: "7,1"', "at: [7, 1]"),
        ('at: "11,1"', 'at: "1l,1"'),
        ("ports: 4,11 11,12", "ports: 4,11-11,12"),
        ("ports: 4,11 11,12", 'ports: "4,11, 11,12"'),
        ("ports: 4,11 11,12", 'ports: ["4,11", "11,12"]'),
        ('"5,1s 5,3n 6,2s"', '"5,1s, 5,3n, 6,2s"'),
        ('"5,1s 5,3n 6,2s"', '"5,1S 5,3N 6,2S"'),
        ('"5,1s 5,3n 6,2s"', '["5,1s", "5,3n", "6,2s"]'),
        ("supplies: [coal]", "supplies: coal"),
        ("supplies: [timber, wool]", 'supplies: "timber, wool"'),
        ("  cost: 4\n", '  cost: "4"\n'),
    ],
)
def test_what_was_meant_is_told_and_can_be_put_there(old: str, new: str) -> None:
    told = told_after(old, new)
    assert told.finding.code in ("SCH003", "SCH004", "SCH011")
    assert told.span[:1] == place_of(old)[:1]
    assert told.finding.help.startswith("did you mean ")
    assert told.finding.repair is not None
    assert not told.finding.repair.safe
    mended = apply(read_text(slipped(old, new)).scenario, told.finding.repair.change)
    assert mended == SCENARIO


@pytest.mark.parametrize(
    ("old", "new", "skip", "message"),
    [
        ('"5,1s 5,3n 6,2s"', '"5,1s 5,3n 6,2"', 11, 'path: "6,2" is no point of a path: write'),
        ("names: {ru: ", "names: {russian: ", 8, '"russian" does not fit as a key: a language'),
        ('at: "7,1"', "at: [7, 1, 2]", 4, "at: a list stands where a text is needed"),
        ("[dunmarrow timber 6,", "[dunmarrow timber,", 1, 'demands/2: "dunmarrow timber" is not'),
        ("region(coast)}", '"region(coast) or"}', 0, "area: "),
    ],
)
def test_where_nothing_is_certain_the_very_place_is_told(
    old: str, new: str, skip: int, message: str
) -> None:
    told = told_after(old, new)
    assert told.span[:2] == place_of(old, skip)
    assert told.finding.message.startswith(message)
    assert told.finding.repair is None


@pytest.mark.parametrize(
    ("old", "new", "message", "advice"),
    [
        ("  win: {", "  variants: [x]\n  win: {", "under rules", "it belongs at the top level"),
        (
            "  kind: mile",
            "  waters: []\n  kind: mile",
            "under board",
            "it belongs at the top level",
        ),
        ("title: ", "preset: a\ntitle: ", "at the top level", "it belongs under rules"),
        ("title: ", "min: 2\ntitle: ", "at the top level", "it belongs under players"),
        ('at: "7,1",', 'chips: 4, at: "7,1",', "under cities/belogor", "in an entry of goods"),
    ],
)
def test_a_key_in_the_wrong_place_is_told_where_it_belongs(
    old: str, new: str, message: str, advice: str
) -> None:
    told = told_after(old, new)
    assert told.finding.code == "SCH009"
    assert told.finding.message.endswith(f" does not belong {message}")
    assert advice in told.finding.help
    assert told.span.line == place_of(old)[0]


def test_a_key_that_belongs_to_most_things_or_to_none_is_unknown() -> None:
    for key in ("name", "gauge"):
        told = told_after("title: ", f"{key}: a\ntitle: ")
        assert (told.finding.code, told.finding.message) == ("SCH001", f'unknown key "{key}"')


def test_a_key_of_another_system_is_misplaced() -> None:
    head = "format: 1\nid: hexes\ntitle: Three hexes\nsystem: trains\nplayers: {min: 2, max: 4}\n"
    board = "{kind: hexes, size: [3, 1], legend: {'.': clear}, terrain: \"...\\n\"}"
    text = f"{head}license: CC0-1.0\ncredits: Nobody\nrules: {{}}\nboard: {board}\nferries: []\n"
    (told,) = examine(read_text(text))
    assert told.finding.code == "SCH009"
    assert told.finding.message == '"ferries" is a key of crayon scenarios only'


def test_an_odd_blank_in_a_key_is_named() -> None:
    told = told_after(', kind: small, at: "7,1"', ',\u00a0kind: small, at: "7,1"')
    message = 'unknown key "\\u{a0}kind": a no-break space (U+00A0) stands in it'
    assert (told.finding.code, told.finding.message) == ("SCH001", message)
    assert told.finding.repair is not None


def test_room_for_more_than_can_play_is_told_where_it_is_said() -> None:
    told = told_after("max_players: 2", "max_players: 9")
    assert told.finding.code == "NET016"
    assert told.span[:2] == place_of("max_players: 2", len("max_players: "))
    assert told.finding.message.endswith("has room for 9 players")


def test_a_misspelt_thing_is_shown_where_it_is_defined() -> None:
    told = told_after("of: waters/mirror-lake", "of: waters/miror-lake")
    ((span, said),) = told.also
    assert span[:2] == place_of("- id: mirror-lake", len("- id: "))
    assert said == "no label or remark has it"


FORMS: dict[str, tuple[str | int, ...]] = {
    "demand": ("demands", "1", 0),
    "duration": ("events", 0, "duration"),
    "ports": ("ferries", 0, "ports"),
    "at": ("cities", 0, "at"),
    "area": ("regions", 0, "area"),
    "supplies": ("cities", 0, "supplies"),
}


@given(
    st.sampled_from(sorted(FORMS)),
    st.one_of(
        st.text("dunmarow timber coast()[],;:->&0123456789OlI“”_", max_size=40),
        st.text(max_size=20),
        st.lists(st.one_of(st.integers(-5, 99), st.text("1,2 s", max_size=4)), max_size=4),
        st.integers(),
        st.floats(),
        st.none(),
    ),
)
def test_whatever_is_suggested_can_be_read_there(name: str, value: object) -> None:
    assert part_record("crayon") is not None
    form = form_at("crayon", {}, FORMS[name])
    assert form is not None
    meant = meant_by(Names(survey_of(SCENARIO)), form, value)
    assert meant is None or (meant != value and not why_unfit(form, meant))


@pytest.mark.parametrize(("slips", "helped"), [(400, MOST_MEANT), (MOST_MISFITS + 1, 0)])
def test_only_so_many_slips_are_thought_about(slips: int, helped: int) -> None:
    begin, end = SOUND.index("cities:\n"), SOUND.index("goods:\n")
    cities = [f'- {{id: c{n}, name: C{n}, kind: small, at: "{n};4"}}\n' for n in range(slips)]
    text = f"{SOUND[:begin]}cities:\n{''.join(cities)}{SOUND[end:]}"
    told = [one.finding for one in examine(read_text(text))]
    about_cells = [one for one in told if "is not a cell" in one.message]
    assert len(about_cells) == slips
    assert len([one for one in about_cells if one.repair is not None]) == helped


def test_several_courses_under_path_are_meant_for_paths() -> None:
    beck = 'path: "11,5n 11,4s 11,6n 10,5s 10,6n 9,5s 9,7n 9,6s 8,7n 8,6s"'
    told = told_after(beck, 'path: ["11,5n 11,4s 11,6n", "11,6n 10,5s"]')
    assert told.finding.help == 'the arms of one river are written under "paths"'
    assert told.finding.repair is not None
    after = apply(
        read_text(slipped(beck, 'path: ["11,5n 11,4s 11,6n", "11,6n 10,5s"]')).scenario,
        told.finding.repair.change,
    )
    assert [str(arm) for arm in after.waters["alder-beck"].courses] == [
        "11,5n 11,4s 11,6n",
        "11,6n 10,5s",
    ]
