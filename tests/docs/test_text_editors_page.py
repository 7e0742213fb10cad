"""The page about text editors shows settings that can be read, and that start our server."""

import json
import re
import tomllib
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs/other-tools/text-editors.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_settings_in_json_can_be_read() -> None:
    code, kate = (json.loads(block) for block in blocks("json"))
    assert [code["glspc.server.command"], *code["glspc.server.commandArguments"]] == [
        "milepost",
        "lsp",
    ]
    assert kate["servers"]["yaml"]["command"] == ["milepost", "lsp"]


def test_the_settings_in_toml_can_be_read() -> None:
    (helix,) = (tomllib.loads(block) for block in blocks("toml"))
    server = helix["language-server"]["milepost"]
    assert [server["command"], *server["args"]] == ["milepost", "lsp"]
    assert helix["language"][0]["file-types"] == [{"glob": "*.milepost.yaml"}]


def test_the_settings_in_lua_name_the_command() -> None:
    (neovim,) = blocks("lua")
    assert "cmd = { 'milepost', 'lsp' }" in neovim
