"""One slip is one finding: what only follows from it is not told."""

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import read_text
from tests.validator.examples import as_file
from validator.finding import ERROR
from validator.running.run import examine

TUTORIAL = bundled_scenarios()["tutorial"].read_text(encoding="utf-8")


def changed(*replaced: tuple[str, str]) -> str:
    """The tutorial after some words of it were replaced."""
    text = TUTORIAL
    for old, new in replaced:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def told(*replaced: tuple[str, str]) -> list[str]:
    """What is told about the tutorial after some words of it were replaced, with the lines."""
    text = changed(*replaced)
    placed = examine(read_text(text, "slip"))
    return [f"{one.finding.code} {text.splitlines()[one.span.line - 1].strip()}" for one in placed]


@pytest.mark.parametrize("key", ["cities", "waters", "ferries", "goods", "regions", "board"])
def test_a_misspelt_list_takes_nothing_else_down(key: str) -> None:
    wrong = f"{key[0]}{key}"
    assert told((f"\n{key}:", f"\n{wrong}:")) == [f"SCH001 {wrong}:"]


@pytest.mark.parametrize("wrong", ["sistem: crayon", "system: crayn"])
def test_a_slip_in_the_system_says_nothing_of_the_keys_of_the_system(wrong: str) -> None:
    (found,) = told(("system: crayon", wrong))
    assert found.endswith(wrong)


def test_a_misspelt_word_of_an_effect_is_told_as_the_key_it_is() -> None:
    (found,) = told(("{effect: reveal-cash}", "{efect: reveal-cash}"))
    assert found.startswith("SCH001 ")


def test_a_misspelt_id_is_one_unknown_key() -> None:
    (found,) = told(("- {id: wend,", "- {ud: wend,"))
    assert found.startswith("SCH001 - {ud: wend,")


def test_things_without_a_readable_id_may_be_the_ones_that_are_named() -> None:
    assert [one[:6] for one in told(("- {id: coal, chips", "- {chips"))] == ["SCH002"]
    assert [one[:6] for one in told(("- {id: coal,", "- {id: Coal,"))] == ["SCH004"]


def test_nothing_is_said_of_decks_for_players_whose_number_cannot_be_read() -> None:
    assert [one[:6] for one in told(("max: 4}", "max: four}"))] == ["SCH003"]
    assert [one[:6] for one in told(("max: 4}", "max: 21}"))] == ["SCH006"]


def test_a_demand_with_its_words_swapped_is_one_finding_that_says_so() -> None:
    text = TUTORIAL.replace("belogor wine 13", "wine belogor 13", 1)
    (placed,) = examine(read_text(text, "slip"))
    assert placed.finding.code == "REF003"
    assert placed.finding.help == "say the city first: belogor wine 13"


def test_the_label_of_a_thing_that_is_gone_is_one_of_the_places_that_name_it() -> None:
    assert [one[:6] for one in told(("- {id: sands, name", "- {id: dunes, name"))] == ["REF006"]


def test_a_misspelt_supply_is_no_odd_payout_and_no_good_without_supply() -> None:
    assert [one[:6] for one in told(("supplies: [salt]", "supplies: [slat]"))] == ["REF004"]


def test_a_renamed_good_is_not_unwanted_besides() -> None:
    assert [one[:6] for one in told(("- {id: salt, chips", "- {id: slat, chips"))] == ["REF004"]


def test_payouts_are_not_weighed_on_a_map_of_which_something_cannot_be_read() -> None:
    assert [one[:6] for one in told(("A: alpine", "A: Alpine"))] == ["SCH004"]
    assert [one[:6] for one in told(("kind: lake", "kind: laek"))] == ["SCH005"]


def test_what_stands_twice_in_an_effect_is_told() -> None:
    (found,) = told(("goods: [fish, tea, wine]", "goods: [fish, tea, fish]"))
    assert found.startswith("REF002 ")


def test_a_name_of_something_else_is_said_to_be_one() -> None:
    text = TUTORIAL.replace("cities: [gannet-point,", "cities: [salt,", 1)
    (placed,) = examine(read_text(text, "slip"))
    assert placed.finding.help == "there is a good of that name, which is something else"


def test_an_entry_of_allow_is_not_called_unused_while_errors_may_hide_what_it_is_for() -> None:
    entry = "\nallow:\n- {code: MAP014, place: '3,3', reason: A joke.}\ncities:"
    assert [one[:6] for one in told(("\ncities:", entry))] == ["SUP002"]
    wrong = ("{id: astermoor, name", "{id: astermoor, nmae")
    assert [one[:6] for one in told(("\ncities:", entry), wrong)] == ["SCH001"]


def test_a_row_that_lost_a_sign_is_told_alone() -> None:
    (found,) = told(("    ^^^......^^...._\n", "    ^^^.....^^...._\n"))
    assert found == "MAP002 ^^^.....^^...._"


def test_a_sign_that_nobody_explains_takes_no_city_off_the_map() -> None:
    (found,) = told(("    _^..^_^.A......_\n", "    _^m.^_^.A......_\n"))
    assert found.startswith("MAP001 ")


