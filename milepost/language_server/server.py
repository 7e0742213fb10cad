"""The server: what an editor tells and asks, and what it gets.

Texts are analysed in a thread, one at a time each and always the newest version, so that questions
are answered while somebody types. Whatever a text holds, the server goes on.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from lsprotocol import types as lsp
from pygls.capabilities import get_capability
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path
from pygls.workspace import TextDocument

from milepost.files.scenario_paths import ENDING
from milepost.language_server.analysis import Analysis, analysed
from milepost.language_server.diagnostics import diagnostics_of
from milepost.language_server.hovering import hover_text
from milepost.language_server.positions import UTF_16, Positions
from milepost.language_server.repairs import FIX_ALL, Actions, edits_between
from model.files.scenario_files import formatted
from model.version import __version__

PAUSE = 0.2
"""Seconds without typing before a text is looked at."""
LANGUAGE = "milepost"


class Known(NamedTuple):
    """An analysis with the places of its text, and the version that the editor gave it."""

    analysis: Analysis
    positions: Positions
    version: int


class MilepostServer(LanguageServer):
    """One editor's server, with what is known about its open texts."""

    def __init__(self) -> None:
        # Whole texts: pygls counts lines otherwise than editors where a text holds strange signs.
        kind = lsp.TextDocumentSyncKind.Full
        super().__init__("milepost", __version__, text_document_sync_kind=kind)
        self.opened: set[str] = set()
        self._known: dict[str, Known] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="analysis")

    def document(self, uri: str) -> TextDocument | None:
        """An open text, if it is a map."""
        if uri not in self.opened:
            return None
        document = self.workspace.get_text_document(uri)
        is_ours = uri.endswith(ENDING) or document.language_id == LANGUAGE
        return document if is_ours else None

    async def known(self, uri: str, *, afresh: bool = False) -> Known | None:
        """What is known about the newest version of a text; None for one that is not ours."""
        async with self._locks.setdefault(uri, asyncio.Lock()):
            document = self.document(uri)
            if document is None:
                return None
            text, version = document.source, document.version or 0
            before = self._known.get(uri)
            if before is None or afresh or before.analysis.text != text:
                made = await self._analyse(uri, text)
                self._known[uri] = Known(made, Positions(text, self._units()), version)
            else:
                self._known[uri] = before._replace(version=version)
            return self._known[uri]

    async def _analyse(self, uri: str, text: str) -> Analysis:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._worker, analysed, text, _path(uri))

    def _units(self) -> str:
        agreed = self.workspace.position_encoding
        return str(getattr(agreed, "value", agreed) or UTF_16)

    def takes_versions(self) -> bool:
        """Whether the editor takes edits for a certain version of a text."""
        path = "workspace.workspace_edit.document_changes"
        return bool(get_capability(self.client_capabilities, path, False))

    def look_soon(self, uri: str, pause: float = PAUSE, *, afresh: bool = False) -> None:
        """Analyses a text when nobody has typed for a while."""
        if uri in self._waiting:
            self._waiting[uri].cancel()
        self._waiting[uri] = asyncio.ensure_future(self._look(uri, pause, afresh=afresh))

    async def _look(self, uri: str, pause: float, *, afresh: bool) -> None:
        await asyncio.sleep(pause)
        try:
            known = await self.known(uri, afresh=afresh)
        except Exception:
            # Nobody waits for this, so nobody would hear of it.
            logging.getLogger(__name__).exception("a text could not be analysed")
            return
        document = self.document(uri)
        if known is None or document is None or document.source != known.analysis.text:
            return
        self.text_document_publish_diagnostics(
            lsp.PublishDiagnosticsParams(
                uri=uri,
                version=known.version,
                diagnostics=diagnostics_of(known.analysis, known.positions, uri),
            )
        )

    def look_at_all(self) -> None:
        """A file was saved on which other maps may stand."""
        for uri in sorted(self.opened):
            self.look_soon(uri, afresh=True)

    def forget(self, uri: str) -> None:
        self.opened.discard(uri)
        if uri in self._waiting:
            self._waiting.pop(uri).cancel()
        self._known.pop(uri, None)
        self.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, []))


def _path(uri: str) -> Path | None:
    """The file of a text; None for one that has none yet."""
    with suppress(ValueError, OSError):
        named = to_fs_path(uri) if uri.startswith("file:") else None
        return Path(named) if named and "\0" not in named else None
    return None


def make_server() -> MilepostServer:
    """A server that is ready to be started."""
    server = MilepostServer()
    _hear(server)
    _answer(server)
    return server


def _hear(server: MilepostServer) -> None:
    """What an editor tells."""

    @server.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    def did_open(params: lsp.DidOpenTextDocumentParams) -> None:
        server.opened.add(params.text_document.uri)
        server.look_soon(params.text_document.uri, 0)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def did_change(params: lsp.DidChangeTextDocumentParams) -> None:
        server.look_soon(params.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_SAVE)
    def did_save(_: lsp.DidSaveTextDocumentParams) -> None:
        server.look_at_all()

    @server.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    def did_close(params: lsp.DidCloseTextDocumentParams) -> None:
        server.forget(params.text_document.uri)


def _answer(server: MilepostServer) -> None:
    """What an editor asks."""
    kinds = [lsp.CodeActionKind.QuickFix, FIX_ALL]

    @server.feature(lsp.TEXT_DOCUMENT_HOVER)
    async def hover(params: lsp.HoverParams) -> lsp.Hover | None:
        known = await server.known(params.text_document.uri)
        if known is None:
            return None
        index = known.positions.index(params.position)
        said = await asyncio.to_thread(hover_text, known.analysis, index)
        return lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, said)) if said else None

    @server.feature(lsp.TEXT_DOCUMENT_CODE_ACTION, lsp.CodeActionOptions(code_action_kinds=kinds))
    async def code_action(params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
        uri = params.text_document.uri
        known = await server.known(uri)
        if known is None:
            return []
        only = [str(getattr(kind, "value", kind)) for kind in params.context.only or ()]
        version = known.version if server.takes_versions() else None
        actions = Actions(known.analysis, known.positions, uri, version)
        return await asyncio.to_thread(actions.within, params.range, only)

    @server.feature(lsp.TEXT_DOCUMENT_FORMATTING)
    async def formatting(params: lsp.DocumentFormattingParams) -> list[lsp.TextEdit]:
        known = await server.known(params.text_document.uri)
        if known is None or known.analysis.file is None:
            return []
        text = await asyncio.to_thread(formatted, known.analysis.file)
        return edits_between(known.positions, text)
