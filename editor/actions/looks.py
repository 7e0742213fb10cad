"""The colours of the window and of the maps."""

from typing import TYPE_CHECKING

from drawing.themes.theme import theme, theme_names
from editor.preferences.looks import Looks, dress, looks_of, map_theme
from editor.window.action import Run, action
from editor.words import later

if TYPE_CHECKING:
    from editor.window.window import Window

MAP_THEMES = {
    "classic": later("Classic"),
    "colour-blind": later("Colour blind"),
    "dark": later("Dark"),
    "high-contrast": later("High contrast"),
    "print": later("Print"),
}
"""What the themes are called that come with Milepost."""


def _looks(name: Looks, title: str, tip: str) -> Run:
    @action(
        f"view.{name}",
        title,
        "View",
        submenu="Window",
        group=8,
        words="looks colours theme mode",
        tip=tip,
        is_on=lambda window: looks_of(window.studio.settings) == name,
    )
    def run(window: "Window") -> None:
        window.studio.settings.put("looks", name)
        window.studio.preferences.save()
        dress(name)

    return run


system = _looks(
    "system", later("As the system has it"), later("Light or dark, as the system has it")
)
light = _looks("light", later("Light"), later("A light window"))
dark = _looks("dark", later("Dark"), later("A dark window"))


def _map_theme(name: str) -> Run:
    @action(
        f"view.map-{name}",
        MAP_THEMES.get(name) or name.replace("-", " ").capitalize(),
        "View",
        submenu="Colours of the map",
        group=8,
        words="theme looks map",
        tip="How maps are drawn on the screen",
        is_on=lambda window: map_theme(window.studio.settings).name == name,
    )
    def run(window: "Window") -> None:
        window.studio.settings.put("map-theme", name)
        window.studio.preferences.save()
        for canvas in window.canvases.values():
            canvas.look(theme(name))

    return run


for _name in theme_names():
    globals()[f"map_{_name}"] = _map_theme(_name)
