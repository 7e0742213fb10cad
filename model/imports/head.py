"""How an imported scenario begins, and what an import gives back."""

from typing import NamedTuple

from model.imports.cannot import CannotImport
from model.rules.new_scenario import CannotBegin, new_scenario
from model.scenario.scenario import Scenario


class Head(NamedTuple):
    """What a scenario is to be called, where it does not stand there yet."""

    name: str
    system: str = ""
    preset: str = ""
    title: str = ""
    credits: str = ""

    def begun(self, system: str, title: str) -> Scenario:
        """A scenario on a board that the map replaces; of this system and title unless asked."""
        asked = self.system or system, "3x3", self.preset, self.title or title
        try:
            return new_scenario(self.name, *asked)
        except CannotBegin as trouble:
            raise CannotImport(str(trouble)) from None


class Imported(NamedTuple):
    """A scenario, and what a designer should look at."""

    scenario: Scenario
    remarks: tuple[str, ...]
