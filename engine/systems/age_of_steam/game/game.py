"""AgeOfSteamGame: a game of Age of Steam behind the protocol that all systems share."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

from engine.played_game import PlayedGame
from engine.protocol import Action, Happening, NotPlayable, Refusal, Refused
from engine.systems.age_of_steam.actions.kinds import Agree, Sell
from engine.systems.age_of_steam.actions.track_kinds import Urbanize
from engine.systems.age_of_steam.actions.typed import parsed
from engine.systems.age_of_steam.agreements import agreeing
from engine.systems.age_of_steam.ending.scoring import score
from engine.systems.age_of_steam.game.from_position import begin_at
from engine.systems.age_of_steam.game.going_on import go_on
from engine.systems.age_of_steam.game.setup import begin, fresh_state
from engine.systems.age_of_steam.phases.selling import sell, why_not_sell
from engine.systems.age_of_steam.plain.writing import game_to_plain
from engine.systems.age_of_steam.state.play import Play, no
from engine.systems.age_of_steam.state.state import State
from engine.systems.age_of_steam.table.table import Table, table_of
from engine.systems.age_of_steam.turns.all_phases import PHASES
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.showing.board_pieces import THE_STATE
from model.wording.speech import tr

MOST_PLAYERS = 8


class AgeOfSteamGame(PlayedGame[Play, Table, State]):
    """One game. Its parts are public to bots of this system: they look, and never touch."""

    # -- what it is

    @property
    def system(self) -> str:
        return "age-of-steam"

    @property
    def neutrals(self) -> tuple[str, ...]:
        """The state, where links can be nationalised."""
        return (THE_STATE,) if "nationalisation" in self.table.rules.modules else ()

    @property
    def actor(self) -> int | None:
        return self._play.state.actor

    @property
    def out(self) -> frozenset[int]:
        seats = enumerate(self._play.state.seats)
        return frozenset(number for number, seat in seats if seat.left)

    def scores(self) -> tuple[int, ...]:
        return tuple(score(self._play, seat) for seat in range(self._play.state.players))

    # -- what may be done

    def actions(self, seat: int | None = None) -> Iterator[Action]:
        state = self._play.state
        if state.actor is None or seat not in (None, state.actor):
            return iter(())
        if state.agreement is not None:
            return agreeing.answers()
        legal = PHASES[state.phase].actions(self._play)
        if self.table.rules.shares.private_sale is None or why_not_sell(self._play) is not None:
            return legal
        return chain(legal, (Sell(),))

    def why_not(self, action: Action, seat: int | None = None) -> Refusal | None:
        play, actor = self._play, self._play.state.actor
        if actor is None:
            return no("AOS-END-01", tr("the game is over"))
        if seat is not None and seat != actor:
            return no("AOS-TURN-02", tr("{actor} has to act first", actor=play.name(actor)))
        if play.state.agreement is not None:
            return agreeing.why_not_answer(action)
        if isinstance(action, Agree):
            return agreeing.why_not_propose(play, action)
        if isinstance(action, Sell):
            return why_not_sell(play)
        phase = PHASES[play.state.phase]
        if type(action) not in phase.KINDS:
            return no(phase.RULE, tr("now {now}", now=tr(phase.NOW)))
        return phase.why_not(play, action)

    def play(self, action: Action, seat: int | None = None) -> list[Happening]:
        refusal = self.why_not(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        play = self._play
        play.state.actions += 1
        news = list(_done(play, action))
        if play.state.actor is None:
            news += go_on(play)
        return news

    def read(self, text: str, seat: int | None = None) -> Action:
        found: Action = parsed(text)
        if isinstance(found, Urbanize):
            return replace(found, town=self._town_at(found.town))
        return found

    def _town_at(self, place: str) -> str:
        """A town that is named by its hex, by its id; any other name as it is."""
        towns = self.table.towns.values()
        return next((town.id for town in towns if str(town.at) == place), place)

    # -- values

    def copy(self) -> "AgeOfSteamGame":
        play = self._play
        return AgeOfSteamGame(Play(play.table, play.state.copy(), play.names), self._opening)

    def view(self, seat: int, guess: int = 0) -> "AgeOfSteamGame":
        """Only the future is hidden: chance is asked anew, from the guess."""
        play = self._play
        state = play.state.copy()
        state.seed, state.counters = guess, {}
        return AgeOfSteamGame(Play(play.table, state, play.names))

    def to_plain(self) -> dict[str, Any]:
        return game_to_plain(self._play)


def _done(play: Play, action: Any) -> Iterator[Happening]:
    if play.state.agreement is not None:
        return agreeing.answer(play, action)
    if isinstance(action, Agree):
        return agreeing.propose(play, action)
    if isinstance(action, Sell):
        return sell(play)
    return PHASES[play.state.phase].do(play, action)


def new_game(scenario: Scenario, names: Sequence[str], seed: int) -> AgeOfSteamGame:
    """A new game; NotPlayable says why there is none."""
    least, most = max(1, scenario.players.min), min(MOST_PLAYERS, scenario.players.max)
    if not least <= len(names) <= most:
        raise NotPlayable(
            tr(
                "{least} to {most} can play this, not {names}",
                least=least,
                most=most,
                names=len(names),
            )
        )
    table = table_of(scenario)
    trouble = why_not_playable(table, len(names))
    if trouble:
        raise NotPlayable(trouble)
    play = Play(table, fresh_state(table, len(names), seed), tuple(names))
    position = table.part.position
    if position is not None:
        return AgeOfSteamGame(play, list(begin_at(play, position)))
    return AgeOfSteamGame(play, [*begin(play), *go_on(play)])


def why_not_playable(table: Table, players: int) -> str:
    """Why no game can be made of a scenario for so many; nothing if one can."""
    rules = table.rules
    if not rules.phases or rules.phases[-1] != "advance":
        return tr("the last phase of a turn must be advance")
    if rules.order.mode == "pay-first" and rules.pay_first is None:
        return tr("the first place is bought, and its price is not said: pay_first")
    if table.roles and len(table.roles) != players:
        return tr(
            "there are {roles} roles, which is not the number of players", roles=len(table.roles)
        )
    unknown = [name for name in rules.phases if name not in PHASES]
    return tr("there is no phase {unknown}", unknown=unknown[0]) if unknown else ""
