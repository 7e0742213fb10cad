"""What a designer says of a map in words: goods, events, names, laid over the map that was made."""

from dataclasses import replace
from typing import Any, Final

from model.bounded_files import read_file
from model.files.layers import layered
from model.files.scenario_files import new_text
from model.imports.cannot import CannotImport
from model.imports.geo.recipes.recipe_file import Asked
from model.scenario.preset_things import own_plain, rebased
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario, write_scenario
from model.unreadable import quoted
from model.yaml.canonical import canonical_text
from model.yaml.comments import comments_by_route
from model.yaml.nodes import read_nodes, to_plain

NOT_HERE: Final = ("extends", "format", "system")
"""Keys of a scenario that follow from the import itself."""


def with_words(asked: Asked, draft: Scenario) -> tuple[Scenario, str]:
    """The scenario with what the file `by_hand` says over it, and its text with its comments."""
    named = asked.recipe.by_hand
    if not named:
        return draft, new_text(draft)
    path = asked.folders["by_hand"] / named
    document = read_nodes(read_file(path), str(path))
    plain = {} if document.root is None else to_plain(document.root)
    # Over all that is there, the preset's things too, so that these can be taken away as well.
    said = read_scenario(layered(write_scenario(draft), _layer(plain, path.name)))
    scenario = rebased(draft, replace(said, presets=draft.presets))
    written = own_plain(scenario)
    return scenario, canonical_text(written, comments_by_route(document, written))


def _layer(plain: Any, named: str) -> dict[str, Any]:
    if not isinstance(plain, dict):
        raise CannotImport(f"{quoted(named)} is not a mapping of keys such as goods and events")
    for key in NOT_HERE:
        if key in plain:
            raise CannotImport(f"{quoted(named)}: {key} is not said by hand; the import says it")
    return plain