def test_two_cities_on_one_milepost_make_no_payout_odd() -> None:
    assert [one[:6] for one in told(('kind: small, at: "10,8"', 'kind: small, at: "8,4"'))] == [
        "MAP021"
    ]


def test_a_ferry_to_nowhere_is_told_and_not_the_land_behind_it() -> None:
    assert [one[:6] for one in told(("ports: 4,11 11,12", "ports: 4,11 10,12"))] == ["NET014"]


LAST_ROW, FIFTH_ROW = "    __d..______..___\n", "    _...^^..._^^_A^.\n"
LAKE = TUTORIAL[TUTORIAL.index("- id: mirror-lake") : TUTORIAL.index("- {id: thirst")]
OVERSEAS = "overseas: true, supplies: [tea]"


def _entry(start: str) -> tuple[str, str]:
    """The one line of the tutorial that begins so, and nothing instead of it."""
    (found,) = (line for line in TUTORIAL.splitlines(keepends=True) if line.startswith(start))
    return found, ""


@pytest.mark.parametrize(
    ("slip", "is_told"),
    [
        # What the map loses moves or takes away much else.
        ((LAST_ROW, ""), "MAP002 size: [16, 13]"),
        ((FIFTH_ROW, ""), "MAP002 size: [16, 13]"),
        (("    _^^....__.", "    _^^.....__."), "MAP002 _^^.....__......_"),
        ((LAKE, ""), "REF011 - {id: mirror-lake"),
        (("6.0,2.56 6.2,2.8", "60.0,2.56 6.2,2.8"), "MAP031 60.0,2.56"),
        # Cities: a name, a kind, a place, or the whole city is wrong.
        (("serves: [koralia]", "serves: [koralla]"), "REF003 - {id: koralia-line"),
        (("name: Dunmarrow, kind: major", "name: Dunmarrow, kind: medium"), "RUL004 declared"),
        (("name: Larkhaven, kind: major", "name: Larkhaven, kind: small"), "MAP020 - {id: larkh"),
        (('at: "13,9", members', 'at: "3,9", members'), "MAP018 - {id: larkhaven"),
        (('at: "13,9", members', 'at: "11,9", members'), "MAP019 - {id: larkhaven"),
        ((OVERSEAS, "supplies: [tea]"), "MAP004 - {id: koralia"),
        (('at: "10,8"', 'at: "10,8", overseas: true'), "NET018 - {id: vinehall"),
        (_entry("- {id: dunmarrow, name"), "REF003 2: [dunmarrow"),
        # Goods and their chips.
        (_entry("- {id: coal, chips"), "REF004 - {id: belogor"),
        (("{id: coal, chips: 4}", "{id: coal, chips: 0}"), "ECO002 - {id: coal"),
        (("{id: coal, chips: 4}", "{id: coal, chips: 1}"), "ECO005 - {id: coal"),
        (("supplies: [timber, wool]", "supplies: [timber, timber]"), "REF002 - {id: brackenf"),
        (("- {id: coal,", "- {id: zinc, chips: 4}\n- {id: coal,"), "ECO003 - {id: zinc"),
        # Cells that are not there leave a hole where they were.
        (("14,1 15,2 15,3", "14,1 15,2 5,11"), "MAP003 14,1 15,2 5,11"),
        (('at: "13,9", members', 'at: "15,7", members'), "MAP004 - {id: larkhaven"),
        (('at: "13,9", members', 'at: "1,10", members'), "MAP021 - {id: whitepan"),
        # Rules.
        (("  win: {cash", "  wwin: {cash"), "SCH001 wwin"),
        (("start: {cash: 30}", "turn: {spend_limit: 2}"), "ECO022 turn"),
        # What names something that is wrong says nothing more of it.
        (("name: The Whitecaps", "naame: The Whitecaps"), "SCH001 naame"),
        (("goods: [fish, tea, wine]", "goods: [fish, tea, whitepan]"), "REF004 effects"),
        # Players.
        (("max: 4}", "max: 20}"), "DCK001 demands:"),
    ],
)
def test_one_slip_is_one_finding(slip: tuple[str, str], is_told: str) -> None:
    (found,) = told(slip)
    assert found.startswith(is_told)


@pytest.mark.parametrize(
    ("name", "also"),
    [
        (("- {id: wool,", "- {id: wol,"), ["REF004"]),
        (("7: [kestrel-bay machines", "7: [kestral-bay machines"), ["REF003"]),
        (("area: region(sands)}", "area: region(sand)}"), ["REF006"]),
        (("of: waters/wend,", "of: waters/wnd,"), ["REF011"]),
        # All cities that are declared are there, so none of this name got lost.
        (("7: [kestrel-bay machines", "7: [atlantis machines"), ["REF003"]),
    ],
)
def test_a_name_that_dangles_hides_nothing_that_has_nothing_to_do_with_it(
    name: tuple[str, str], also: list[str]
) -> None:
    odd = ("dunmarrow tea 27]", "dunmarrow tea 72]")
    assert sorted(one[:6] for one in told(name, odd)) == ["BAL002", *also]
    bare = ("supplies: [salt]", "supplies: []")
    assert sorted(one[:6] for one in told(name, bare)) == ["ECO001", *also]


