"""Set-up: what everyone gets, the deal, who goes first, and what the bank and the deck are."""

import pytest

from tests.engine.systems.crayon.situations.fresh_start import CARDS, fresh, hand_values, told
from tests.engine.systems.crayon.situations.meadow import CR, EB, on_meadow
from tests.engine.systems.crayon.situations.situation import both_games, legal, play, refused

SEEDS = range(1, 9)


@pytest.mark.rule("CRY-SETUP-01")
@pytest.mark.parametrize(("preset", "cash"), [(CR, 60), (EB, 40)])
def test_everyone_gets_cash_and_a_freight_and_the_board_is_empty(preset: str, cash: int) -> None:
    state = fresh(preset).state
    assert [seat.cash for seat in state.seats] == [cash] * 3
    assert [[train.type for train in seat.trains] for seat in state.seats] == [["freight"]] * 3
    assert not state.track.sections


@pytest.mark.rule("CRY-SETUP-01")
def test_cash_and_trains_of_the_start_are_rules() -> None:
    rules = "start: {cash: 33, trains: [freight, heavy-freight]}"
    seat = fresh(CR, rules=rules).state.seats[1]
    assert (seat.cash, [train.type for train in seat.trains]) == (33, ["freight", "heavy-freight"])


@pytest.mark.rule("CRY-SETUP-02")
@both_games
def test_everyone_is_dealt_three_cards_of_a_shuffled_deck(preset: str) -> None:
    hands = {seed: [seat.hand for seat in fresh(preset, seed=seed).state.seats] for seed in SEEDS}
    assert all(len(hand) == 3 for each in hands.values() for hand in each)
    assert len({str(each) for each in hands.values()}) == len(hands)
    assert [len(seat.hand) for seat in fresh(preset, rules="turn: {hand_size: 4}").state.seats] == [
        4
    ] * 3


@pytest.mark.rule("CRY-SETUP-02")
@pytest.mark.rule("OPEN-CRY-13")
@pytest.mark.parametrize(
    ("deal", "order"),
    [("hand-by-hand", [0, 0, 0, 1, 1, 1]), ("card-by-card", [0, 1, 0, 1, 0, 1])],
)
def test_hands_are_dealt_one_by_one_or_in_turn(deal: str, order: list[int]) -> None:
    game = fresh(CR, players=2, rules=f"start: {{deal: {deal}}}")
    assert [seat for seat, _ in told(game, "deal")] == order


@pytest.mark.rule("CRY-SETUP-03")
@both_games
def test_events_in_the_deal_have_no_effect_and_are_replaced(preset: str) -> None:
    for seed in SEEDS:
        state = fresh(preset, seed=seed, players=6).state
        assert all(card.isdecimal() for seat in state.seats for card in seat.hand)
        assert [len(seat.hand) for seat in state.seats] == [3] * 6
        assert not state.in_play


@pytest.mark.rule("CRY-SETUP-03")
@pytest.mark.parametrize(
    ("back", "end"),
    [("true", "are shuffled back into the deck"), ("false", "stay out of the game")],
)
def test_events_set_aside_in_the_deal_are_told(back: str, end: str) -> None:
    rules = f"start: {{shuffle_events_back: {back}}}"
    for seed in SEEDS:
        game = fresh(EB, seed=seed, players=6, rules=rules)
        said = [one.text for one in game.opening() if one.kind == "aside"]
        once = "Festival turns up in the deal and is set aside"
        assert said in ([], [*[once] * (len(said) - 1), f"The events set aside {end}"])
        assert back == "true" or len(game.state.out) == max(0, len(said) - 1)
    assert any(
        one.kind == "aside"
        for seed in SEEDS
        for one in fresh(EB, seed=seed, players=6, rules=rules).opening()
    )


@pytest.mark.rule("CRY-SETUP-04")
@both_games
def test_events_of_the_deal_are_shuffled_back(preset: str) -> None:
    for seed in SEEDS:
        state = fresh(preset, seed=seed, players=6).state
        assert state.deck.count("festival") == 6
        assert not state.out


