"""Event cards that lack something, last too long or too short, or pay nobody."""

import pytest

from model.systems.crayon.things import effects as fx
from model.systems.crayon.things.part import CrayonPart
from tests.validator.examples import card, cards, messages, repaired, told
from validator.finding import ERROR, WARNING
from validator.running.run import findings_of


def test_a_card_as_it_should_be_is_not_told() -> None:
    layer = cards(card("fair", "bonus, amount: 3, goods: [tea], cities: [belogor]"))
    assert messages(layer) == []


@pytest.mark.rule("VAL-CRY-52")
@pytest.mark.parametrize(
    ("effect", "severity", "words"),
    [
        ("erase-crossing, waters: []", ERROR, "erase-crossing names no waters"),
        ("close-crossing, waters: []", ERROR, "close-crossing names no waters"),
        ("rekind, kind: river", ERROR, "rekind leaves river waters as they are"),
        ("rekind, kind: river, becomes: river, surcharge: 2", ERROR, "rekind leaves river"),
        ("bonus, amount: 0", WARNING, "a bonus of 0 adds nothing"),
        ("no-delivery, goods: [tea], except_goods: [coal]", WARNING, "except_goods do not count"),
    ],
)
def test_an_effect_without_what_it_needs_is_told(effect: str, severity: str, words: str) -> None:
    lasts = "permanent" if "rekind" in effect else "1 turn"
    (found,) = told(cards(card("fair", effect, duration=lasts)))
    assert (found.code, found.severity) == ("DCK006", severity)
    assert words in found.message


@pytest.mark.rule("VAL-CRY-52")
def test_rains_may_take_their_price_from_the_rules() -> None:
    rain = cards(card("rain", "rekind, kind: dry-lake", duration="permanent"))
    assert messages(rain) == []
    as_before = rain.replace("rules: {", "rules: {cost: {after_rains: {dry-lake: 1}}, ")
    assert [finding.code for finding in told(as_before)] == ["DCK006"]
    dearer = as_before + "waters:\n- {id: white-pan, surcharge: 4}\n"
    assert messages(dearer) == []


@pytest.mark.rule("VAL-CRY-52")
@pytest.mark.parametrize(
    ("effect", "severity"),
    [
        # Nobody crosses an inlet, whatever it would cost.
        ("rekind, kind: inlet", ERROR),
        ("rekind, kind: inlet, becomes: inlet", ERROR),
        ("rekind, kind: lake, becomes: lake", ERROR),
        ("rekind, kind: dry-lake, becomes: dry-lake, surcharge: 1", ERROR),
        ("rekind, kind: dry-lake, surcharge: 1", ERROR),
        # Another kind at the same price is another name, unless floods or other rains know it.
        ("rekind, kind: dry-lake, becomes: lake, surcharge: 1", WARNING),
        ("rekind, kind: river, becomes: lake, surcharge: 2", WARNING),
    ],
)
def test_rains_that_change_nothing_are_told(effect: str, severity: str) -> None:
    own = "waters:\n- {id: white-pan, surcharge: 1}\n"
    (found,) = told(cards(card("rain", effect, duration="permanent")) + own)
    assert (found.code, found.severity) == ("DCK006", severity)
    assert found.message.startswith("Rain: rekind leaves ")


@pytest.mark.rule("VAL-CRY-52")
def test_rains_that_let_a_river_flood_change_something() -> None:
    rain = card("rain", "rekind, kind: dry-river, surcharge: 1", duration="permanent")
    assert [one.code for one in told(cards(rain))] == ["DCK006"]
    flood = card("flood", "erase-crossing, waters: [thirst]")
    assert messages(cards(rain, flood)) == []


@pytest.mark.rule("VAL-CRY-52")
def test_waters_that_nobody_can_cross_do_not_keep_rains_from_changing_nothing() -> None:
    """One lake may be crossed, for what the card asks; the other has no price."""
    pond = "- {id: pond, name: Pond, kind: lake, outline: '12.3,2.3 12.5,2.3 12.4,2.5'}\n"
    lakes = "waters:\n- {id: mirror-lake, surcharge: 3}\n" + pond
    rain = cards(card("rain", "rekind, kind: lake, surcharge: 3", duration="permanent")) + lakes
    rain = rain.replace("rules: {", "rules: {cost: {crossing: {lake: null}}, ")
    assert len(told(rain, "DCK006")) == 1
    assert (
        told(rain.replace("kind: lake, surcharge: 3", "kind: lake, surcharge: 4"), "DCK006") == []
    )


