"""What an editor tells the server and asks it, and what it gets."""

import asyncio

from lsprotocol import types as lsp

from milepost.language_server.hovering import hover_text
from milepost.language_server.name_answers import answer_names
from milepost.language_server.repairs import FIX_ALL, Actions, edits_between
from milepost.language_server.server import MilepostServer
from model.files.scenario_files import formatted


def make_server() -> MilepostServer:
    """A server that is ready to be started."""
    server = MilepostServer()
    _hear(server)
    _answer(server)
    answer_names(server)
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
