"""What the play window says of crayon games."""

from editor.play.match.words import PlayWords
from editor.words import tr


class CrayonWords(PlayWords):
    """Speaks of trains, operations, goods and cards."""

    def group(self, group: str) -> str:
        known = {
            "place": tr("Start the train"),
            "move": tr("Run"),
            "load": tr("Load"),
            "deliver": tr("Deliver"),
            "drop": tr("Put down"),
            "build": tr("Build"),
            "buy": tr("Buy"),
            "trade": tr("Trade"),
            "money": tr("Borrow"),
            "forced": tr("You have to choose"),
        }
        return known.get(group) or super().group(group)

    def going_on(self) -> str:
        return tr("Events in play")

    def go_on(self) -> str:
        return tr("Ends the operations, or the turn (Ctrl+Return)")

    def proposing(self) -> str:
        return tr("Goods and cards are being proposed for this game …")

    def none_proposed(self, why: str) -> str:
        text = tr("goods and cards are missing, and none can be proposed: {why}")
        return text.format(why=why)


WORDS = CrayonWords()
