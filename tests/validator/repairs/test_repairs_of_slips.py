"""Single slips in the tutorial, and the repairs that they are offered."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.bundled import bundled_scenarios
from model.files.scenario_files import read_text, text_after
from model.scenario.change import apply
from tests.generate.examples import examples
from validator.finding import Finding
from validator.running.fixing import repaired
from validator.running.run import examine
from validator.wording.near_names import is_slip_of, only_near

TUTORIAL = bundled_scenarios()["tutorial"].read_text(encoding="utf-8")


def slipped(old: str, new: str) -> str:
    assert TUTORIAL.count(old) >= 1
    return TUTORIAL.replace(old, new, 1)


def the_finding(text: str) -> Finding:
    """What is told of a text, which is one thing."""
    (placed,) = [one for one in examine(read_text(text, "slip")) if not one.allowed]
    return placed.finding


def mended(text: str) -> tuple[str, bool | None]:
    """The text after its only repair, and whether that was safe; the same text without one."""
    file, repair = read_text(text, "slip"), the_finding(text).repair
    if repair is None:
        return text, None
    after = repair.text or text_after(file, apply(file.scenario, repair.change))
    return after, repair.safe


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("- {id: wine, chips: 4}", "- {id: whine, chips: 4}"),
        # Nothing near: but all that is missing is wine, and nobody names this one.
        ("- {id: wine, chips: 4}", "- {id: zzz, chips: 4}"),
        ("- {id: wine, chips: 4}", "- {id: whine, chips: 4}   # the red one"),
        ("- {id: koralia, name: Koralia", "- {id: corallia, name: Koralia"),
        ("- {id: wend, name: Wend,", "- {id: wened, name: Wend,"),
        ("- {id: sands, name: The Sands", "- {id: sand, name: The Sands"),
    ],
)
def test_what_got_another_id_is_called_again_as_everything_calls_it(old: str, new: str) -> None:
    found = the_finding(slipped(old, new))
    assert found.code.startswith("REF")
    text, is_safe = mended(slipped(old, new))
    assert text == slipped(old, f"{old}   # the red one" if "#" in new else old)
    assert is_safe is False


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("kestrel-bay wool 10", "kestrel-bay wol 10"),
        ("kestrel-bay machines 7", "kestral-bay machines 7"),
        ("waters: [upper-wend, wend]", "waters: [upper-wend, wnd]"),
        ("of: waters/mirror-lake", "of: waters/miror-lake"),
        ("area: region(sands)", "area: region(sand)"),
    ],
)
def test_a_name_that_is_misspelt_in_one_place_is_corrected_there(old: str, new: str) -> None:
    assert mended(slipped(old, new)) == (TUTORIAL, False)


def test_what_is_missing_in_many_places_is_not_called_after_something_else_in_use() -> None:
    text = TUTORIAL.replace("- {id: wool, chips: 4}\n", "").replace("wine", "wood")
    found = [one.finding for one in examine(read_text(text, "slip"))]
    wool = next(one for one in found if '"wool"' in one.message)
    assert wool.help == "did you mean wood?"
    assert wool.repair is None


@pytest.mark.parametrize(
    ("at", "code"),
    [("3,9", "MAP018"), ("11,9", "MAP019"), ("12,10", "MAP019"), ("1,13", "MAP004")],
)
def test_a_major_city_beside_its_members_gets_back_its_centre(at: str, code: str) -> None:
    text = slipped('at: "13,9", members', f'at: "{at}", members')
    assert the_finding(text).code == code
    assert mended(text) == (TUTORIAL, False)


def test_a_centre_that_is_left_out_is_added_if_the_others_lie_around_it() -> None:
    text = slipped("12,9 13,9 13,10", "12,9 13,10")
    assert mended(text) == (TUTORIAL, False)


def test_most_members_of_a_city_are_never_dropped() -> None:
    apart = "13,8 14,8 13,9 2,10 2,11 3,11"
    found = the_finding(slipped("13,8 14,8 12,9 13,9 13,10", apart))
    assert (found.code, found.repair) == ("MAP018", None)


def test_another_word_is_no_slip_of_the_pen() -> None:
    assert not is_slip_of("amber", "timber")
    assert not is_slip_of("nanjing", "beijing")
    assert not is_slip_of("coal", "coal")
    assert not is_slip_of("a" * 65, "a" * 64)


WORDS = st.text("abcde-", min_size=1, max_size=20)


@settings(max_examples=examples(100), deadline=None)
@given(WORDS, st.data())
def test_one_letter_lost_doubled_swapped_or_wrong_is_a_slip(word: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(word) - 1))
    slips = {
        word[:place] + word[place + 1 :],
        word[:place] + word[place] + word[place:],
        word[:place] + word[place : place + 2][::-1] + word[place + 2 :],
        word[:place] + "z" + word[place + 1 :],
    }
    for slip in slips - {word}:
        assert is_slip_of(slip, word)
        assert is_slip_of(word, slip)


@pytest.mark.parametrize(
    ("old", "new", "is_safe"),
    [
        ('kind: medium, at: "6,7"', 'kind: medum, at: "6,7"', True),
        ("{effect: reveal-cash}", "{effect: reveal-csh}", True),
        ("kind: desert,", "kind: desrt,", True),
        ("size: small}", "size: smal}", True),
        ("mode: purchase", "mode: purchas", True),
        ("kind: mileposts", "kind: milepost", True),
        ("system: crayon", "system: craion", True),
        ("preset: china-rails", "preset: china-rail", True),
        ("preset: china-rails", "preset: china", False),
        ('"^": mountain', '"^": moutain', True),
        ("terrain(alpine, mountain)", "terrain(alpin, mountain)", True),
        # A cell in quotes is no decimal number, and 13.10 not 13.1.
        ('at: "10,8"', "at: 10.8", False),
        ('port: "13,10"', "port: 13.10", False),
        # Numbers in quotes, and texts without.
        ("start: {cash: 30}", 'start: {cash: "30"}', False),
        ("id: tea, chips: 3", 'id: tea, chips: "3"', False),
        # By a name, not by an id.
        ("supplies: [fish]", "supplies: [Fish]", False),
    ],
)
def test_a_value_that_cannot_be_read_is_written_as_it_was_meant(
    old: str, new: str, is_safe: bool
) -> None:
    assert mended(slipped(old, new)) == (TUTORIAL, is_safe)


def test_a_text_that_looks_like_a_number_is_put_in_quotes() -> None:
    text = slipped("name: Vinehall", "name: 18.30")
    assert the_finding(text).help == 'did you mean "18.30"?'
    assert mended(text) == (text.replace("18.30", '"18.30"'), False)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        # No word is near, a number is wanted, and a free point is no cell.
        ('kind: medium, at: "6,7"', 'kind: huge, at: "6,7"'),
        ("start: {cash: 30}", "start: {cash: 3.5}"),
        ("start: {cash: 30}", "start: {cash: much}"),
        ('at: "12.35,3.5"', "at: 12.35"),
    ],
)
def test_what_was_meant_is_not_guessed(old: str, new: str) -> None:
    assert mended(slipped(old, new)) == (slipped(old, new), None)


def test_a_word_that_is_only_alike_is_not_written_unasked() -> None:
    found = the_finding(slipped("mode: purchase", "mode: purch"))
    assert found.help == 'did you mean "purchase"?'
    assert found.repair is not None
    assert not found.repair.safe


def test_of_two_words_that_are_near_none_is_the_only_one() -> None:
    assert only_near("bat", ["cat", "dog"]) == "cat"
    assert only_near("bat", ["cat", "bar", "dog"]) == ""
    assert only_near("bat", []) == ""


@pytest.mark.parametrize(
    ("wrong", "right", "is_safe"),
    [("fast-train", "fast-trains", True), ("fast-game", "fast-start", False)],
)
def test_a_variant_that_is_misspelt_is_exchanged(wrong: str, right: str, is_safe: bool) -> None:
    def with_variant(name: str) -> str:
        return slipped("\nplayers:", f"\nvariants: [borrowing, {name}]\nplayers:")

    assert mended(with_variant(wrong)) == (with_variant(right), is_safe)


@pytest.mark.parametrize("start", ["- {id: salt", "- {id: wend,", "- {id: bridge", "- {id: sands"])
def test_a_copy_that_says_the_same_is_taken_away_safely(start: str) -> None:
    entry = next(line for line in TUTORIAL.splitlines(keepends=True) if line.startswith(start))
    assert mended(slipped(entry, entry * 2)) == (TUTORIAL, True)


def test_of_two_things_that_say_something_else_only_their_designer_knows_the_right_one() -> None:
    two = slipped("- {id: salt, chips: 3}\n", "- {id: salt, chips: 3}\n- {id: salt, chips: 4}\n")
    assert mended(two) == (two, None)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("supplies: [timber, wool]", "supplies: [timber, wool, wool]"),
        ("serves: [koralia]", "serves: [koralia, koralia]"),
        ("goods: [fish, tea, wine]", "goods: [fish, tea, tea, wine]"),
        (" 12,11 2,12", " 12,11 12,11 2,12"),
        ('12,9 13,9 13,10"', '12,9 13,9 13,10 13,10"'),
    ],
)
def test_an_entry_that_stands_twice_is_taken_away_if_asked_for(old: str, new: str) -> None:
    """It counts once, but another one may have been meant."""
    assert mended(slipped(old, new)) == (TUTORIAL, False)


def test_all_that_stands_twice_is_taken_away_in_one_run() -> None:
    text = slipped("serves: [koralia]", "serves: [koralia, koralia]")
    text = text.replace("[timber, wool]", "[timber, wool, wool]").replace("[salt]", "[salt, salt]")
    done = repaired(read_text(text, "slip"), lambda _: True, unsafe=True)
    assert done.text == TUTORIAL
    assert len(done.titles) == 3


def test_what_stands_twice_in_the_second_of_two_equal_ids_is_told() -> None:
    """The list of the first one is shorter, so nothing can be taken away there."""
    old = "- {id: belogor, name: Belogor"
    again = "- {id: belogor, name: Belogor, kind: small, at: '7,1', supplies: [tea, coal, coal]}\n"
    codes = {one.finding.code for one in examine(read_text(slipped(old, again + old), "slip"))}
    codes |= {
        one.finding.code for one in examine(read_text(slipped("\ngoods:", f"\n{again}goods:")))
    }
    assert "INT001" not in codes
    assert "REF001" in codes
