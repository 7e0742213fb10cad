"""What is said about goods and cards that were proposed; a system says it of its own."""

from model.abilities.proposals import CardsWish, Proposal
from model.scenario.scenario import Scenario
from model.systems import part_of


class ProposalLines:
    """The words of a system that explains nothing; others say more."""

    def goods(self, after: Scenario, proposal: Proposal, *, explain: bool) -> list[str]:
        """The goods of a scenario that has them now; with `explain` where each comes from."""
        return []

    def cards(self, after: Scenario, wish: CardsWish, *, explain: bool) -> list[str]:
        """The cards of a scenario that has them now; with `explain` what each payout is made of.

        CannotPropose where nothing can be said of them.
        """
        return []


def proposal_lines_of(system: str) -> ProposalLines:
    """The words of a system for what it proposes."""
    part = part_of("milepost", system, "proposal_lines")
    lines: ProposalLines = ProposalLines() if part is None else part.LINES
    return lines