@pytest.mark.rule("VAL-CRY-52")
def test_a_tax_without_a_table_takes_one_that_somebody_must_have_written() -> None:
    bare = cards(card("tithe", "tax, table: {}", duration="instant"))
    (found,) = told(bare)
    assert (found.code, found.severity) == ("DCK006", WARNING)
    assert found.message == (
        "Tithe: the table of its tax is empty, and that of the rules is only our stand-in"
    )
    assert findings_of(repaired(bare)) == []
    in_rules = "rules: {tax: {table: {more: 30}}, "
    assert messages(bare.replace("rules: {", in_rules)) == []


@pytest.mark.rule("VAL-CRY-52")
def test_a_card_without_effects_does_nothing() -> None:
    (found,) = told(cards(card("quiet-day")))
    assert (found.code, found.severity, found.route) == ("DCK006", WARNING, ("events", "quiet-day"))


@pytest.mark.rule("VAL-CRY-52")
def test_an_effect_that_cannot_be_read_is_told_once() -> None:
    assert [f.code for f in told(cards(card("fair", "bonus")))] == ["SCH002"]
    assert [f.code for f in told(cards(card("fair", "boom")))] == ["SCH005"]


SANDS = "area: region(sands)"
LASTING = (
    "half-rate",
    "no-build, area: region(sands)",
    "no-move, area: region(sands)",
    "no-pickup",
    "no-delivery",
    "no-link",
    "close-crossing, waters: [wend]",
    "bonus, amount: 2",
)
AT_ONCE = (f"lose-load, {SANDS}", f"lose-turn, {SANDS}", "half-once", "reveal-cash", "reshuffle")


@pytest.mark.rule("VAL-CRY-58")
@pytest.mark.parametrize("effect", LASTING)
def test_an_instant_card_cannot_last(effect: str) -> None:
    (found,) = told(cards(card("fair", effect, duration="instant")))
    assert (found.code, found.severity) == ("DCK007", ERROR)
    assert found.route == ("events", "fair", "duration")
    assert messages(cards(card("fair", effect, duration="2 turns"))) == []


@pytest.mark.rule("VAL-CRY-58")
@pytest.mark.parametrize("effect", AT_ONCE)
def test_what_acts_at_the_draw_may_be_instant(effect: str) -> None:
    assert messages(cards(card("fair", effect, duration="instant"))) == []


def test_every_effect_of_these_tests_lasts_as_it_does_in_play() -> None:
    lasting = {text.partition(",")[0] for text in LASTING}
    assert lasting == {kind.WORD for kind in fx.LASTING}


@pytest.mark.rule("VAL-CRY-58")
@pytest.mark.parametrize("duration", ["instant", "1 turn", "permanent"])
def test_an_errand_is_over_when_it_is_done(duration: str) -> None:
    layer = cards(card("congress", "errand, any_major_pays: 5", duration=duration))
    (found,) = told(layer)
    assert (found.code, found.severity) == ("DCK007", ERROR)
    assert repaired(layer).part_as(CrayonPart).events["congress"].duration.kind == (
        "until-fulfilled"
    )


@pytest.mark.rule("VAL-CRY-58")
@pytest.mark.parametrize(
    ("effect", "fits"), [("no-link", "1 turn"), (f"lose-load, {SANDS}", "instant")]
)
def test_only_errands_can_be_fulfilled(effect: str, fits: str) -> None:
    layer = cards(card("strike", effect, duration="until-fulfilled"))
    assert [f.code for f in told(layer)] == ["DCK007"]
    mended = repaired(layer)
    assert str(mended.part_as(CrayonPart).events["strike"].duration) == fits
    assert findings_of(mended) == []


