"""The picture of a playtest: the map, and on it what the games used."""

from dataclasses import replace
from pathlib import Path

from drawing.exporting.map_files import USUAL_DPI, Look, map_picture, write_picture
from drawing.map.sheet.overlay import Overlay
from milepost.terminal.say import Refusal, clean, count, tell
from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario
from validator.pictures.use_on_maps import Answer, games_of, with_use


@dataclass(frozen=True, slots=True)
class UsePicture:
    """A picture that is to be drawn when the games have been played."""

    scenario: Scenario
    folder: Path
    look: Look
    out: str
    dpi: float = USUAL_DPI

    def draw(self, answer: Answer) -> str:
        """Writes the picture; a sentence about it."""
        overlay = with_use(Overlay(), answer, self.scenario)
        if not overlay.heat and not any(overlay.city_heat.values()):
            raise Refusal(f"{self.out}: the games used nothing that a picture could show")
        map_ = map_picture(self.scenario, self.folder, self.look, overlay)
        title = f"{map_.title}, the use in {count(games_of(answer), 'game')}"
        first, *more = write_picture(replace(map_, title=title), self.out, self.dpi)
        tell(more)
        return clean(first)
