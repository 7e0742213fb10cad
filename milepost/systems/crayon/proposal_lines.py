"""What is said about goods and demand cards that were proposed for a crayon map."""

from milepost.showing.proposal_lines import ProposalLines
from milepost.systems.crayon.deck_lines import demand_lines, formula_lines, summary_lines
from milepost.systems.crayon.goods_lines import goods_lines, source_lines
from model.abilities.proposals import CardsWish, Proposal
from model.scenario.scenario import Scenario
from model.systems.crayon.economy.judging import judged_deck
from model.systems.crayon.economy.market import market_of


class CrayonLines(ProposalLines):
    """Sources and chips of goods; payouts of cards against the formula of the rules."""

    def goods(self, after: Scenario, proposal: Proposal, *, explain: bool) -> list[str]:
        told = source_lines(after, proposal.reasons) if explain else []
        return [*told, *goods_lines(after)]

    def cards(self, after: Scenario, wish: CardsWish, *, explain: bool) -> list[str]:
        market = market_of(after, wish.band)
        verdict = judged_deck(market)
        told = [*demand_lines(market, verdict), *formula_lines(market)] if explain else []
        return [*told, *summary_lines(market, verdict)]


LINES = CrayonLines()
