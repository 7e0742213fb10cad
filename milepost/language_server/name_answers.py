"""What an editor asks about names: what can be typed, where things are, who names them."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException

from milepost.language_server.completion import Proposal, Proposals, proposals
from milepost.language_server.key_help import plain
from milepost.language_server.names import Names, Spot, Thing, defined_below
from milepost.language_server.outline import outline, sketch_outline
from milepost.language_server.positions import Positions
from milepost.language_server.repairs import Actions
from milepost.language_server.server import Known, MilepostServer
from model.files.scenario_files import ScenarioFile
from model.forms.form import DoesNotFit

NOT_SO = -32803
"""The code of a request that was understood and cannot be done."""
TRIGGERS = [" ", "[", "{", ",", '"', "'", "/", "("]
_KINDS = {
    "key": lsp.CompletionItemKind.Property,
    "word": lsp.CompletionItemKind.EnumMember,
    "id": lsp.CompletionItemKind.Reference,
    "cell": lsp.CompletionItemKind.Value,
}
Answer = TypeVar("Answer")


def answer_names(server: MilepostServer) -> None:
    """Lets a server answer what is asked about names."""
    _complete(server)
    _find(server)
    _rename(server)


def _complete(server: MilepostServer) -> None:
    options = lsp.CompletionOptions(trigger_characters=TRIGGERS)

    @server.feature(lsp.TEXT_DOCUMENT_COMPLETION, options)
    async def completion(params: lsp.CompletionParams) -> lsp.CompletionList:
        uri = params.text_document.uri
        analysis = await server.readable(uri)
        document = server.document(uri)
        if document is None:
            return lsp.CompletionList(is_incomplete=False, items=[])
        text = document.source
        positions = server.positions(text)
        index = positions.index(params.position)
        found = await asyncio.to_thread(proposals, text, index, analysis)
        return _completions(found, positions, params.position)

    @server.feature(lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    async def symbols(params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
        known = await server.known(params.text_document.uri)
        if known is None:
            return []
        file, positions = known.analysis.file, known.positions
        if file is None:
            text = known.analysis.text.removeprefix("\ufeff")
            return await asyncio.to_thread(sketch_outline, text, positions)
        return await asyncio.to_thread(outline, file, positions)


def _completions(
    found: Proposals, positions: Positions, cursor: lsp.Position
) -> lsp.CompletionList:
    start = positions.place(found.start)
    items = [_item(one, number, lsp.Range(start, cursor)) for number, one in enumerate(found.found)]
    return lsp.CompletionList(is_incomplete=found.is_cut, items=items)


def _item(one: Proposal, number: int, place: lsp.Range) -> lsp.CompletionItem:
    about = lsp.MarkupContent(lsp.MarkupKind.Markdown, plain(one.about)) if one.about else None
    return lsp.CompletionItem(
        label=one.label,
        kind=_KINDS[one.kind],
        detail=one.detail or None,
        documentation=about,
        sort_text=f"{number:04}",
        filter_text=one.text.removesuffix(": "),
        text_edit=lsp.TextEdit(place, one.text),
    )


def _find(server: MilepostServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    async def definition(params: lsp.DefinitionParams) -> lsp.Location | None:
        uri = params.text_document.uri
        known = await server.known(uri)

        def find(names: Names, thing: Thing, _: Spot) -> lsp.Location | None:
            spot = names.definition(thing)
            if spot is not None and known is not None:
                return lsp.Location(uri, _range(known.positions, spot))
            return _below(server, names.file, thing)

        return await _asked(known, params.position, find)

    @server.feature(lsp.TEXT_DOCUMENT_REFERENCES)
    async def references(params: lsp.ReferenceParams) -> list[lsp.Location] | None:
        uri = params.text_document.uri
        known = await server.known(uri)

        def find(names: Names, thing: Thing, _: Spot) -> list[lsp.Location]:
            spot = names.definition(thing) if params.context.include_declaration else None
            spots = sorted({*names.uses(thing), *([spot] if spot is not None else [])})
            positions = known.positions if known else server.positions("")
            return [lsp.Location(uri, _range(positions, one)) for one in spots]

        return await _asked(known, params.position, find)


def _below(server: MilepostServer, file: ScenarioFile, thing: Thing) -> lsp.Location | None:
    """The place in a file that another stands on."""
    found = defined_below(file, thing)
    if found is None:
        return None
    path, text, spot = found
    return lsp.Location(path.resolve().as_uri(), _range(server.positions(text), spot))


def _rename(server: MilepostServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_PREPARE_RENAME)
    async def prepare(params: lsp.PrepareRenameParams) -> lsp.PrepareRenamePlaceholder | None:
        known = await server.known(params.text_document.uri)

        def look(names: Names, thing: Thing, spot: Spot) -> lsp.PrepareRenamePlaceholder:
            why = names.why_not(thing)
            if why:
                raise JsonRpcException(why, NOT_SO)
            positions = known.positions if known else server.positions("")
            return lsp.PrepareRenamePlaceholder(_range(positions, spot), thing[1])

        return await _asked(known, params.position, look)

    @server.feature(lsp.TEXT_DOCUMENT_RENAME, lsp.RenameOptions(prepare_provider=True))
    async def rename(params: lsp.RenameParams) -> lsp.WorkspaceEdit | None:
        uri = params.text_document.uri
        known = await server.known(uri)

        def change(names: Names, thing: Thing, _: Spot) -> lsp.WorkspaceEdit | None:
            try:
                text = names.renamed(thing, params.new_name)
            except DoesNotFit as why:
                raise JsonRpcException(str(why), NOT_SO) from None
            if known is None:
                return None
            version = known.version if server.takes_versions() else None
            return Actions(known.analysis, known.positions, uri, version).edit(text)

        return await _asked(known, params.position, change)


async def _asked(
    known: Known | None, position: lsp.Position, answer: Callable[[Names, Thing, Spot], Answer]
) -> Answer | None:
    """An answer about the thing at a place; None where there is none, or nothing can be read."""
    file = known.analysis.file if known else None
    if known is None or file is None:
        return None
    index = known.positions.index(position)

    def work() -> Answer | None:
        names = Names(file)
        found = names.thing_at(index)
        return None if found is None else answer(names, *found)

    return await asyncio.to_thread(work)


def _range(positions: Positions, spot: Spot) -> lsp.Range:
    return lsp.Range(positions.place(spot.start), positions.place(spot.end))
