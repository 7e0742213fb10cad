"""What players have at a moment, and their score by the terms of the rules (AOM-MONEY-07)."""

from engine.systems.age_of_steam.state.play import Play


def score(play: Play, seat: int) -> int:
    """The sum of all terms: so many times every so many of something."""
    terms = play.table.rules.scoring
    return sum(one.times * (quantity(play, seat, one.term) // one.per) for one in terms)


def quantity(play: Play, seat: int, term: str) -> int:
    """How much of something a player has that scores or breaks ties."""
    player = play.state.seats[seat]
    what, _, which = term.partition(".")
    match what:
        case "income" | "shares" | "cash":
            amount: int = getattr(player, what)
            return amount
        case "owned_sections":
            return owned_sections(play, seat)
        case "token":
            return player.tokens.get(which, 0)
        case "kept_cubes":
            return sum(player.kept.values())
        case "cubes_left":
            return cubes_left(play, which)
        case "turns_lasted":
            return turns_lasted(play, seat)
    return 0


def owned_sections(play: Play, seat: int) -> int:
    """Sections in own completed links; own special links count their points (AOS-END-02)."""
    return sum(link.points for link in play.state.track.links() if link.owner == seat)


def cubes_left(play: Play, colour: str) -> int:
    """Cubes of a colour on the map: cities, towns and hexes."""
    return sum(there.get(colour, 0) for there in play.state.cubes.values())


def turns_lasted(play: Play, seat: int) -> int:
    """The turn of bankruptcy; who has survived has one more than the highest (AOM-MONEY-08)."""
    seats = play.state.seats
    return seats[seat].left or 1 + max((s.left for s in seats if s.left), default=play.state.turn)
