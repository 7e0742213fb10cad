"""A small client of yaml-language-server, the program behind YAML support in text editors."""

import shutil
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.json_rpc import SECONDS, Wire
from tests.npm_programs import npm_program

VERSION = "1.25.0"


def server_program(cache: Path) -> Path:
    """The server, fetched by npm into the cache the first time."""
    program = "yaml-language-server/bin/yaml-language-server"
    return npm_program(cache, "yaml-language-server", VERSION, program)


class LanguageServer:
    """Speaks the Language Server Protocol over the pipes of a child process."""

    def __init__(self, program: Path) -> None:
        node = shutil.which("node")
        assert node is not None, "npm is installed without node"
        self._wire = Wire([node, str(program), "--stdio"])
        self._diagnostics: dict[str, list[dict[str, Any]]] = {}
        self._number = 0

    def __enter__(self) -> Self:
        capabilities = {
            "textDocument": {
                "completion": {"completionItem": {"documentationFormat": ["plaintext"]}},
                "hover": {"contentFormat": ["plaintext"]},
                "publishDiagnostics": {},
            }
        }
        self.ask("initialize", {"processId": None, "rootUri": None, "capabilities": capabilities})
        self._tell("initialized", {})
        settings = {
            "yaml": {
                "validate": True,
                "hover": True,
                "completion": True,
                "schemaStore": {"enable": False},
            },
            "http": {"proxy": "", "proxyStrictSSL": True},
        }
        self._tell("workspace/didChangeConfiguration", {"settings": settings})
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._wire.close()

    def open(self, path: Path, text: str) -> "OpenFile":
        uri = path.as_uri()
        document = {"uri": uri, "languageId": "yaml", "version": 1, "text": text}
        self._tell("textDocument/didOpen", {"textDocument": document})
        return OpenFile(self, uri, text)

    def ask(self, method: str, params: Any) -> Any:
        """The result of a request; notes that arrive in between are kept."""
        self._number += 1
        self._wire.send({"id": self._number, "method": method, "params": params})
        while True:
            message = self._next()
            if message.get("id") == self._number and "method" not in message:
                assert "error" not in message, message["error"]
                return message["result"]

    def diagnostics(self, uri: str) -> list[dict[str, Any]]:
        """What the server says is wrong in a file, once it has looked at it."""
        while uri not in self._diagnostics:
            self._next()
        return self._diagnostics.pop(uri)

    def _next(self) -> dict[str, Any]:
        message = self._wire.messages.get(timeout=SECONDS)
        if message.get("method") == "textDocument/publishDiagnostics":
            self._diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
        elif "method" in message and "id" in message:
            self._wire.send({"id": message["id"], "result": self._answer_to(message)})
        return message

    @staticmethod
    def _answer_to(message: dict[str, Any]) -> Any:
        """The server asks its client for settings; there are none beyond those it was told."""
        if message["method"] == "workspace/configuration":
            return [None for _ in message["params"]["items"]]
        return None

    def _tell(self, method: str, params: Any) -> None:
        self._wire.send({"method": method, "params": params})


class OpenFile:
    """A file as a text editor has it open."""

    def __init__(self, server: LanguageServer, uri: str, text: str) -> None:
        self._server = server
        self._uri = uri
        self._text = text

    def _at(self, place: tuple[int, int]) -> dict[str, Any]:
        position = {"line": place[0], "character": place[1]}
        return {"textDocument": {"uri": self._uri}, "position": position}

    def completions(self, place: tuple[int, int]) -> dict[str, dict[str, Any]]:
        """What the editor offers at a place (line and column from 0), by label."""
        result = self._server.ask("textDocument/completion", self._at(place))
        return {item["label"]: item for item in result["items"]}

    def hover(self, place: tuple[int, int]) -> str:
        """What the editor explains when the pointer rests on a place."""
        result = self._server.ask("textDocument/hover", self._at(place))
        return str(result["contents"]["value"]) if result else ""

    def troubles(self) -> list[tuple[int, str]]:
        """The lines (from 0) that the editor underlines, and why."""
        found = self._server.diagnostics(self._uri)
        return [(one["range"]["start"]["line"], one["message"]) for one in found]
