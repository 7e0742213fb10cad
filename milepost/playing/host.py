"""The host of a game that a command plays: what a bot does wrong is told as its one sentence."""

from engine.hosting import host
from engine.hosting.seated_bots import BotFailed
from engine.protocol import Happening
from milepost.terminal.say import Refusal


class Host(host.Host):
    """A session with its bots and its file."""

    def play_bot(self) -> list[Happening]:
        try:
            return super().play_bot()
        except BotFailed as trouble:
            raise Refusal(str(trouble)) from None
