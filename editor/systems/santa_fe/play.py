"""What the play window says of Santa Fe."""

from editor.play.match.words import PlayWords
from editor.words import tr


class SantaFeWords(PlayWords):
    """Speaks of cards, pieces of track and Boomtown markers."""

    def group(self, group: str) -> str:
        known = {
            "draw": tr("Fill your hand"),
            "play": tr("Play in secret"),
            "markers": tr("Place Boomtown markers"),
            "exchange": tr("Exchange City cards, or lay"),
            "lay": tr("Lay track"),
        }
        return known.get(group) or super().group(group)

    def on_map(self, group: str) -> str:
        known = {
            "lay": tr(
                "Click on a marked segment, or drag from city to city. Where several railroads "
                "may lay there, you are asked."
            ),
            "markers": tr("Click on a marked city."),
        }
        return known.get(group) or super().on_map(group)

    def buttons(self, group: str) -> int:
        """Cards are looked at before one is chosen: all of them at once."""
        return 20 if group in ("draw", "play") else super().buttons(group)

    def price(self, amount: int) -> str:
        return f"${amount}"

    def going_on(self) -> str:
        return tr("Short lines")

    def go_on(self) -> str:
        return tr("Lays or draws no more in this turn (Ctrl+Return)")


WORDS = SantaFeWords()
