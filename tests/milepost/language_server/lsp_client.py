"""A text editor as far as a language server can tell: JSON-RPC over standard input and output."""

import sys
from collections.abc import Callable
from pathlib import Path
from queue import Empty
from types import TracebackType
from typing import Any, Self

from tests.json_rpc import SECONDS, Message, Wire

HERE = Path(__file__).parents[3]


class Editor:
    """Starts the server, and speaks to it."""

    def __init__(self, *, units: tuple[str, ...] = ()) -> None:
        self.wire = Wire([sys.executable, "-m", "milepost", "lsp", "--stdio"], HERE)
        self.process = self.wire.process
        self._kept: list[Message] = []
        self._asked = 0
        self._versions: dict[str, int] = {}
        can: Message = {"workspace": {"workspaceEdit": {"documentChanges": True}}}
        can |= {"general": {"positionEncodings": list(units)}} if units else {}
        answer = self.ask("initialize", processId=None, rootUri=None, capabilities=can)
        self.can = answer["capabilities"]
        self.tell("initialized")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None and kind is None:
            self.ask("shutdown")
            self.tell("exit")
            self.process.wait(SECONDS)
        self.wire.close()

    # -- what an editor does

    def open(self, uri: str, text: str, language: str = "yaml") -> list[Message]:
        """Opens a text; the findings that come."""
        self._versions[uri] = 1
        item = {"uri": uri, "languageId": language, "version": 1, "text": text}
        self.tell("textDocument/didOpen", textDocument=item)
        return self.findings(uri)

    def type(self, uri: str, text: str) -> int:
        """Makes a text another; its version."""
        self._versions[uri] += 1
        named = {"uri": uri, "version": self._versions[uri]}
        self.tell("textDocument/didChange", textDocument=named, contentChanges=[{"text": text}])
        return self._versions[uri]

    def change(self, uri: str, text: str) -> list[Message]:
        """Makes a text another; the findings that come."""
        version = self.type(uri, text)
        return self.findings(uri, version)

    def findings(self, uri: str, version: int = 1) -> list[Message]:
        def is_told(message: Message) -> bool:
            is_kind = message.get("method") == "textDocument/publishDiagnostics"
            said = message.get("params", {})
            return is_kind and said["uri"] == uri and said.get("version") == version

        found: list[Message] = self.wait_for(is_told)["params"]["diagnostics"]
        return found

    def hover(self, uri: str, line: int, character: int) -> str:
        place = {"line": line, "character": character}
        answer = self.ask("textDocument/hover", textDocument={"uri": uri}, position=place)
        return str(answer["contents"]["value"]) if answer else ""

    def repairs(self, uri: str, place: Message, *only: str) -> list[Message]:
        context: Message = {"diagnostics": [], **({"only": list(only)} if only else {})}
        named = {"uri": uri}
        answer = self.ask(
            "textDocument/codeAction", textDocument=named, range=place, context=context
        )
        return list(answer or ())

    def format(self, uri: str) -> list[Message]:
        options = {"tabSize": 2, "insertSpaces": True}
        named = {"uri": uri}
        answer = self.ask("textDocument/formatting", textDocument=named, options=options)
        return list(answer or ())

    def complete(self, uri: str, place: Message) -> list[Message]:
        answer = self.ask("textDocument/completion", textDocument={"uri": uri}, position=place)
        return list(answer["items"] if answer else ())

    def definition(self, uri: str, place: Message) -> Message | None:
        found: Message | None = self.ask(
            "textDocument/definition", textDocument={"uri": uri}, position=place
        )
        return found

    def references(
        self, uri: str, place: Message, *, with_definition: bool = True
    ) -> list[Message]:
        context = {"includeDeclaration": with_definition}
        named = {"uri": uri}
        answer = self.ask(
            "textDocument/references", textDocument=named, position=place, context=context
        )
        return list(answer or ())

    def outline(self, uri: str) -> list[Message]:
        return list(self.ask("textDocument/documentSymbol", textDocument={"uri": uri}) or ())

    def rename(self, uri: str, place: Message, name: str) -> list[Message]:
        """The edits of a text that give a thing another id."""
        named = {"uri": uri}
        answer = self.ask("textDocument/rename", textDocument=named, position=place, newName=name)
        return list(answer["documentChanges"][0]["edits"]) if answer else []

    def refused(self, method: str, **said: Any) -> str:
        """The sentence with which the server refuses what is asked."""
        answer = self._answer(method, **said)
        assert "error" in answer, answer
        return str(answer["error"]["message"])

    # -- the wire

    def tell(self, method: str, **said: Any) -> None:
        self.wire.send({"method": method, "params": said})

    def ask(self, method: str, **said: Any) -> Any:
        answer = self._answer(method, **said)
        assert "error" not in answer, answer
        return answer["result"]

    def _answer(self, method: str, **said: Any) -> Message:
        self._asked += 1
        number = self._asked
        message: Message = {"id": number, "method": method}
        self.wire.send({**message, "params": said} if said else message)
        return self.wait_for(lambda one: one.get("id") == number and "method" not in one)

    def wait_for(self, is_it: Callable[[Message], bool]) -> Message:
        """The first message of a kind; others are kept."""
        for place, message in enumerate(self._kept):
            if is_it(message):
                return self._kept.pop(place)
        while True:
            try:
                message = self.wire.messages.get(timeout=SECONDS)
            except Empty:
                raise AssertionError("the server gives no answer") from None
            if is_it(message):
                return message
            self._kept.append(message)


def edited(text: str, edits: list[Message], units: str = "utf-16-le") -> str:
    """A text after an editor made some edits of it, the last one first."""
    width = 2 if units == "utf-16-le" else 1

    def index(place: Message) -> int:
        lines = text.split("\n")
        before = sum(len(line) + 1 for line in lines[: place["line"]])
        line = lines[place["line"]] if place["line"] < len(lines) else ""
        return before + len(line.encode(units)[: place["character"] * width].decode(units))

    order = sorted(edits, key=lambda one: index(one["range"]["start"]), reverse=True)
    for edit in order:
        start, end = index(edit["range"]["start"]), index(edit["range"]["end"])
        text = text[:start] + edit["newText"] + text[end:]
    return text
