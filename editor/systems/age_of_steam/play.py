"""What the play window says of Age of Steam."""

from editor.play.match.words import PlayWords
from editor.words import tr


class AgeOfSteamWords(PlayWords):
    """Speaks of shares, the order, actions, track and goods."""

    def group(self, group: str) -> str:
        known = {
            "shares": tr("Issue shares"),
            "order": tr("Bid for the order"),
            "pass": tr("Or"),
            "decline": tr("Or"),
            "role": tr("Choose a role"),
            "action": tr("Select an action"),
            "track": tr("Build track"),
            "tokens": tr("Spend tokens"),
            "discs": tr("You have to choose"),
            "goods": tr("Move goods"),
            "engine": tr("Or"),
            "growth": tr("Production"),
            "agreement": tr("Agree?"),
            "done": tr("Go on"),
        }
        return known.get(group) or super().group(group)

    def on_map(self, group: str) -> str:
        known = {
            "track": tr(
                "Drag from side to side of hexes; the wheel changes the tile. A click on a hex "
                "shows what fits there."
            ),
            "goods": tr("Click on a city to see what its cubes earn."),
        }
        return known.get(group) or super().on_map(group)

    def at_once(self, group: str) -> str:
        known = {"track": tr("A click on a special link buys it.")}
        return known.get(group) or super().at_once(group)

    def price(self, amount: int) -> str:
        return f"${amount}"

    def go_on(self) -> str:
        return tr("Ends the build, or does nothing in this round (Ctrl+Return)")


WORDS = AgeOfSteamWords()
