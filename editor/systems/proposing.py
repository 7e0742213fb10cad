"""What a system can propose for its maps: goods, cards, whatever a designer may take over."""

from model.systems import part_of


def has_proposals(system: str) -> bool:
    """Whether a system has a job that proposes something for a map."""
    return part_of("editor", system, "sheets.proposals") is not None
