"""A game can be kept as plain data at any moment and goes on from it; strange data is refused."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.protocol import NotPlayable
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.plain.words import WRITTEN_OTHERWISE
from engine.systems.crayon.resuming import game_from_plain
from engine.systems.crayon.state.state import Seat, State, Train, Turn
from engine.systems.crayon.state.track import Track
from tests.engine.policies import aimless, purposeful, steady
from tests.engine.systems.crayon.set_ups import SetUp, any_set_up
from tests.generate.examples import examples

EVERYTHING = SetUp(
    preset="empire-builder",
    variants=tuple(
        sorted(
            "additional-trains borrowing circus field-warehousing honeymoon-entry open-contracts "
            "late-payment restart track-trade".split()
        )
    ),
    seed=8,
)


def reloaded(game: CrayonGame) -> CrayonGame:
    text = json.dumps(game.to_plain(), sort_keys=True)
    loaded: CrayonGame = game_from_plain(game.scenario, json.loads(text))
    return loaded


@cache
def states() -> list[CrayonGame]:
    """States of eventful games, choices and trades on the way among them."""
    found = []
    for set_up, policy in ((EVERYTHING, purposeful), (SetUp(seed=2), steady)):
        game, rng = set_up.game(), Random(8)
        for number in range(900):
            if game.actor is None:
                break
            if number % 30 == 0 or game.state.agenda or game.state.turn.offer:
                found.append(game.copy())
            game.play(policy(game, rng))
    return found


@pytest.mark.rule("INV-CRY-31")
@pytest.mark.parametrize("seed", range(4))
def test_a_reloaded_game_goes_on_as_it_would_have(seed: int) -> None:
    """At every action the game is kept and loaded, as often as that can be done."""
    live, rng = any_set_up(seed).game(), Random(seed)
    kept = reloaded(live)
    for _ in range(150):
        if live.actor is None:
            break
        action = purposeful(live, rng)
        assert list(kept.actions()) == list(live.actions())
        assert kept.play(action) == live.play(action)
        kept = reloaded(kept)
        assert kept.to_plain() == live.to_plain()
        assert (kept.actor, kept.scores(), kept.result) == (live.actor, live.scores(), live.result)


@pytest.mark.rule("INV-CRY-31")
def test_games_in_the_middle_of_something_are_kept_too() -> None:
    words = {task[0] for game in states() for task in game.state.agenda}
    assert {"lose", "settled", "refill"} <= words
    assert any(game.state.turn.offer for game in states())
    for game in states():
        assert reloaded(game).to_plain() == game.to_plain()


@pytest.mark.rule("INV-CRY-31")
@pytest.mark.parametrize(
    "task",
    [
        ("lose", 1, 0, 1),
        ("retreat", 1, 0),
        ("protect", 2, 0),
        ("answer", 2),
        ("refill", 0),
        ("event", "snow", 1),
        ("effect", "snow", 2, 1),
        ("settled", "snow"),
        ("end-turn",),
    ],
    ids=lambda task: str(task[0]),
)
def test_every_task_is_written_in_words_and_read_back(task: tuple[Any, ...]) -> None:
    from engine.systems.crayon.plain.reading import Reader
    from engine.systems.crayon.plain.words import Words
    from engine.systems.crayon.plain.writing import _task

    game = SetUp().game()
    if task[0] == "protect":
        task = (*task, *game.table.places["vinehall"].approach)
    if task[0] == "retreat":
        task = (*task, *game.table.places["dunmarrow"].cells)
    written = json.loads(json.dumps(_task(task, Words(game.table))))
    assert Reader(game.table, game.to_plain()).task(written) == task
    assert all(type(word) is str or word < 10 for word in written), "no number of a milepost"


def everything_in(plain: Any) -> Iterator[Any]:
    yield plain
    inner = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ()
    for one in inner:
        yield from everything_in(one)


def test_plain_data_is_numbers_words_and_flags_by_name() -> None:
    for game in states():
        for one in everything_in(game.to_plain()):
            assert type(one) in (int, str, bool, list, dict, type(None))
            assert not isinstance(one, dict) or all(type(key) is str for key in one)


@pytest.mark.parametrize("kind", [State, Seat, Train, Turn, Track], ids=lambda kind: kind.__name__)
def test_no_part_of_a_state_is_left_out(kind: type[Any]) -> None:
    """Whoever adds a field to the state is reminded to keep it."""
    plain = states()[0].to_plain()
    seat = plain["seats"][0]
    parts = {State: plain, Seat: seat, Train: seat["trains"][0], Turn: plain["turn"]}
    parts[Track] = {**plain["track"], "touched": "follows", "is_shared": "of no meaning"}
    assert set(kind.__slots__) <= {*parts[kind], *WRITTEN_OTHERWISE} & {*parts[kind]}


def test_what_is_kept_does_not_change_with_the_game() -> None:
    game = states()[3].copy()
    plain = game.to_plain()
    before = deepcopy(plain)
    loaded = game_from_plain(game.scenario, plain)
    rng = Random(3)
    for _ in range(30):
        loaded.play(aimless(loaded, rng))
        game.play(aimless(game, rng))
    assert plain == before


# -- strange data


def test_a_state_of_another_scenario_is_refused() -> None:
    with pytest.raises(NotPlayable):
        game_from_plain(SetUp("made-3-8-8").scenario(), states()[5].to_plain())


@pytest.mark.parametrize("plain", [None, [], "state", 7, {}, {"seats": []}, {"seats": [{}]}])
def test_what_is_no_state_at_all_is_refused(plain: Any) -> None:
    with pytest.raises(NotPlayable, match=r"fit|system"):
        game_from_plain(SetUp().scenario(), plain)


Edit = Callable[[dict[str, Any]], None]


def put(*route: str | int, value: Any) -> Edit:
    def edit(plain: dict[str, Any]) -> None:
        place: Any = plain
        for step in route[:-1]:
            place = place[step]
        place[route[-1]] = value

    return edit


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


@pytest.mark.parametrize(
    "edit",
    [
        put("format", value=2),
        put("system", value="trains"),
        put("seed", value="1"),
        put("seed", value=10**30),
        put("seed", value=10**5000),
        put("deck", value=nested(900)),
        put("agenda", value=[nested(900)]),
        put("bank", value=-1.5),
        put("cash_public", value=1),
        put("names", value=["Ann"]),
        put("turn", "seat", value=0),
        put("turn", "seat", value=4),
        put("turn", "phase", value="lunch"),
        put("turn", "round", value=0),
        put("turn", "from_majors", value={"atlantis": 1}),
        put("turn", "offer", value={"other": 2, "asks": ["2,5 3,5"], "gives": [], "pays": 0}),
        put("seats", 0, "cash", value=10**6),
        put("seats", 0, "lost_turns", value=10**9),
        put("seats", 0, "trains", value=[]),
        put("seats", 0, "trains", 0, "type", value="rocket"),
        put("seats", 0, "trains", 0, "at", value="99,99"),
        put("seats", 0, "trains", 0, "at", value="somewhere"),
        put("seats", 0, "trains", 0, "moved", value=99),
        put("seats", 0, "trains", 0, "loads", value=["gold"]),
        put("seats", 0, "trains", 0, "loads", value=["coal"] * 9),
        put("seats", 0, "hand", value=["rail-tax"]),
        put("seats", 0, "hand", value=["999"]),
        put("seats", 0, "bound", value={"1": [0], "2": ["x"]}),
        put("seats", 0, "errands", value=["snow"]),
        put("deck", value=[]),
        put("tray", value={}),
        put("tray", "coal", value=-1),
        put("agenda", value=[["end-turn"]]),
        put("agenda", value=[["answer", 2]]),
        put("agenda", value=[["lose", 1, 1, 1]]),
        put("agenda", value=[["lose", 1, 9, 1]]),
        put("agenda", value=[["retreat", 1, 1, "6,7"]]),
        put("agenda", value=[["protect", 2, 1]]),
        put("agenda", value=[["effect", "snow", 9, 1]]),
        put("agenda", value=[["dance"]]),
        put("agenda", value=[[]]),
        put("agenda", value=["lose"]),
        put("in_play", value=[["snow", 1, 0]]),
        put("in_play", value=[["snow", 1, 1]]),
        put("in_play", value=[["weather", 1, 1]]),
        put("lying", value=[["coal", "atlantis", None, None]]),
        put("declared", value={"9": 100}),
        put("result", value={"places": [[1], [1, 2]], "reason": "victory"}),
        put("track", "sections", value={"0,0 9,9": 1}),
        put("track", "sections", value={"2,5 2,5": 1}),
        put("track", "sections", value={"2,5": 1}),
        put("track", "owners", value={"canal": [1]}),
        put("track", "reserved", value={"7,7 8,7": [1, 0]}),
        put("track", "protected", value=["7,7 8,7"]),
        put("counters", value={"deck": -1}),
    ],
)
def test_a_state_with_something_wrong_in_it_is_refused_with_a_sentence(edit: Edit) -> None:
    game = SetUp(seed=4).game()
    plain = game.to_plain()
    game_from_plain(game.scenario, plain)
    edit(plain)
    with pytest.raises(NotPlayable) as told:
        game_from_plain(game.scenario, plain)
    assert "\n" not in str(told.value)
    assert len(str(told.value)) < 300


LEAVES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 99, 10**9, 10**40, 1.5, "", "1", "2,5", "2,5 3,5", "coal"),
    *("snow", "spring-flood", "koralia-line", "building", "lost", [], {}, [[]], ["end-turn"]),
)


def places_in(plain: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of some data at which something can be changed."""
    keys = plain if isinstance(plain, dict) else range(len(plain) if isinstance(plain, list) else 0)
    for key in keys:
        yield plain, key
        yield from places_in(plain[key])


