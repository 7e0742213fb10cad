"""The server: an editor's open texts, and what is known about them.

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
from milepost.language_server.positions import UTF_16, Positions
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
        self._readable: dict[str, Analysis] = {}
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
                self._known[uri] = Known(made, self.positions(text), version)
                if made.file is not None:
                    self._readable[uri] = made
            else:
                self._known[uri] = before._replace(version=version)
            return self._known[uri]

    async def readable(self, uri: str) -> Analysis | None:
        """What is known of a text from when it could last be read, without waiting for the newest.

        None for one that never could.
        """
        if uri not in self._known:
            await self.known(uri)
        return self._readable.get(uri)

    def positions(self, text: str) -> Positions:
        """The places of a text as the editor counts them."""
        return Positions(text, self._units())

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
        self._readable.pop(uri, None)
        self.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, []))


def _path(uri: str) -> Path | None:
    """The file of a text; None for one that has none yet."""
    with suppress(ValueError, OSError):
        named = to_fs_path(uri) if uri.startswith("file:") else None
        return Path(named) if named and "\0" not in named else None
    return None
