"""What the play window says of Trains."""

from editor.play.match.words import PlayWords
from editor.words import tr


class TrainsWords(PlayWords):
    """Speaks of cards, rails, stations and Waste."""

    def group(self, group: str) -> str:
        known = {
            "start": tr("Your first marker"),
            "play": tr("Play cards"),
            "effect": tr("What the card does"),
            "buy": tr("Buy cards"),
            "turn": tr("Your turn"),
        }
        return known.get(group) or super().group(group)

    def on_map(self, group: str) -> str:
        known = {
            "start": tr("Click on a marked hex."),
            "effect": tr("Click on a marked hex: what it costs is said at the pointer."),
        }
        return known.get(group) or super().on_map(group)

    def on_cards(self, group: str) -> str:
        known = {
            "play": tr("a click or a drag plays"),
            "buy": tr("a click or a drag buys"),
            "effect": tr("click on a framed card"),
        }
        return known.get(group, "")

    def go_on(self) -> str:
        return tr("Applies the card, discards no more, or ends the turn (Ctrl+Return)")


WORDS = TrainsWords()