def damaged(plain: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The data with a few things changed, swapped, doubled or missing."""
    plain = json.loads(json.dumps(plain))
    for _ in range(rng.randint(1, 3)):
        holder, key = rng.choice(list(places_in(plain)))
        match rng.randrange(5):
            case 0:
                holder[key] = rng.choice(LEAVES)
            case 1:
                other, its = rng.choice(list(places_in(plain)))
                holder[key] = json.loads(json.dumps(other[its]))
            case 2:
                del holder[key]
            case 3 if type(holder[key]) is int:
                holder[key] += rng.choice((-1, 1))
            case _ if isinstance(holder, list):
                holder.insert(key, holder[key])
    return plain


@settings(max_examples=examples(150), suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10**9))
def test_damaged_data_is_refused_or_can_be_played(seed: int) -> None:
    """Whatever is believed can be played on: no traceback, and every action comes to an end."""
    rng = Random(seed)
    game = rng.choice(states())
    try:
        loaded = game_from_plain(game.scenario, damaged(game.to_plain(), rng))
    except NotPlayable:
        return
    for _ in range(12):
        if loaded.actor is None:
            break
        assert 0 <= loaded.actor < len(loaded.names)
        loaded.play(aimless(loaded, rng))
    json.dumps(loaded.to_plain())
