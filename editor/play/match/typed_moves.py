"""Moves that are typed as logs write them: what cannot be pointed at is said that way."""

from editor.play.match.match import Match, Meaning
from engine.protocol import Refusal
from engine.showing.plans import Plan
from model.notation import NotationError


def typed(match: Match, text: str) -> Meaning:
    """What a line means: a move in notation, or the only one on offer that begins so."""
    waits = match.not_your_turn
    if waits is not None:
        return Meaning(refusal=waits)
    text = " ".join(text.split())
    text = text[:1].lower() + text[1:]
    try:
        action = match.game.read(text)
        refusal = match.game.why_not(action)
    except NotationError as trouble:
        refusal = Refusal("", str(trouble))
    else:
        if refusal is None:
            return Meaning((Plan((action,)),))
    begun = [one.plan for one in match.offers.all if str(one.action).startswith(text)]
    return Meaning(tuple(begun)) if len(begun) == 1 else Meaning(refusal=refusal)


def example(match: Match) -> str:
    """A move that could be typed now; the first on offer."""
    return next((str(one.action) for one in match.offers.all), "")