@pytest.mark.rule("VAL-CRY-58")
def test_waters_change_for_good() -> None:
    rain = "rekind, kind: dry-river, becomes: river"
    (found,) = told(cards(card("rain", rain)))
    assert (found.code, found.severity) == ("DCK007", WARNING)
    assert messages(cards(card("rain", rain, "no-build, area: region(sands)"))) == []


@pytest.mark.rule("VAL-CRY-58")
@pytest.mark.parametrize("more", [(), (f"lose-load, {SANDS}",)])
@pytest.mark.parametrize("duration", ["instant", "until-fulfilled"])
def test_a_change_of_waters_is_not_over_at_once(duration: str, more: tuple[str, ...]) -> None:
    rain = "rekind, kind: dry-river, becomes: river"
    layer = cards(card("rain", rain, *more, duration=duration))
    (found,) = told(layer)
    assert (found.code, found.severity) == ("DCK007", ERROR)
    mended = repaired(layer)
    assert str(mended.part_as(CrayonPart).events["rain"].duration) == "permanent"
    assert findings_of(mended) == []


@pytest.mark.rule("VAL-CRY-61")
@pytest.mark.parametrize(
    ("errand", "words"),
    [
        ("errand", "to no city since it names none"),
        ("errand, pays: {koralia: 9}", "to cities that no train can reach"),
    ],
)
def test_an_errand_must_end_somewhere(errand: str, words: str) -> None:
    (found,) = told(cards(card("congress", errand, duration="until-fulfilled")))
    assert (found.code, found.severity) == ("DCK015", ERROR)
    assert words in found.message


@pytest.mark.rule("VAL-CRY-61")
def test_an_errand_may_end_in_any_major_city_but_is_never_paid_overseas() -> None:
    layer = "errand, pays: {belogor: 9}, any_major_pays: 5"
    assert messages(cards(card("congress", layer, duration="until-fulfilled"))) == []
    layer = "errand, pays: {koralia: 9}, any_major_pays: 5"
    (found,) = told(cards(card("congress", layer, duration="until-fulfilled")))
    assert (found.code, found.severity) == ("DCK015", WARNING)
    assert found.route == ("events", "congress", "effects", 0, "pays", "koralia")


@pytest.mark.rule("VAL-CRY-61")
def test_an_errand_to_a_city_that_is_not_there_is_told_once() -> None:
    layer = cards(card("congress", "errand, pays: {nowhere: 9}", duration="until-fulfilled"))
    assert [f.code for f in told(layer)] == ["REF003"]


@pytest.mark.rule("VAL-CRY-62")
def test_a_bonus_is_for_what_cards_ask_for() -> None:
    # Everything is asked for somewhere, but coal nowhere in Belogor.
    layer = "bonus, amount: 4, goods: [coal], cities: [belogor]"
    assert messages(cards(card("fair", layer))) == [
        "DCK016 Fair pays more, but no card asks for its goods in its cities"
    ]
    assert messages(cards(card("fair", "bonus, amount: 4, goods: [coal, tea]"))) == []


@pytest.mark.rule("VAL-CRY-62")
def test_a_bonus_in_a_city_that_is_on_no_card_is_told_by_its_name() -> None:
    fair = cards(card("fair", "bonus, amount: 4, cities: [elsewhere, belogor]"))
    city = "{id: elsewhere, name: Elsewhere, kind: small, at: '4,6', supplies: [machines]}"
    layer = fair.replace("event_cards:", "cities: null, event_cards:") + f"cities:\n- {city}\n"
    (found,) = told(layer)
    assert found.code == "DCK016"
    assert found.route == ("events", "fair", "effects", 0, "cities", "elsewhere")


@pytest.mark.rule("VAL-CRY-62")
def test_a_good_that_nobody_wants_is_told_once() -> None:
    layer = (
        cards(card("fair", "bonus, amount: 4, goods: [amber, tea]"))
        + "goods: [{id: amber, chips: 3}]\n"
        + "cities: [{id: whitepan, supplies: [salt, amber]}]\n"
    ).replace("event_cards: null", "event_cards: null, chips: null")
    assert [f.code for f in told(layer)] == ["ECO003"]
