"""A whole game of an imported map: room for its players, goods, cards, excuses of the globe."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from model.files.scenario_files import ScenarioFile, read_text, text_after
from model.imports.cannot import CannotImport
from model.scenario.change import Change, apply, difference
from model.scenario.scenario import Scenario
from model.scenario.things import Allowed
from model.systems.crayon.economy.open_ways import OpenWays
from model.systems.crayon.economy.proposing import CannotPropose, deck_proposed, events_proposed
from model.systems.crayon.geography.joining_ferries import with_lands_joined
from model.systems.crayon.ground.ground import ground_of
from model.systems.crayon.things.part import CrayonPart
from validator.geography.whole_games import Wanted, Whole

if TYPE_CHECKING:
    from model.imports.geo.recipes.recipe import Recipe
    from validator.finding import Finding

FEWEST_PLAYERS: Final = 4
"""For fewer than so many nobody makes a map narrower than it is."""
TOO_NARROW: Final = ("NET013", "NET022")
"""Findings that say that a map has no room for all its players."""
MENDED: Final = ("MAP012",)
"""Findings whose repair an import may make, since nobody drew the waters by hand."""
EXCUSED: Final = {
    "NET003": "Coast or border leave no more ways in; it is enough for all it has room for.",
    "NET013": "The land is so narrow here that whoever builds first has an advantage.",
    "ECO007": "Only ferries go there, and whoever comes first has the trade to himself.",
    "MAP010": "Two waters meet here, and whoever crosses both pays for both.",
    "MAP012": "The water ends so near to another that it cannot be told on this scale.",
}
"""What is as it is on the globe, with the reason that is written beside it."""


def completed(text: str, wanted: Wanted) -> Whole:
    """What a recipe asks for besides the map: goods, and a deck with all that makes it a game.

    Where a designer has his say by hand, nothing is done that the recipe does not ask for.
    """
    file = read_text(text, "map")
    recipe = wanted.recipe
    is_alone = recipe.deck.propose and not recipe.by_hand
    try:
        if is_alone:
            file = _with_room(_joined(_mended(file)))
        if recipe.goods.propose:
            file = _changed(file, _goods(file.scenario, wanted))
        if recipe.deck.propose:
            wanted.at_stage("cards")
            file = _with_cards(file, recipe)
    except CannotPropose as trouble:
        raise CannotImport(str(trouble)) from None
    if is_alone:
        wanted.at_stage("checks")
        file = _excused(file)
    left = [f"{one.code}: {one.message}" for one in _found(file)] if is_alone else []
    return Whole(file.scenario, file.document.text, left)


def _changed(file: ScenarioFile, change: Change) -> ScenarioFile:
    return read_text(text_after(file, apply(file.scenario, change)), file.document.name)


def _goods(scenario: Scenario, wanted: Wanted) -> Change:
    from model.systems.crayon.economy.goods import GoodsWanted, proposed_goods
    from model.systems.crayon.economy.goods_list import read_goods

    asked = wanted.recipe.goods
    goods = GoodsWanted(
        number=asked.number,
        chips=asked.chips,
        seed=wanted.recipe.seed,
        listed=read_goods(wanted.folder / asked.file) if asked.file else None,
        latitudes=wanted.latitudes,
    )
    return proposed_goods(scenario, goods).change


def _with_cards(file: ScenarioFile, recipe: "Recipe") -> ScenarioFile:
    """Demand cards first: events name only what is on them."""
    asked, seed = recipe.deck, recipe.seed
    file = _changed(file, deck_proposed(file.scenario, cards=asked.cards, seed=seed))
    if recipe.by_hand and asked.events is None:
        return file
    return _changed(file, events_proposed(file.scenario, events=asked.events, seed=seed))


def _mended(file: ScenarioFile) -> ScenarioFile:
    """The map with its waters led on to where they surely go."""
    from validator.running.fixing import repaired

    text = repaired(file, lambda one: one.finding.code in MENDED, unsafe=True).text
    return file if text == file.document.text else read_text(text, file.document.name)


def _joined(file: ScenarioFile) -> ScenarioFile:
    """The map with a ferry to every land with cities."""
    after = with_lands_joined(file.scenario)
    return _changed(file, difference(file.scenario, after, "Join all lands by ferries"))


def _with_room(file: ScenarioFile) -> ScenarioFile:
    """The map for as many players as it has room for, also on its ferries, but for four or more."""
    scenario = file.scenario
    first = scenario
    for players in range(scenario.players.max, FEWEST_PLAYERS - 1, -1):
        few = _with_wide_ferries(replace(scenario, players=replace(scenario.players, max=players)))
        if any(one.code in TOO_NARROW for one in _findings(few)):
            continue
        first = few if first is scenario else first
        if not OpenWays(ground_of(few)).limited:
            first = few
            break
    return _changed(file, difference(scenario, first, "Make room for all players"))


def _with_wide_ferries(scenario: Scenario) -> Scenario:
    """The ferries with room for everybody, where enough ways lead to their ports."""
    part, players = scenario.part_as(CrayonPart), scenario.players.max
    network = ground_of(scenario).network
    ferries = part.ferries
    for name, ferry in ferries.items():
        ways = min((len(network.ways(network.index(port))) for port in ferry.ports), default=0)
        room = min(ways, players)
        if ferry.max_players is not None and room > ferry.max_players:
            ferries = ferries.put(name, replace(ferry, max_players=room))
    return replace(scenario, part=replace(part, ferries=ferries))


def _excused(file: ScenarioFile) -> ScenarioFile:
    """The map with an entry of `allow:` for each finding that only says how the globe is."""
    allowed = dict(file.scenario.allow)
    for entry in _excuses(_found(file)):
        allowed.setdefault(f"{entry.code} {entry.place}".strip(), entry)
    allow = type(file.scenario.allow)(allowed)
    after = replace(file.scenario, allow=allow)
    return _changed(file, difference(file.scenario, after, "Accept what is so on the globe"))


def _excuses(findings: "Iterable[Finding]") -> Iterator[Allowed]:
    from validator.reporting.allowing import names_of

    for finding in findings:
        if finding.code in EXCUSED:
            place = next(iter(names_of(finding)), "")
            yield Allowed(code=finding.code, place=place, reason=EXCUSED[finding.code])


def _findings(scenario: Scenario) -> "list[Finding]":
    from validator.running.run import findings_of

    return findings_of(scenario)


def _found(file: ScenarioFile) -> "list[Finding]":
    """What is found and not accepted."""
    from validator.running.run import examine

    return [one.finding for one in examine(file) if not one.allowed]
