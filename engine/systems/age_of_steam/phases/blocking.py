"""Which actions are blocked in a turn, found when it begins (AOM-ACTION-07)."""

from collections.abc import Iterator

from engine.protocol import Chance, Happening
from engine.systems.age_of_steam.state.play import Play
from model.amounts_in_words import listed
from model.systems.age_of_steam.conditions.selector import is_so
from model.systems.age_of_steam.rules.action_rules import Alternate, Block, Blocking
from model.wording.speech import tr

DIE = 6


def exists(play: Play, action: str, seat: int | None = None) -> bool:
    """Whether there is such an action now (AOM-ACTION-01)."""
    known = play.table.actions.get(action)
    return known is not None and play.is_so(known.when, seat)


def first_blocks(play: Play) -> Iterator[Happening]:
    """At set-up: which of alternating actions begins blocked, and the blocks of the first turn."""
    starts = []
    for rule in play.table.rules.actions.availability:
        if not isinstance(rule, Alternate) or not rule.alternate:
            continue
        if rule.start != "random":
            starts.append(rule.alternate.index(rule.start) if rule.start in rule.alternate else 0)
            continue
        at = play.drawn("blocks", len(rule.alternate))
        starts.append(at)
        text = tr(
            "{action_name} is blocked first", action_name=play.table.action_name(rule.alternate[at])
        )
        yield Happening("block", None, text, {}, Chance("blocks", rule.alternate[at]))
    play.state.starts = tuple(starts)
    yield from block_actions(play)


def block_actions(play: Play) -> Iterator[Happening]:
    """Old blocks fall, new ones come; what was taken before is forgotten."""
    state, situation = play.state, play.situation()
    blocked: list[str] = []
    alternating = iter(state.starts)
    for rule in play.table.rules.actions.availability:
        start = next(alternating) if isinstance(rule, Alternate) and rule.alternate else 0
        if not is_so(rule.when, situation):
            continue
        if isinstance(rule, Alternate) and rule.alternate:
            blocked.append(rule.alternate[(start + state.turn - 1) % len(rule.alternate)])
        elif isinstance(rule, Block):
            yield from _blocked(play, rule.block, blocked)
    state.blocked, state.choices = tuple(dict.fromkeys(blocked)), ()
    if state.blocked:
        names = listed([play.table.action_name(one) for one in state.blocked])
        yield Happening(
            "blocked", None, tr("Blocked in turn {turn}: {names}", turn=state.turn, names=names)
        )


def _blocked(play: Play, block: Blocking, blocked: list[str]) -> Iterator[Happening]:
    state = play.state
    known = [one for one in play.table.actions if exists(play, one)]
    count = max(0, play.now(block.count))
    match block.by:
        case "last-choices":
            blocked += state.choices
        case "shuffle":
            among = [one for one in known if not block.among or one in block.among]
            for action in play.shuffled("blocks", among)[:count]:
                blocked.append(action)
                text = tr("{action_name} is blocked", action_name=play.table.action_name(action))
                yield Happening("block", None, text, {}, Chance("blocks", action))
        case "walk":
            for _ in range(count):
                yield from _walk(play, known, blocked)


def _walk(play: Play, known: list[str], blocked: list[str]) -> Iterator[Happening]:
    """One die: the marker goes on that many actions, not counting those blocked in this turn."""
    state, actions = play.state, list(play.table.actions)
    if all(one in blocked for one in known):
        return
    die = play.drawn("blocks", DIE) + 1
    steps = die
    while steps:
        state.marker = (state.marker + 1) % len(actions)
        steps -= actions[state.marker] in known and actions[state.marker] not in blocked
    blocked.append(actions[state.marker])
    text = tr(
        "The marker goes on {die}: {action_name} is blocked",
        die=die,
        action_name=play.table.action_name(blocked[-1]),
    )
    yield Happening("block", None, text, {}, Chance("blocks", str(die)))
