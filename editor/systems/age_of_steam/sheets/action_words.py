"""What actions do, in sentences, for the table of actions."""

from editor.words import tr
from model.systems.age_of_steam.rules.action_rules import SpecialAction
from model.systems.age_of_steam.rules.base_effects import effects_said
from model.systems.age_of_steam.sentences.effects import sentences


def action_in_words(action: SpecialAction) -> list[str]:
    """What an action does, a sentence each."""
    return sentences(effects_said(action)) or [tr("It does nothing.")]
