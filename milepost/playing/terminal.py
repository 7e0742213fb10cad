"""A game at the terminal: shows the situation, reads what is typed, and tells what happens."""

import re
from collections.abc import Callable, Hashable

from engine.hosting.shared_screen import SharedScreen
from engine.protocol import Action, Game, Happening, Refused
from engine.showing.plans import Plan
from engine.showing.telling import ending, told
from milepost.playing.asides import WORDS, Asides
from milepost.playing.curtain import Curtain
from milepost.playing.host import Host
from milepost.playing.menu import Menu
from milepost.playing.screen import DIM, Screen
from milepost.playing.talk import talk_of
from milepost.terminal.say import Refusal, clean, listed
from model.notation import NotationError

_RULES = re.compile(r"\(([A-Z]+-[A-Z]+-(?:\d+|[a-z-]+))\)")
"""The rules that a sentence rests on."""


class Leave(Exception):
    """The players stop; the game can be resumed."""


class Terminal:
    """One table of people and bots."""

    def __init__(self, host: Host, screen: Screen, ask: Callable[[str], str]) -> None:
        self.host, self.screen, self.ask = host, screen, ask
        self.talk = talk_of(host.session.header.system)
        self.shared = SharedScreen(host)
        self.curtain = Curtain(host, self.shared, screen, self._answer_at_the_curtain)
        self._turn: Hashable = None
        self._heading = ""

    @property
    def game(self) -> Game:
        """The game as it is shown to the person who has to act."""
        return self.shared.game

    def run(self) -> None:
        """Plays until the game is over; Leave where the players stop before."""
        while self.host.game.actor is not None:
            if self.host.is_bots_turn():
                self._let_bots_play()
            else:
                self._let_a_person_act()
        self.screen.heading("The end")
        self.screen.say_all(ending(self.host.game))

    # -- bots

    def _let_bots_play(self) -> None:
        seat, happenings = self.host.actor, list[Happening]()
        while self.host.is_bots_turn() and self.host.actor == seat:
            happenings += self.host.play_bot()
        self.screen.say()
        news = told(happenings, self.host.game.names, to=self.shared.seat)
        self.screen.say_all(news, self.screen.colour(seat))

    # -- people

    def _let_a_person_act(self) -> None:
        if self.curtain.rise():
            self._turn = None  # the whole picture is new to who comes to the screen
            if self.shared.awaited is not None:
                return
        menu = Menu(self.game, self.talk)
        self._show(menu)
        asides = Asides(self)
        while True:
            text = self._typed()
            if not text:
                self._show(menu)
                continue
            changed = asides.answered(menu, text)
            if changed:
                return
            if changed is not None:
                continue
            try:
                plan = self.meant(menu, text)
            except Refusal as trouble:
                self.screen.say(f"No: {trouble}")
                continue
            if self._agreed(plan) and self._carry_out(plan):
                return

    def _typed(self) -> str:
        return self._answer_to("> ")

    def _answer_to(self, prompt: str) -> str:
        try:
            return self.ask(prompt)
        except EOFError:
            raise Leave from None

    def _answer_at_the_curtain(self, prompt: str) -> str:
        text = self._answer_to(prompt)
        if WORDS.get(text.lower()) == "quit":
            raise Leave
        return text

    def _show(self, menu: Menu) -> None:
        """The whole picture at the beginning of a turn, later only what has changed."""
        game, seat = self.game, self.game.actor
        if seat is None:
            return
        heading, turn = self.talk.heading(game), self.talk.turn(game)
        if turn != self._turn:
            self.host.session.forget_marks()
            self.show_picture()
        else:
            if heading != self._heading:
                self.screen.heading(heading)
            self.screen.say(self.talk.status(game, seat), DIM)
        self._turn, self._heading = turn, heading
        self.screen.say_all(menu.lines(self.screen.size[0]))

    def show_picture(self) -> None:
        game, seat = self.game, self.game.actor
        if seat is not None:
            self.screen.heading(self.talk.heading(game))
            self.screen.say_all(self.talk.picture(game, seat))
            self.screen.say()

    # -- what a line means

    def meant(self, menu: Menu, text: str) -> Plan:
        """The actions that a typed line means, or a Refusal."""
        if text.isdecimal():
            action = menu.numbered(int(text[:9]))
            if action is None:
                raise Refusal(f"the list goes from 1 to {len(menu.actions)}")
            return Plan((action,))
        game, text = self.game, text[:1].lower() + text[1:]
        refusal, trouble = None, ""
        try:
            action = game.read(text)
            refusal = game.why_not(action)
            if refusal is None:
                return Plan((action,))
        except NotationError as error:
            # The list of all words that some errors end with is what help is for.
            trouble = f"{str(error).partition(';')[0]}; help tells what can be typed"
        found = menu.beginning(text)
        if len(found) == 1:
            return Plan((found[0],))
        plan = self.talk.plan(game, text, refusal)
        if plan is not None:
            return plan
        if len(found) > 1:
            trouble = f"that may mean {listed((str(one) for one in found), 6)}"
        raise Refusal(str(refusal or trouble))

    def _agreed(self, plan: Plan) -> bool:
        if plan.text:
            self.screen.say(plan.text)
        if not plan.is_asked:
            return True
        return self._answer_to("Do it? [yes] ").lower() in ("", "y", "yes")

    def _carry_out(self, plan: Plan) -> bool:
        """Plays the actions of a plan while nothing comes between; whether anything was done."""
        session, turn = self.host.session, self.talk.turn(self.host.game)
        seat, is_unseen = self.host.actor, session.is_shared
        session.mark()
        happenings: list[Happening] = []
        done = 0
        for action in plan.actions:
            length = len(happenings)
            try:
                happenings += self.host.play(action)
            except Refused as trouble:
                self.screen.say(f"No: {trouble}")
                break
            done += 1
            drawn = any(one.chance is not None for one in happenings[length:])
            if drawn or is_unseen or self.host.actor != seat:
                break
        self.curtain.fall()
        game = self.host.game
        self.screen.say_all(told(happenings, game.names, to=self.shared.seat))
        if self.talk.turn(game) != turn:
            session.forget_marks()
        elif any(one.chance is not None for one in happenings):
            self._show_new_hand()
        return done > 0

    def _show_new_hand(self) -> None:
        """The hand of who has to act now, unless another is at the screen and it is secret."""
        actor = self.host.actor
        if actor is not None and actor == self.shared.seat:
            self.screen.say_all(self.talk.hand(self.game, actor))

    def explain(self, action: Action) -> None:
        """Why an action may not be played, with its rule."""
        refusal = self.game.why_not(action)
        if refusal is None:
            self.screen.say(f"{action} is allowed")
            return
        self.screen.say(f"{refusal.sentence} ({refusal.rule})")
        self._quote(refusal.rule)

    def explain_line(self, menu: Menu, text: str) -> None:
        """The same for a line that is no move in notation, and means one: `move wuhan`."""
        try:
            plan = self.meant(menu, text)
        except Refusal as trouble:
            self.screen.say(f"No: {trouble}")
            for rule in dict.fromkeys(_RULES.findall(str(trouble))):
                self._quote(rule)
            return
        what = str(plan.actions[0]) if len(plan.actions) == 1 else clean(text)
        self.screen.say(f"{what} is allowed{f': {plan.text}' if plan.text else ''}")

    def _quote(self, rule: str) -> None:
        """A rule in its words, where it has some."""
        from engine.rulebook import NoSuchRule, find

        try:
            text = getattr(find(rule), "text", "")
        except NoSuchRule:
            return
        self.screen.say(f"       {clean(text)}", DIM)
