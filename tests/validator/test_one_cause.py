"""One slip is one finding: what only follows from it is not told."""

import pytest

from model.bundled import bundled_scenarios
from model.files import read_text
from validator.run import examine

TUTORIAL = bundled_scenarios()["tutorial"].read_text(encoding="utf-8")


def told(*replaced: tuple[str, str]) -> list[str]:
    """What is told about the tutorial after some words of it were replaced, with the lines."""
    text = TUTORIAL
    for old, new in replaced:
        assert old in text
        text = text.replace(old, new, 1)
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


def test_misspelt_rules_say_nothing_of_victory() -> None:
    assert [one[:6] for one in told(("\nrules:", "\nruels:"))] == ["SCH001"]
