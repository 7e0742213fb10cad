"""What a picture shows of actions before they are played: tiles, links, New Cities, chains."""

from collections.abc import Iterable, Iterator

from engine.protocol import Action
from engine.showing.ghosts import NOTHING, Ghost, Tag
from engine.systems.age_of_steam.actions import goods_kinds as goods
from engine.systems.age_of_steam.actions import track_kinds as track
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.phases.building.finishing import eligible, keepable
from engine.systems.age_of_steam.phases.moving.questions import arc_called, question
from model.notation import Cell
from model.pieces.piece import Piece
from model.pieces.places import AtCity, AtLine, Place
from model.systems.age_of_steam.showing.board_pieces import LINK, NEW_CITY, TRACK, owner_shown
from model.systems.age_of_steam.track.chains import Chain
from model.systems.age_of_steam.track.links import Link
from model.systems.age_of_steam.track.shapes import section_text
from model.systems.age_of_steam.track.track import Track

MOST_OWNED = 20
"""Letters of a name that stand at a link."""


def ghost(game: AgeOfSteamGame, action: Action) -> Ghost:
    """What is shown of an action; nothing where it has no place on the map."""
    match action:
        case track.Lay() | track.Town():
            return Ghost(tuple(tile_pieces(game, action)))
        case track.Urbanize(town, new_city):
            return Ghost((Piece(NEW_CITY, AtCity(town), None, new_city),))
        case track.Claim(link):
            ends = " ".join(game.state.track.special(link).ends)
            return Ghost((Piece(LINK, AtLine(link), game.actor, ends),))
        case track.Nationalise(name):
            return _whole(game, eligible(game.position).get(name))
        case track.Keep(side):
            return _whole(game, keepable(game.position).get(side))
        case goods.Via(to):
            return _next_link(game, to)
    return NOTHING


def tile_pieces(game: AgeOfSteamGame, action: track.Lay | track.Town) -> Iterator[Piece]:
    """The sections that a tile would show: those that lie there keep their owners."""
    hex_ = game.table.land.hex_at(action.at)
    before, owners = game.state.track.tiles.get(hex_), game.state.track.owners_on(hex_)
    lying = {} if before is None else dict(zip(before.sections, owners, strict=True))
    shown = {section_text(section): owner for section, owner in lying.items()}
    for text in _sections(action):
        known = text in shown
        yield Piece(TRACK, action.at, owner_shown(shown[text]) if known else game.actor, text)


def _sections(action: track.Lay | track.Town) -> list[str]:
    if isinstance(action, track.Town):
        return [str(side) for side in action.exits]
    return [f"{one}-{other}" for one, other in action.sections]


def _whole(game: AgeOfSteamGame, found: Link | Chain | None) -> Ghost:
    if found is None:
        return NOTHING
    if isinstance(found, Link):
        return Ghost(tuple(link_pieces(game.state.track, found)))
    return Ghost(tuple(chain_pieces(game.state.track, found)))


def _next_link(game: AgeOfSteamGame, to: str) -> Ghost:
    """The link that a cube under way would take."""
    asked = question(game.position)
    if asked.search is None or asked.way is None:
        return NOTHING
    arc = arc_called(game.position, asked.search, asked.way, to)
    if arc is None or arc.number < 0:
        return NOTHING
    return links_shown(game, [asked.shipping.network.links[arc.number]])


def links_shown(game: AgeOfSteamGame, links: Iterable[Link], each: int = 1) -> Ghost:
    """Links with their owners, and what each of these gets."""
    pieces, tags = list[Piece](), list[Tag]()
    for link in links:
        pieces += link_pieces(game.state.track, link)
        tags.append(
            Tag(_middle(game.state.track, link), _owned(game, link, each), link_owner(link))
        )
    return Ghost(tuple(pieces), tuple(tags))


def _owned(game: AgeOfSteamGame, link: Link, each: int) -> str:
    if link.owner < 0:
        return "nobody"
    name = game.names[link.owner][:MOST_OWNED]
    return f"{name} {each:+}" if each else name


def link_owner(link: Link) -> int | str | None:
    return owner_shown(link.owner)


def link_pieces(lying: Track, link: Link) -> Iterator[Piece]:
    """A link as the track that it is."""
    if link.special:
        yield Piece(LINK, AtLine(link.special), owner_shown(link.owner), " ".join(link.ends))
    else:
        yield from chain_pieces(lying, lying.chains[link.key])


def chain_pieces(lying: Track, chain: Chain) -> Iterator[Piece]:
    for number in chain.sections:
        hex_, section = divmod(number, 64)
        yield Piece(TRACK, _cell(lying, hex_), owner_shown(chain.owner), section_text(section))


def _cell(lying: Track, hex_: int) -> Cell:
    return lying.land.cells[hex_]


def _middle(lying: Track, link: Link) -> Place:
    """Where words about a link stand: in its middle, rather not on a town."""
    if link.special:
        return AtLine(link.special)
    sections = lying.chains[link.key].sections
    across = [one for one in sections if one & 63 & (one & 63) - 1] or list(sections)
    return _cell(lying, across[len(across) // 2] >> 6)


def link_places(lying: Track, found: Link | Chain) -> tuple[Place, ...]:
    """Where a click means a link or a chain: the hexes that it runs through."""
    if isinstance(found, Link) and found.special:
        return (AtLine(found.special),)
    return tuple(_cell(lying, hex_) for hex_ in found.hexes)
