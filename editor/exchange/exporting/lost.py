"""What an export leaves out, in words: said before anything is written."""

from collections.abc import Sequence

from editor.panels.sheets.collection_sheet import collection_title
from editor.words import tr
from model.scenario.scenario import Scenario
from validator.exchange.described.losses import Loss


def lost_words(scenario: Scenario, lost: Sequence[Loss]) -> str:
    """The parts that are left out, each with how many things it has."""
    words = [_said(scenario, one) for one in lost]
    return " · ".join(words) or tr("nothing")


def _said(scenario: Scenario, loss: Loss) -> str:
    part, _, field = loss.part.partition(".")
    title = _title(scenario, part)
    if field:
        about = tr("{part}: {field}").format(part=title, field=_title(scenario, field).lower())
        title = about
    return f"{title}\u00a0{loss.count:,}" if loss.count else title


def _title(scenario: Scenario, part: str) -> str:
    return collection_title(scenario.system, part)
