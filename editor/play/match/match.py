"""A game that is played from the editor: what pointing means, doing, taking back, and the bots.

It works on the scenario as a value and never touches a document; it knows no window.
"""

from collections.abc import Hashable, Sequence

from editor.play.match.offers import Offers, best_of_each
from editor.play.match.seating import Prepared, Seating, prepared
from editor.play.match.story import Story, Turn
from editor.words import tr
from engine.bots import NoSuchBot
from engine.hosting.host import Host
from engine.hosting.shared_screen import SharedScreen
from engine.logs.game_log import GameLog
from engine.logs.session import begin
from engine.protocol import Game, Happening, NotPlayable, Refusal, Refused
from engine.showing.ghosts import NOTHING
from engine.showing.plans import CannotPlan, Plan
from engine.showing.player_aid import aid_of
from engine.showing.seat_facts import SeatFacts
from engine.showing.strokes import Sketch, Stroke
from model.forms.frozen import dataclass
from model.pieces.places import Place, Step
from model.scenario.scenario import Scenario

MOST_TOLD = 4
"""So many things that a click may mean are told in words."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What pointing at a place means: one plan, several to choose from, or why there is none."""

    plans: tuple[Plan, ...] = ()
    refusal: Refusal | None = None
    is_chosen: bool = False
    """Whether the player is asked even where there is one plan only."""


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a plan: what happened, and why it did not go on, if it was refused."""

    happenings: tuple[Happening, ...] = ()
    refusal: Refusal | None = None


class Match:
    """People and bots at one table."""

    def __init__(self, scenario: Scenario | Prepared, seating: Seating) -> None:
        """Begins a game; NotPlayable says in a sentence why there is none."""
        ready = scenario if isinstance(scenario, Prepared) else prepared(scenario)
        self.scenario, self.remarks = ready.scenario, ready.remarks
        self.seating = seating
        try:
            session = begin(self.scenario, seating.seats, seating.seed, seating.variants)
            self._host = Host(session)
        except NoSuchBot as trouble:
            raise NotPlayable(str(trouble)) from None
        self._screen = SharedScreen(self._host)
        self.aid = aid_of(self.scenario.system)
        self.story = Story(self._host.game.names, self._host.game.opening())
        self._offers: Offers | None = None
        self._last: Place | None = None
        """Where the player's last step ended."""

    # -- the moment

    @property
    def game(self) -> Game:
        """The game as it is shown: as the one knows it whose things are."""
        return self._screen.game

    @property
    def actor(self) -> int | None:
        return self._host.actor

    @property
    def is_bots_turn(self) -> bool:
        return self._host.is_bots_turn()

    @property
    def viewer(self) -> int | None:
        """The seat whose things are shown; None while nobody's secrets may be."""
        return self._screen.seat

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return self._host.people

    # -- the curtain between people at one screen

    @property
    def awaited(self) -> int | None:
        """The person who must come to the screen before more is shown, while a curtain is down."""
        return self._screen.awaited

    def lift_curtain(self) -> None:
        """The person who has to act is there."""
        self._screen.come()
        self._changed()

    @property
    def chosen_before(self) -> int | None:
        """The person who has chosen unseen, and can still take it back."""
        return self._host.chosen_before

    def take_back_choice(self) -> None:
        """Lets that person choose anew."""
        seat = self.chosen_before
        if self._screen.take_back():
            self.story.drop_choice(seat)
            self._changed()

    @property
    def offers(self) -> Offers:
        """What who has to act may do; nothing while it is a bot, or a curtain is down."""
        if self._offers is None:
            self._offers = Offers(None if self._waits else self.game, self.aid)
        return self._offers

    @property
    def _waits(self) -> bool:
        """Whether nobody who sits before the screen has to act."""
        return self.actor is None or self.is_bots_turn or self.awaited is not None

    @property
    def order(self) -> Sequence[int]:
        """The seats in the order of play."""
        return self.aid.order(self.game)

    def facts(self, seat: int) -> SeatFacts:
        """What a seat has; others' secrets are left out."""
        facts = self.aid.seat(self.game, seat)
        return facts if seat == self.viewer else facts.to_others()

    def news(self) -> list[Turn]:
        """The story as whoever sits before the screen is told it."""
        return self.story.told(self.viewer if self.people else None)

    # -- pointing

    def at(self, place: Place) -> Meaning:
        """What a click on a place means."""
        direct = self.offers.at.get(place)
        if direct:
            best = best_of_each(direct, self._last)
            whole = self.aid.plans_from(self.game, place)
            plans = (*whole, *(one.plan for one in best))
            if all(one.is_chosen for one in best):
                plans += self._plans_to(place)  # something else may come there
            return Meaning(plans, is_chosen=bool(whole) or any(one.is_chosen for one in best))
        if self._waits:
            return Meaning(refusal=self._not_your_turn())
        try:
            return Meaning(self.aid.plans_to(self.game, place))
        except CannotPlan as trouble:
            return Meaning(refusal=trouble.refusal)

    def _plans_to(self, place: Place) -> tuple[Plan, ...]:
        try:
            return self.aid.plans_to(self.game, place)
        except CannotPlan:
            return ()

    @property
    def ready(self) -> tuple[Plan, ...]:
        """What takes several actions and is worth a button of its own now."""
        return () if self._waits else self.aid.ready(self.game)

    def shown(self, plan: Plan) -> Plan:
        """A plan with what a picture shows of it, which is worked out when it is looked at."""
        if plan.ghost != NOTHING or len(plan.actions) != 1 or self._waits:
            return plan
        return plan._replace(ghost=self.aid.ghost(self.game, plan.actions[0]))

    def begins_stroke(self, place: Place) -> bool:
        """Whether a stroke from side to side may begin here."""
        return not self._waits and self.aid.begins_stroke(self.game, place)

    def sketch(self, stroke: Stroke) -> Sketch | None:
        """What a stroke would do; None where it means nothing so far."""
        return None if self._waits else self.aid.sketch(self.game, stroke)

    def along(self, start: Place, goal: Place) -> Meaning:
        """What a drag from a place to another means; neither where the way is there."""
        for step in ((start, goal), (goal, start)):
            offered = self.offers.along.get(step)
            if offered:
                return Meaning(tuple(one.plan for one in best_of_each(offered, start)))
        if self._waits:
            return Meaning(refusal=self._not_your_turn())
        try:
            action = self.aid.step(self.game, start, goal)
        except CannotPlan as trouble:
            return Meaning(refusal=trouble.refusal)
        if action is None:
            return Meaning()
        refusal = self.game.why_not(action)
        return Meaning(refusal=refusal) if refusal else Meaning((Plan((action,)),))

    def goals_from(self, place: Place) -> frozenset[Place]:
        """Where a drag that begins here may lead; none where none begins."""
        return frozenset(goal for start, goal in self.offers.along if start == place)

    def on_way(self, one: Place, other: Place) -> Meaning | None:
        """What a click between two places means; None where it is nothing of its own."""
        steps: list[Step] = [(one, other), (other, one)]
        found = [some for step in steps for some in self.offers.along.get(step, ())]
        return Meaning(tuple(o.plan for o in best_of_each(found, self._last))) if found else None

    @property
    def not_your_turn(self) -> Refusal | None:
        """Why nobody before the screen can do anything now; None where somebody can."""
        return self._not_your_turn() if self._waits else None

    def _not_your_turn(self) -> Refusal:
        if self.actor is None:
            return Refusal("", tr("the game is over"))
        text = tr("{name} is thinking") if self.is_bots_turn else tr("{name} comes next")
        return Refusal("", text.format(name=self.game.names[self.actor]))

    def hint(self, at: Place, meaning: Meaning) -> str:
        """The name of a place, and what a click there would do."""
        place = self.aid.place_name(self.game, at)
        texts = [plan.text for plan in meaning.plans[:MOST_TOLD]]
        if len(meaning.plans) > MOST_TOLD:
            texts.append("…")
        if not texts and meaning.refusal is not None and place:
            texts = [str(meaning.refusal) if meaning.refusal.rule else meaning.refusal.sentence]
        what = tr(" or ").join(texts)
        return f"{place}: {what}" if place and what else place or what

    # -- doing

    def do(self, plan: Plan, *, goes_on: bool = False) -> Done:
        """Plays a plan until chance answers or another has to act; one step of undo.

        `goes_on` makes it a part of the step before, as the steps of one drag are.
        """
        if self._waits:
            return Done(refusal=self._not_your_turn())
        session, turn = self._host.session, self._turn
        if not goes_on:
            session.mark()
        happenings: list[Happening] = []
        refusal = None
        for action in plan.actions:
            actor, before = self.actor, len(session.records)
            try:
                news = self._host.play(action)
            except Refused as refused:
                refusal = refused.refusal
                break
            self.story.add(actor, turn, news, before)
            happenings += news
            if self.actor != actor or any(one.chance is not None for one in news):
                break
        if self._turn != turn:
            session.forget_marks()
        self._changed(plan.steps[-1][1] if plan.steps else None)
        return Done(tuple(happenings), refusal)

    def _changed(self, last: Place | None = None) -> None:
        self._screen.follow()
        self._offers, self._last = None, last

    @property
    def _turn(self) -> Hashable:
        return self.aid.turn(self._host.game)

    @property
    def can_undo(self) -> bool:
        return self._host.session.can_undo and not self._waits

    def undo(self) -> bool:
        """Takes the last step back, as far as the last answer of chance or another's turn."""
        done = self.can_undo and self._host.undo()
        if done:
            self.story.take_back(len(self._host.session.records))
            self._changed()
        return done

    def step_bot(self) -> list[Happening]:
        """Lets the bot whose turn it is do one thing; BotFailed says what was wrong with it."""
        actor, turn, before = self.actor, self._turn, len(self._host.session.records)
        happenings = self._host.play_bot()
        self.story.add(actor, turn, happenings, before)
        self._changed()
        return happenings

    def log(self) -> GameLog:
        return self._host.session.log