@pytest.mark.rule("CRY-SETUP-04")
def test_events_of_the_deal_may_stay_out_instead() -> None:
    rules = "start: {shuffle_events_back: false}"
    games = [fresh(EB, seed=seed, players=6, rules=rules) for seed in SEEDS]
    assert all(g.state.deck.count("festival") + len(g.state.out) == 6 for g in games)
    assert any(game.state.out for game in games)


# -- who goes first


@pytest.mark.rule("CRY-SETUP-05")
@pytest.mark.parametrize("seed", SEEDS)
def test_in_china_rails_the_highest_payout_in_hand_goes_first(seed: int) -> None:
    game = fresh(CR, seed=seed)
    best = [values[0] for values in hand_values(game)]
    assert game.actor == best.index(max(best))


LIKE = {card: (50, 40, card) for card in range(1, 13)}
"""Cards that agree in their two highest payouts."""
ALIKE = dict.fromkeys(range(1, 13), (9, 9, 9))


@pytest.mark.rule("CRY-SETUP-05")
@pytest.mark.rule("OPEN-CRY-12")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_tie_is_decided_by_the_next_payouts(seed: int) -> None:
    game = fresh(CR, seed=seed, pays=LIKE)
    values = hand_values(game)
    assert game.actor == values.index(max(values))
    assert not told(game, "lots")


@pytest.mark.rule("OPEN-CRY-12")
def test_hands_that_are_all_alike_draw_lots() -> None:
    games = [fresh(CR, seed=seed, pays=ALIKE) for seed in SEEDS]
    first = [game.state.first for game in games]
    lots = [told(game, "lots") for game in games]
    assert lots == [[(seat, f"seat {seat + 1}")] for seat in first]
    assert len(set(first)) > 1


@pytest.mark.rule("OPEN-CRY-12")
def test_a_tie_can_be_decided_by_a_cut_instead() -> None:
    for seed in SEEDS:
        game = fresh(CR, seed=seed, pays=LIKE, rules="start: {tie: cut-again}")
        cutters = {seat for seat, _ in told(game, "cut")}
        assert game.actor in cutters


def winner_of_cuts(cuts: list[tuple[int, str]], players: int) -> int:
    """Who has the highest card of each round of cuts, until one is left."""
    tied = list(range(players))
    while len(tied) > 1:
        round_, cuts = cuts[: len(tied)], cuts[len(tied) :]
        assert [seat for seat, _ in round_] == tied
        values = {seat: int(card) if card.isdecimal() else 0 for seat, card in round_}
        tied = [seat for seat in tied if values[seat] == max(values.values())]
    assert not cuts
    return tied[0]


@pytest.mark.rule("CRY-SETUP-06")
@pytest.mark.rule("OPEN-CRY-12")
@pytest.mark.parametrize("seed", range(1, 25))
def test_in_empire_builder_the_highest_cut_goes_first_and_events_count_nothing(seed: int) -> None:
    game = fresh(EB, seed=seed)
    assert game.actor == winner_of_cuts(told(game, "cut"), 3)
    asked = [one.chance.of for one in game.opening() if one.chance is not None]
    assert asked == sorted(asked), "cuts come before the deal"
    left = CARDS + 6 - 9
    assert len(game.state.deck) == left


@pytest.mark.rule("CRY-SETUP-06")
def test_somebody_who_cut_an_event_lost_to_a_demand() -> None:
    cuts = [told(fresh(EB, seed=seed), "cut")[:3] for seed in range(1, 25)]
    assert any(card == "festival" for round_ in cuts for _, card in round_)


@pytest.mark.rule("CRY-SETUP-06")
@pytest.mark.rule("OPEN-CRY-12")
def test_equal_cuts_are_repeated_among_the_tied_and_end_at_last() -> None:
    game = fresh(EB, players=2, pays=ALIKE, events="")
    assert len(told(game, "cut")) == 200
    assert told(game, "lots") == [(game.state.first, f"seat {game.state.first + 1}")]


@pytest.mark.rule("CRY-SETUP-05")
@pytest.mark.rule("CRY-SETUP-06")
@pytest.mark.parametrize("seed", SEEDS)
def test_how_the_first_player_is_found_is_a_rule(seed: int) -> None:
    hands = fresh(EB, seed=seed, rules="start: {first_player: highest-in-hand}")
    best = [values[0] for values in hand_values(hands)]
    assert (hands.actor, told(hands, "cut")) == (best.index(max(best)), [])
    cut = fresh(CR, seed=seed, rules="start: {first_player: cut}")
    assert cut.actor == winner_of_cuts(told(cut, "cut"), 3)


