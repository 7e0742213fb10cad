"""A map that was begun: the scenario, and the files that are written beside it when it is saved."""

from collections.abc import Mapping
from dataclasses import field

from model.files.scenario_files import ScenarioFile
from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Made:
    """What a dialog for new maps hands over; nothing of it is on the disk yet."""

    scenario: Scenario
    files: Mapping[str, bytes] = field(default_factory=dict)
    """Files the scenario names, such as its scenery, by their names beside it."""
    file: ScenarioFile | None = None
    """The text it was made from, whose comments are kept when it is saved; it has no path."""
    told: tuple[str, ...] = ()
    """What wants a look, in sentences."""
