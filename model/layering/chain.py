"""Presets one over the other: a preset and those it stands on, and what they say together."""

from typing import Any

from model.collection import Things
from model.forms.form import DoesNotFit
from model.layering.presets import UNREADABLE, bundled_names, bundled_preset

LONGEST_CHAIN = 8


def preset_chain(name: str, presets: Things[Any]) -> list[Things[Any]]:
    """A preset and those it stands on, the lowest first."""
    chain: list[Things[Any]] = []
    seen: list[str] = []
    while name:
        if name in seen or len(chain) == LONGEST_CHAIN:
            raise DoesNotFit(f'preset "{name}" stands on itself, or on too many others')
        preset = presets[name] if name in presets else bundled_preset(name)
        if not isinstance(preset, Things):
            known = ", ".join(bundled_names())
            raise DoesNotFit(f'there is no preset "{name}"; the bundled ones are {known}')
        if UNREADABLE in preset:
            raise DoesNotFit(f"the preset cannot be read: {preset[UNREADABLE]}")
        chain.append(preset)
        seen.append(name)
        name = preset.get("extends") or ""
    return chain[::-1]


def merged(below: Things[Any], above: Things[Any]) -> Things[Any]:
    """One tree over another: mappings merge, null takes a key away, everything else replaces."""
    result = below
    for key, value in above.items():
        if value is None:
            result = result.drop(key)
        elif isinstance(value, Things) and isinstance(below.get(key), Things):
            result = result.put(key, merged(below[key], value))
        else:
            result = result.put(key, value)
    return result