# -- trains come later


@pytest.mark.rule("CRY-SETUP-08")
@pytest.mark.rule("OPEN-CRY-37")
@both_games
def test_trains_are_placed_in_the_first_operations(preset: str) -> None:
    game = fresh(preset, players=2)
    assert not legal(game, "place")
    assert refused(game, "place 2,3") == "CRY-SETUP-08"
    play(game, *["end"] * 4)
    assert not any(train.is_placed for seat in game.state.seats for train in seat.trains)
    assert refused(game, "place 2,3") == ""


@pytest.mark.rule("CRY-SETUP-08")
@pytest.mark.rule("OPEN-CRY-37")
def test_another_reading_places_trains_in_the_set_up() -> None:
    game = fresh(CR, players=2, rules="start: {place_train: set-up}")
    assert refused(game, "end") == "CRY-SETUP-08"
    play(game, "place 2,3", "end")
    assert refused(game, "end") == "CRY-SETUP-08"


# -- the deck, chips and the bank


@pytest.mark.rule("CRY-COMP-06")
@both_games
def test_demands_and_events_are_one_deck_without_trains(preset: str) -> None:
    state = fresh(preset).state
    cards = sorted([*state.deck, *(card for seat in state.seats for card in seat.hand)])
    demands = [str(card) for card in range(1, CARDS + 1)]
    assert cards == sorted([*demands, *["festival"] * 6])


@pytest.mark.rule("CRY-COMP-05")
@both_games
def test_one_of_the_three_demands_is_paid_and_the_card_is_gone(preset: str) -> None:
    train = "trains: [{type: freight, at: '13,4', loads: [coal, coal]}]"
    game = on_meadow(f"hand: [1, 2, 3], {train}", preset=preset, turn="{phase: operations}")
    assert [len(game.table.cards[card].demands) for card in ("1", "2", "3")] == [3, 3, 3]
    play(game, "deliver coal easton 9 card 1")
    assert "1" not in game.state.seats[0].hand
    assert game.state.discards == ["1"]
    assert refused(game, "deliver coal easton 9 card 1") == "CRY-DELIV-01"


@pytest.mark.rule("CRY-COMP-08")
@both_games
def test_chips_are_limited_and_come_back_to_the_tray(preset: str) -> None:
    full = "cash: 9, trains: [{type: freight, at: '2,4', loads: [coal, coal]}]"
    last = "cash: 9, trains: [{type: freight, at: '2,4'}]"
    game = on_meadow(full, last, preset=preset, turn="{phase: operations, seat: 2}")
    play(game, "load coal")
    assert refused(game, "load coal") == "CRY-LOAD-02"
    play(game, "done", "end", "drop coal", "done", "end")
    assert refused(game, "load coal") == ""


@pytest.mark.rule("CRY-COMP-09")
@both_games
def test_the_bank_books_what_it_takes_and_is_never_exhausted(preset: str) -> None:
    seat = "cash: 30, hand: [1, 2, 3], trains: [{type: freight, at: '13,4', loads: [coal]}]"
    game = on_meadow(seat, preset=preset, turn="{phase: operations}")
    total = game.state.bank + sum(one.cash for one in game.state.seats)
    play(game, "deliver coal easton 9 card 1", "done", "build 3,4 4,4")
    assert game.state.seats[0].cash == 30 + 9 - 1
    assert game.state.bank + sum(one.cash for one in game.state.seats) == total == 0
    assert game.state.bank < 0


# -- options


@pytest.mark.rule("CRY-GEN-02")
@both_games
def test_options_are_chosen_before_play_and_stay(preset: str) -> None:
    plain = fresh(preset, players=2)
    play(plain, *["end"] * 4)
    assert refused(plain, "time") == "CRY-GEN-02"
    assert refused(plain, "restart") == "CRY-GEN-02"
    chosen = fresh(preset, players=2, variants="time-limit, restart")
    play(chosen, *["end"] * 4)
    rules = chosen.table.rules
    assert refused(chosen, "restart") == ""
    play(chosen, "time", "done", "end")
    assert chosen.table.rules == rules