@pytest.mark.parametrize(
    ("slip", "is_told"),
    [
        (('at: "2,5"', 'at: "5,2"'), "BAL002 - {id: dunmarrow, name"),
        (('at: "8,4"', 'at: "6,3"'), "BAL001 - {id: wendmere, name"),
        (('port: "13,10"', 'port: "5,6"'), "BAL002 - {id: tea, chips"),
    ],
)
def test_payouts_that_do_not_fit_for_one_reason_are_told_where_it_lies(
    slip: tuple[str, str], is_told: str
) -> None:
    (found,) = told(slip)
    assert found.startswith(is_told)


def test_a_payout_that_is_meant_so_is_no_part_of_a_common_reason() -> None:
    odd = [("dunmarrow tea 27]", "dunmarrow tea 72]"), ("dunmarrow wine 8,", "dunmarrow wine 48,")]
    assert [one[:22] for one in told(*odd)] == ["BAL002 - {id: dunmarro"]
    allow = "\nallow:\n- {code: BAL002, place: '14', reason: The prize.}\nlabels:"
    found = told(*odd, ("\nlabels:", allow))
    assert [one[:10] for one in found] == ["BAL002 13:", "BAL002 14:"]


def test_two_payouts_that_have_nothing_in_common_are_two_findings() -> None:
    found = told(
        ("dunmarrow tea 27]", "dunmarrow tea 72]"), ("larkhaven wool 12", "larkhaven wool 62")
    )
    assert [one[:9] for one in found] == ["BAL002 6:", "BAL002 14"]


def test_a_city_that_is_gone_may_have_supplied_and_paid_for_much() -> None:
    """Salt comes from the city alone, and nobody knows whether it is only misnamed."""
    assert [one[:6] for one in told(_entry("- {id: whitepan, name"))] == ["REF003"]


def test_cities_that_nothing_names_are_counted_in_one_finding() -> None:
    layer = "rules: {declared: {cities: 13, majors: 4}}\n"
    (placed,) = examine(as_file(layer))
    assert placed.finding.message == (
        "the scenario declares 13 cities, 4 of them Major Cities, and has 12 and 3"
    )


def test_no_warning_hides_an_error() -> None:
    """The only supply of salt is gone: an entry that stands twice explains it, but is no error."""
    twice = ("supplies: [timber, wool]", "supplies: [timber, timber]")
    found = examine(read_text(changed(twice, ("supplies: [salt]", "supplies: []")), "slip"))
    assert [one.finding.code for one in found] == ["REF002", "ECO001"]
    found = examine(
        read_text(changed(("name: Larkhaven, kind: major", "name: L, kind: small")), "x")
    )
    assert [(one.finding.code, one.finding.severity) for one in found] == [("MAP020", ERROR)]


def test_what_a_designer_accepts_hides_nothing_elsewhere() -> None:
    """A lake that holds a milepost makes payouts doubtful, but not where it is meant so."""
    lake = '- {id: new-lake, kind: lake, outline: "4.5,5.6 5.6,5.6 5.6,6.4 4.5,6.4"}'
    card = "14: [whitepan machines 10, brackenfold wine 13, dunmarrow tea 72]"
    layer = f"waters:\n{lake}\ndemands:\n  {card}\n"
    assert [one.finding.code for one in examine(as_file(layer))] == ["MAP007"]
    allowed = f"{layer}allow:\n- {{code: MAP007, place: new-lake, reason: Meant so.}}\n"
    codes = [one.finding.code for one in examine(as_file(allowed)) if not one.allowed]
    assert codes == ["BAL002"]


def test_misspelt_rules_say_nothing_of_victory() -> None:
    assert [one[:6] for one in told(("\nrules:", "\nruels:"))] == ["SCH001"]


@pytest.mark.parametrize("instead", ["", "\ncities: []"])
def test_all_cities_gone_are_one_finding(instead: str) -> None:
    text = (
        TUTORIAL[: TUTORIAL.index("\ncities:")] + instead + TUTORIAL[TUTORIAL.index("\ngoods:") :]
    )
    (placed,) = examine(read_text(text))
    assert placed.finding.code == "REF003"
    assert placed.finding.message == "no city is defined, and 12 are named"
    assert placed.finding.help == "put the cities back that got lost"


def test_most_cities_gone_are_one_finding_and_a_slip_another() -> None:
    kept = [*map(_entry, ("- {id: dunmarrow, name", "- {id: astermoor, name"))]
    cities = TUTORIAL[TUTORIAL.index("\ncities:") : TUTORIAL.index("\ngoods:")]
    few = "\ncities:\n" + "".join(line for line, _ in kept)
    slip = ("dunmarrow tea 27]", "dunmarow tea 27]")
    found = examine(read_text(changed(slip, (cities, few.rstrip("\n"))), "slip"))
    messages = sorted(one.finding.message for one in found)
    assert messages == [
        'city "dunmarow" is not defined',
        "only 2 cities are defined, and 10 more are named",
    ]
