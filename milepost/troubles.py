"""What Milepost could not make sense of in a file: one sentence each, with its place."""

from collections.abc import Iterator

from milepost.say import clean, count
from model.boards.terrain import TerrainBoard
from model.files import ScenarioFile
from model.forms import Misfit, Route
from model.rules import NoRules, resolve_rules, rules_of
from model.scenario import Scenario
from model.systems import system_model


def troubles_of(file: ScenarioFile) -> list[str]:
    """Everything that is kept but not understood, and what of the rules does not fit the map."""
    scenario = file.scenario
    troubles = [_sentence(file, misfit) for misfit in scenario.misfits.values()]
    if not scenario.system:
        troubles.append(_at(file, (), "no system is named, so that no game can be played on it"))
    elif system_model(scenario.system) is not None:
        troubles += [_sentence(file, trouble) for trouble in resolve_rules(scenario).troubles]
    troubles += [_at(file, ("board", "legend"), text) for text in _priceless(scenario)]
    return troubles


def _sentence(file: ScenarioFile, misfit: Misfit) -> str:
    where, why = "/".join(misfit.route), misfit.why
    if where and why.startswith(f"{where}/"):
        # What is wrong lies deeper, and the reason says where.
        where, _, why = why.partition(": ")
    return _at(file, misfit.route, f"{where.replace('/', ' / ') or 'the file'}: {why}")


def _at(file: ScenarioFile, route: Route, text: str) -> str:
    place = file.place_of(route)
    return clean(f"{file.document.name}:{place.line}:{place.column}: {text}")


def _priceless(scenario: Scenario) -> Iterator[str]:
    """Terrain on the board that the rules have no price for: nobody can build there."""
    from model.systems.crayon.rules import CrayonRules

    if scenario.system != "crayon" or not isinstance(scenario.board, TerrainBoard):
        return
    try:
        prices = rules_of(scenario, CrayonRules).cost.terrain
    except NoRules:
        return
    for kind, number in scenario.board.kinds().items():
        if kind not in prices:
            cells = count(number, "milepost")
            yield f"the rules have no price for {kind}, so nobody can build on its {cells}"
