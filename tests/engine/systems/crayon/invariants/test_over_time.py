"""Every invariant that needs two states is seen when it is broken."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.protocol import Happening
from engine.systems.crayon.game.game import CrayonGame
from tests.engine.systems.crayon.invariants import over_time
from tests.engine.systems.crayon.invariants.over_time import Watcher, played_again
from tests.engine.systems.crayon.situations.middle_game import (
    Tampering,
    apart,
    into_play,
    played_until,
    rules_of,
)


def watched(
    word: str,
    first: Tampering = lambda _: None,
    last: Tampering = lambda _: None,
    tell: Callable[[list[Happening]], list[Happening]] = lambda told: told,
) -> set[str]:
    """What a watcher says of an action if before, after or the news are not what they were."""
    before, action = played_until(word)
    after = before.copy()
    happenings = after.play(action)
    watcher = Watcher(every=0)
    assert watcher.saw(before, action, happenings, after) == []
    before, after = apart(before), apart(after)
    first(before)
    last(after)
    return rules_of(watcher.saw(before, action, tell(happenings), after))


@pytest.mark.rule("INV-CRY-16")
def test_running_where_no_track_leads_is_seen() -> None:
    assert "INV-CRY-16" in watched("move", lambda game: game.state.track.sections.clear())


@pytest.mark.rule("INV-CRY-18")
def test_rent_for_track_that_was_not_used_is_seen() -> None:
    def last(game: CrayonGame) -> None:
        game.state.turn.paid += ((-1, (game.state.turn.seat + 1) % 3),)

    assert watched("load", last=last) == {"INV-CRY-18"}


@pytest.mark.rule("INV-CRY-19")
@pytest.mark.parametrize("word", ["load", "move"])
def test_operating_in_a_lost_turn_is_seen(word: str) -> None:
    def first(game: CrayonGame) -> None:
        game.state.turn.phase = "lost"

    assert watched(word, first) == {"INV-CRY-19"}


@pytest.mark.rule("INV-CRY-23")
def test_cash_that_becomes_private_again_is_seen() -> None:
    def first(game: CrayonGame) -> None:
        game.state.cash_public = True

    def last(game: CrayonGame) -> None:
        game.state.cash_public = False

    assert watched("done", first, last) == {"INV-CRY-23"}


@pytest.mark.rule("INV-CRY-23")
def test_rains_that_dry_up_are_seen() -> None:
    def first(game: CrayonGame) -> None:
        game.state.rains = ("desert-rains",)

    def last(game: CrayonGame) -> None:
        game.state.rains = ()

    assert watched("done", first, last) == {"INV-CRY-23"}


@pytest.mark.rule("INV-CRY-24")
def test_running_after_building_is_seen() -> None:
    def builds(game: CrayonGame) -> None:
        game.state.turn.phase = "building"

    assert watched("move", builds, builds) == {"INV-CRY-24"}


@pytest.mark.rule("INV-CRY-24")
def test_a_turn_that_goes_back_to_operations_is_seen() -> None:
    def last(game: CrayonGame) -> None:
        game.state.turn.phase = "operations"

    assert watched("build", last=last) == {"INV-CRY-24"}


@pytest.mark.rule("INV-CRY-25")
@pytest.mark.parametrize("word", ["load", "deliver"])
def test_business_before_an_errand_is_seen(word: str) -> None:
    def first(game: CrayonGame) -> None:
        into_play(game.state, "congress", None)
        game.state.mover.errands = ("congress",)

    assert watched(word, first) == {"INV-CRY-25"}


@pytest.mark.rule("INV-CRY-26")
def test_a_delivery_without_its_card_is_seen() -> None:
    def first(game: CrayonGame) -> None:
        game.state.mover.hand = ()

    assert watched("deliver", first) == {"INV-CRY-26"}


@pytest.mark.rule("INV-CRY-26")
def test_a_card_that_is_not_discarded_after_its_delivery_is_seen() -> None:
    def last(game: CrayonGame) -> None:
        game.state.discards.clear()

    assert watched("deliver", last=last) == {"INV-CRY-26"}


@pytest.mark.rule("INV-CRY-27")
def test_a_delivery_that_pays_too_much_is_seen() -> None:
    def tell(told: list[Happening]) -> list[Happening]:
        return [
            one._replace(facts={**one.facts, "amount": one.facts["amount"] + 1})
            if one.kind == "deliver"
            else one
            for one in told
        ]

    assert watched("deliver", tell=tell) == {"INV-CRY-27"}


@pytest.mark.rule("INV-CRY-27")
def test_a_bonus_that_is_not_paid_is_seen() -> None:
    def first(game: CrayonGame) -> None:
        into_play(game.state, "lantern-festival", 1)

    assert watched("deliver wine", first) == {"INV-CRY-27"}
    assert watched("deliver machines", first) == set()


@pytest.mark.rule("INV-CRY-29")
def test_a_section_that_changes_hands_by_itself_is_seen() -> None:
    def last(game: CrayonGame) -> None:
        edge, owner = next(iter(game.state.track.sections.items()))
        game.state.track.sections[edge] = (owner + 1) % 3

    assert watched("build", last=last) == {"INV-CRY-29"}


@pytest.mark.rule("INV-CRY-29")
def test_a_section_that_comes_or_goes_by_itself_is_seen() -> None:
    def goes(game: CrayonGame) -> None:
        game.state.track.erase(next(iter(game.state.track.sections)))

    def comes(game: CrayonGame) -> None:
        free = min(game.table.over["alder-beck"] - game.state.track.sections.keys())
        game.state.track.lay(0, free)

    assert watched("move", last=goes) == {"INV-CRY-29"}
    assert watched("build", last=comes) == {"INV-CRY-29"}


@pytest.mark.rule("INV-CRY-30")
def test_an_action_that_leads_elsewhere_when_it_is_played_again_is_seen() -> None:
    before, action = played_until("deliver")
    after = before.copy()
    happenings = after.play(action)
    assert played_again(before, action, happenings, after) == []
    after.state.bank += 1
    assert "INV-CRY-30" in rules_of(played_again(before, action, happenings, after))


@pytest.mark.rule("INV-CRY-31")
def test_a_game_that_goes_on_otherwise_after_loading_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before, action = played_until("deliver")
    after = before.copy()
    happenings = after.play(action)

    def forgetful(*given: Any) -> CrayonGame:
        game = before.copy()
        game.state.seed += 1
        return game

    monkeypatch.setattr(over_time, "game_from_plain", forgetful)
    assert rules_of(played_again(before, action, happenings, after)) == {"INV-CRY-31"}
