"""What the economy checks see: goods, cards, payouts against hauls."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load
from model.scenario.scenario import Scenario
from model.systems.crayon.economy.hauls import Haul
from model.systems.crayon.things.part import CrayonPart, Demand
from tests.generate.scenario import make_scenario
from tests.validator.examples import told
from validator.finding import ERROR, WARNING
from validator.running.run import findings_of
from validator.survey.survey import survey_of
from validator.systems.crayon.checks.economy import payouts
from validator.systems.crayon.survey import hopeless_demands
from validator.systems.crayon.survey.payout_trend import trend
from validator.systems.crayon.survey.survey import CrayonSurvey
from validator.systems.crayon.survey.trade import Offer, offers

TUTORIAL = load(bundled_scenarios()["tutorial"])


def codes(scenario: Scenario) -> set[str]:
    return {finding.code for finding in findings_of(scenario)}


def with_cards(**cards: str) -> Scenario:
    """The tutorial with some cards of another wording."""
    part = TUTORIAL.part_as(CrayonPart)
    demands = part.demands
    for name, text in cards.items():
        wording = tuple(Demand.parse(line) for line in text.split(","))
        demands = demands.put(name.removeprefix("card_"), wording)
    return replace(TUTORIAL, part=replace(part, demands=demands))


def with_players(number: int) -> Scenario:
    return replace(TUTORIAL, players=replace(TUTORIAL.players, max=number))


def crayon(scenario: Scenario) -> CrayonSurvey:
    survey = survey_of(scenario)
    assert isinstance(survey, CrayonSurvey)
    return survey


@pytest.mark.rule("VAL-CRY-49")
def test_a_small_deck_is_a_warning_and_a_tiny_one_an_error() -> None:
    weights = {
        players: [f.severity for f in findings_of(with_players(players)) if f.code == "DCK001"]
        for players in (5, 6)
    }
    assert weights == {5: [], 6: [WARNING]}
    few = replace(TUTORIAL, part=replace(TUTORIAL.part_as(CrayonPart), demands=_first(11)))
    assert [f.severity for f in findings_of(few) if f.code == "DCK001"] == [ERROR]


def _first(number: int) -> Things[tuple[Demand, ...]]:
    demands = TUTORIAL.part_as(CrayonPart).demands
    return Things({name: demands[name] for name in list(demands)[:number]})


@pytest.mark.rule("VAL-CRY-43")
def test_a_single_chip_is_too_few_for_a_good_that_a_tenth_of_the_cards_ask_for() -> None:
    # Trains with room for one load do not ask for more chips; fifteen cards of 36 do.
    small = "".join(
        f"{name}: {{capacity: 1}}, "
        for name in ("freight", "fast-freight", "heavy-freight", "super-freight")
    )
    layer = f"rules: {{trains: {{{small}}}, declared: {{chips: null}}}}\ngoods:\n"
    (found,) = [f for f in told(layer + "- {id: salt, chips: 1}\n") if f.code == "ECO005"]
    assert found.message == "salt has a single chip, and 15 of 36 cards ask for it"


@pytest.mark.rule("VAL-CRY-46")
def test_a_demand_is_measured_by_the_cheapest_track_from_either_end() -> None:
    # Dunmarrow is a major city: its line to the forest begins there and pays for the forest only.
    survey = crayon(TUTORIAL)
    track = survey.trade.exact_track(Demand("dunmarrow", "timber", 6))
    assert track == 3
    assert "BAL001" not in codes(
        with_cards(card_2="dunmarrow timber 3,vinehall tea 16,larkhaven salt 20")
    )
    assert "BAL001" in codes(
        with_cards(card_3="wendmouth timber 8,koralia wine 15,whitepan coal 18")
    )


@pytest.mark.rule("VAL-CRY-46")
def test_a_deck_that_counts_on_old_track_is_told_once() -> None:
    part = TUTORIAL.part_as(CrayonPart)
    poor = {
        number: tuple(d._replace(pays=max(d.pays // 2, 1)) for d in card)
        for number, card in part.demands.items()
    }
    found = findings_of(replace(TUTORIAL, part=replace(part, demands=Things(poor))))
    told = [finding for finding in found if finding.code == "BAL001"]
    assert [finding.route for finding in told] == [("demands",)]
    assert "BAL004" not in {finding.code for finding in found}


@pytest.mark.rule("VAL-CRY-47")
@pytest.mark.parametrize("payout", [131, 31, 2])
def test_a_slip_in_a_payout_is_odd(payout: int) -> None:
    card = f"koralia machines 10,belogor wine 13,kestrel-bay tea {payout}"
    (told,) = findings_of(with_cards(card_1=card))
    assert told.code == "BAL002"
    assert told.route == ("demands", "1", f"kestrel-bay tea {payout}")


@pytest.mark.rule("VAL-CRY-47")
def test_few_demands_have_no_trend() -> None:
    part = TUTORIAL.part_as(CrayonPart)
    card = (Demand("kestrel-bay", "tea", 999), *part.demands["1"][1:])
    few = replace(TUTORIAL, part=replace(part, demands=_first(5).put("1", card)))
    assert "BAL002" not in codes(few)


def test_the_trend_is_not_bent_by_one_odd_payout() -> None:
    found = [
        Offer(str(far), Demand("aston", "wood", 2 + 2 * far), Haul(far, far, far))
        for far in range(40)
    ]
    odd = found[20]._replace(demand=Demand("aston", "wood", 900))
    expected = trend([*found[:20], odd, *found[21:]])
    assert expected[20] == pytest.approx(42, abs=0.5)


def test_what_cannot_come_to_a_city_is_no_offer() -> None:
    survey = crayon(with_cards(card_1="koralia machines 10,nowhere wine 13,kestrel-bay gold 16"))
    assert {o.demand.good for o in offers(survey) if o.card == "1"} == {"machines"}


def test_a_city_overseas_is_reached_by_its_link() -> None:
    haul = crayon(TUTORIAL).trade.haul(Demand("koralia", "machines", 10))
    # Larkhaven supplies machines and has the port: only the link is paid.
    assert haul == Haul(track=6, least=6, mileposts=5)


@pytest.mark.rule("VAL-CRY-43")
def test_chips_are_counted_after_those_the_rules_take_away() -> None:
    salt = replace(TUTORIAL.goods["salt"], chips=1)
    assert "ECO005" in codes(replace(TUTORIAL, goods=TUTORIAL.goods.put("salt", salt)))
    fewer = "rules: {chips: {fewer_per_good: %d}, declared: {chips: null}}\n"
    assert [f.route[1] for f in told(fewer % 2) if f.code == "ECO005"] == ["salt", "tea"]
    gone = [f for f in told(fewer % 4) if f.code == "ECO005"]
    assert len(gone) == len(TUTORIAL.goods)
    assert {f.severity for f in gone} == {ERROR}
    none = replace(salt, chips=0)
    found = codes(replace(TUTORIAL, goods=TUTORIAL.goods.put("salt", none)))
    assert "ECO002" in found
    assert "ECO005" not in found


def test_exact_prices_are_asked_for_as_often_as_the_size_of_the_map_allows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards = {
        f"card_{number}": f"whitepan coal {number},koralia wine 15,wendmouth timber 8"
        for number in (3, 4, 5)
    }
    few = with_cards(**cards)
    assert [one.code for one in findings_of(few)].count("BAL001") <= 3
    survey = crayon(few)
    assert hopeless_demands.hopeless(survey).left_out is None
    monkeypatch.setattr(hopeless_demands, "MOST_SEARCHED", 2 * survey.waves.everywhere.bit_count())
    assert len(hopeless_demands._worst(survey, offers(survey))) == 2
    monkeypatch.setattr(hopeless_demands, "MOST_SEARCHED", 1)
    assert hopeless_demands._worst(survey, offers(survey)) == frozenset()
    left_out = hopeless_demands.hopeless(survey).left_out
    assert left_out is not None
    assert "on a map of this size the exact price of track is not known for" in left_out.why


@pytest.mark.rule("VAL-CRY-06")
def test_a_payout_of_nothing_is_an_error_and_told_once() -> None:
    layer = "demands:\n  %s: [koralia machines 10, belogor wine 0, kestrel-bay tea 16]\n"
    (found,) = told(layer % 1)
    assert (found.code, found.severity) == ("DCK020", ERROR)
    assert found.route == ("demands", "1", "belogor wine 0")


def test_searches_for_payouts_pause_and_whoever_is_stopped_at_a_pause_loses_nothing() -> None:
    survey = crayon(TUTORIAL)
    begun = payouts.pays_less_than_track.findings(survey)
    assert next(begun) is None
    begun.close()  # type: ignore[attr-defined]
    again = list(payouts.pays_less_than_track.findings(survey))
    assert len([one for one in again if one is None]) >= 2
    goods = {demand.good for _, demand in survey.trade.demands}
    assert set(survey.trade._weighed) == goods & set(survey.trade.supplies)
    assert hopeless_demands.hopeless(survey) == hopeless_demands.hopeless(crayon(TUTORIAL))


@given(st.integers(0, 10**6))
def test_track_laid_from_a_major_city_is_never_cheaper_than_the_exact_one(seed: int) -> None:
    survey = crayon(make_scenario(seed, 9, 9))
    hauls = survey.trade.hauls
    for good in survey.trade.supplies:
        for city in survey.ground.red:
            laid = hauls.laid_from_major(good, city)
            if laid is not None:
                exact = hauls.exact_track(good, city)
                assert exact is not None
                assert exact <= laid
