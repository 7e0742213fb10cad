"""What can be proposed for crayon scenarios, as every system is asked for it."""

from model.abilities.proposals import CardsWish, GoodsWish, Playable, Proposal, Proposals
from model.scenario.change import Change, apply
from model.scenario.scenario import Scenario


class CrayonProposals(Proposals):
    """Goods, demand and event cards, and balanced payouts."""

    def goods(self, scenario: Scenario, wish: GoodsWish) -> Proposal:
        from model.systems.crayon.economy.goods import GoodsWanted, proposed_goods
        from model.systems.crayon.economy.goods_list import read_goods

        wanted = GoodsWanted(
            number=wish.number,
            chips=wish.chips,
            seed=wish.seed,
            listed=read_goods(wish.file) if wish.file is not None else None,
            latitudes=wish.latitudes,
        )
        proposed = proposed_goods(scenario, wanted)
        return Proposal(proposed.change, proposed.sources)

    def cards(self, scenario: Scenario, wish: CardsWish) -> Proposal:
        from model.systems.crayon.economy.judging import balance_change
        from model.systems.crayon.economy.market import market_of

        if wish.rebalance:
            return Proposal(balance_change(market_of(scenario, wish.band), wish.only))
        return Proposal(_cards(scenario, wish))

    def lacking_to_play(self, scenario: Scenario) -> str:
        from model.systems.crayon.economy.proposing import lacking_to_play

        return lacking_to_play(scenario)

    def made_playable(self, scenario: Scenario, seed: int = 1) -> Playable:
        from model.systems.crayon.economy.proposing import made_playable

        return made_playable(scenario, seed)


def _cards(scenario: Scenario, wish: CardsWish) -> Change:
    """Cards added, or all cards anew; events name only what is on demand cards."""
    from model.systems.crayon.economy.deck import deck_change, usual_number
    from model.systems.crayon.economy.events import events_change
    from model.systems.crayon.economy.market import market_of
    from model.systems.crayon.things.part import CrayonPart

    market = market_of(scenario, wish.band)
    change, there = Change(""), len(scenario.part_as(CrayonPart).demands)
    if wish.number is not None or wish.anew or not there:
        number = usual_number(market) if wish.number is None else wish.number
        change = deck_change(market, number, wish.seed, anew=wish.anew)
    if wish.events is None:
        return change
    with_deck = market_of(apply(scenario, change))
    return change.join(events_change(with_deck, wish.events, wish.seed))


PROPOSALS = CrayonProposals()
