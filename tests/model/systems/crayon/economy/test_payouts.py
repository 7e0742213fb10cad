"""The formula of payouts: what it is made of, its band, and that all of it is whole numbers."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from model.systems.crayon.economy.hauls import Haul
from model.systems.crayon.economy.payouts import MOST, SLACK, fair_payout
from model.systems.crayon.network.track import cheapest
from model.systems.crayon.rules.card_rules import Payouts
from tests.model.systems.crayon.economy.small_maps import market

USUAL = Payouts(base=2, mileposts=90, track=50, remoteness=20, over_track=1, band=20)
AMOUNTS = st.integers(0, 3000)


def payout(mileposts: int, track: int, remoteness: int = 0, formula: Payouts = USUAL) -> int:
    return fair_payout(formula, Haul(track, track, mileposts), remoteness).amount


def test_a_payout_is_the_base_and_shares_of_distance_track_and_remoteness() -> None:
    assert payout(10, 12) == 2 + 9 + 6
    assert payout(10, 12, remoteness=20) == 2 + 9 + 6 + 4
    # 0.9 and 1.5 make 2.4, which is rounded down; half is rounded up.
    assert payout(1, 3) == 2 + 2
    assert payout(5, 6) == 2 + 8


def test_a_demand_pays_more_than_its_track_however_dear() -> None:
    assert payout(4, 60) == 61
    assert payout(4, 60, formula=replace(USUAL, over_track=0)) == 60


def test_the_shares_are_those_of_the_rules() -> None:
    assert payout(10, 0, formula=replace(USUAL, base=0, mileposts=250)) == 25
    assert payout(0, 0, formula=replace(USUAL, base=0, over_track=0)) == 1


def test_the_band_is_a_share_but_never_narrower_than_two_nor_below_the_track() -> None:
    fair = fair_payout(USUAL, Haul(30, 30, 30), 0)
    assert (fair.amount, fair.low, fair.high) == (44, 36, 52)
    assert [fair.has(pays) for pays in (35, 36, 52, 53)] == [False, True, True, False]
    small = fair_payout(USUAL, Haul(2, 2, 2), 0)
    assert (small.amount, small.low, small.high) == (5, 3, 7)
    steep = fair_payout(USUAL, Haul(50, 50, 5), 0)
    assert (steep.low, steep.amount) == (50, 51)


@given(AMOUNTS, AMOUNTS, AMOUNTS, st.integers(0, 100))
def test_the_amount_lies_in_its_band_and_pays_for_the_track(
    mileposts: int, track: int, remoteness: int, band: int
) -> None:
    formula = replace(USUAL, band=band)
    fair = fair_payout(formula, Haul(track, track, mileposts), remoteness)
    assert isinstance(fair.amount, int)
    assert track <= fair.low <= fair.amount <= fair.high <= MOST
    assert fair.amount > track
    assert fair.high - fair.amount >= SLACK


@given(AMOUNTS, AMOUNTS, AMOUNTS, st.integers(0, 50))
def test_nothing_pays_less_for_being_further_dearer_or_more_remote(
    mileposts: int, track: int, remoteness: int, more: int
) -> None:
    here = payout(mileposts, track, remoteness)
    assert here <= payout(mileposts + more, track, remoteness)
    assert here <= payout(mileposts, track + more, remoteness)
    assert here <= payout(mileposts, track, remoteness + more)


def test_distance_track_and_remoteness_are_counted_on_the_map() -> None:
    found = market().fair["dunster", "coal"]
    # From the edge of Aston at 2,1 to Dunster trains count 16 mileposts. Cheapest is a line round
    # the two cities between: 16 clear mileposts, and 3 for Dunster.
    assert found.haul.mileposts == 16
    assert found.haul.track == 16 + 3
    assert found.remoteness == found.haul.track


def test_the_track_is_what_the_cost_command_says() -> None:
    one = market(("supplies: [coal]", "supplies: []"), ("supplies: [tea]", "supplies: [tea, coal]"))
    network, numbers = one.ground.network, one.ground.numbers_of
    route = cheapest(network, numbers("dunster"), numbers("aston"))
    assert route is not None
    # A line may begin at a Major City, which then costs nothing.
    assert one.fair["aston", "coal"].haul.track == route.total < 22
    assert one.fair["aston", "coal"].remoteness == 0
