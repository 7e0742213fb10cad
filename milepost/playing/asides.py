"""What a player can type that is no move: looking, asking, taking back, leaving."""

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.protocol import Game
from milepost.playing.examples import Examples, help_lines
from milepost.terminal.say import Refusal, clean, screen_room
from model.notation import NotationError

if TYPE_CHECKING:
    from milepost.playing.menu import Menu
    from milepost.playing.terminal import Terminal

LAST = 12
WORDS = {
    **dict.fromkeys(("help", "?", "h"), "help"),
    **dict.fromkeys(("quit", "exit", "q"), "quit"),
    **dict.fromkeys(("list", "ls"), "list"),
    **dict.fromkeys(("rules", "rule", "explain"), "rules"),
    **dict.fromkeys(("others", "players"), "others"),
    **dict.fromkeys(("undo", "u"), "undo"),
    **{word: word for word in ("why", "what", "hand", "events", "map", "look", "log")},
}
"""What is typed, and the method that answers it."""


class Asides:
    """The answers. Each says whether the situation is another one now."""

    def __init__(self, terminal: "Terminal") -> None:
        self.terminal = terminal
        self.say = terminal.screen.say

    @property
    def game(self) -> Game:
        return self.terminal.game

    @property
    def _examples(self) -> Examples:
        return self.terminal.talk.examples(self.game)

    def answered(self, menu: "Menu", text: str) -> bool | None:
        """Answers an aside; None where the text is none."""
        word, _, rest = text.partition(" ")
        method = WORDS.get(word.lower())
        if method is None:
            return None
        changed: bool = getattr(self, method)(menu, rest.strip())
        return changed

    def help(self, menu: "Menu", rest: str) -> bool:
        self.terminal.screen.say_all(help_lines(self._examples))
        return False

    def quit(self, menu: "Menu", rest: str) -> bool:
        from milepost.playing.terminal import Leave

        raise Leave

    def list(self, menu: "Menu", rest: str) -> bool:
        columns = self.terminal.screen.size[0]
        lines = menu.all_of(rest.lower(), columns) if rest else menu.lines(columns)
        self.terminal.screen.say_all(
            lines or [f"nothing of this kind; there is {', '.join(menu.groups)}"]
        )
        return False

    def why(self, menu: "Menu", rest: str) -> bool:
        if not rest:
            self.say(f"Say which move: why {self._examples.move}")
            return False
        try:
            self.terminal.explain(self.game.read(rest))
        except NotationError:
            self.terminal.explain_line(menu, rest)
        return False

    def what(self, menu: "Menu", rest: str) -> bool:
        """What a move would do and cost, by its number or as it is typed."""
        aid, action = self.terminal.talk.aid, None
        try:
            numbered = menu.numbered(int(rest[:9])) if rest.isdecimal() else None
            action = numbered or self.game.read(rest)
        except NotationError as trouble:
            self.say(f"No: {trouble}" if rest else "Say which move: what 3")
        if action is not None:
            price = aid.price(self.game, action)
            costs = "" if price is None else f" (costs {price})"
            self.say(f"{action}: {aid.does(self.game, action)}{costs}")
        return False

    def rules(self, menu: "Menu", rest: str) -> bool:
        from milepost.explaining.codes import explained

        if not rest:
            self.say(f"Say which rule: rules {self._examples.rule}".rstrip())
            return False
        try:
            self.terminal.screen.say_all(explained(rest, self.terminal.screen.size[0] - 1))
        except Refusal as trouble:
            self.say(f"No: {trouble}")
        return False

    def hand(self, menu: "Menu", rest: str) -> bool:
        names, seat = self.game.names, self.game.actor
        if rest:
            named = [n for n, name in enumerate(names) if name.casefold() == rest.casefold()]
            if not named:
                self.say(f"No: {clean(rest)} does not play; {', '.join(names)} do")
                return False
            seat = named[0]
        if seat is not None:
            self._show_hand(seat)
        return False

    def _show_hand(self, seat: int) -> None:
        talk, name = self.terminal.talk, self.game.names[seat]
        facts = talk.aid.seat(self.game, seat)
        if seat != self.game.actor and facts.cards and not facts.to_others().cards:
            self.say(f"No: what {name} has is hidden from you")
            return
        self.terminal.screen.say_all(talk.hand(self.game, seat) or [f"{name} has no cards"])

    def events(self, menu: "Menu", rest: str) -> bool:
        lines = self.terminal.talk.events(self.game)
        self.terminal.screen.say_all(lines or ["no events are in play"])
        return False

    def others(self, menu: "Menu", rest: str) -> bool:
        if self.game.actor is not None:
            self.terminal.screen.say_all(self.terminal.talk.others(self.game, self.game.actor))
        return False

    def map(self, menu: "Menu", rest: str) -> bool:
        try:
            picture = self.terminal.talk.board(self.game, rest, screen_room())
            self.terminal.screen.show(picture)
        except Refusal as trouble:
            self.say(f"No: {trouble}")
        return False

    def look(self, menu: "Menu", rest: str) -> bool:
        self.terminal.show_picture()
        return False

    def undo(self, menu: "Menu", rest: str) -> bool:
        records = len(self.terminal.host.session.records)
        if not self.terminal.host.undo():
            chance = self._examples.chance
            self.say(f"Nothing can be taken back: not past the last {chance}, nor past your turn")
            return False
        back = records - len(self.terminal.host.session.records)
        self.say(f"Taken back: {back} {'action' if back == 1 else 'actions'}")
        return True

    def log(self, menu: "Menu", rest: str) -> bool:
        """The last moves; what chance answered may be hidden from who looks."""
        from engine.logs.game_log import record_text

        for record in self.terminal.host.session.records[-LAST:]:
            move = replace(record, chance=(), state="")
            self.terminal.screen.say_all(record_text(move).strip().splitlines())
        path = self.terminal.host.log_path
        if path is not None:
            self.say(f"The log is {path}")
        return False
