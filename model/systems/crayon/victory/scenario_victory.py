"""The cheapest network with which a crayon game can be won, by the scenario's own condition."""

from model.systems.crayon.ground.ground import CrayonGround
from model.systems.crayon.things.part import CrayonPart
from model.systems.crayon.victory.cheapest_victory import LinkPort, Victory, cheapest_victory


def victory_of(ground: CrayonGround) -> Victory | None:
    """The cheapest track that meets the condition, None where none can (CRY-WIN-01, -02)."""
    win = ground.rules.win
    links = link_ports(ground) if win.links else None
    network = ground.network if win.ferry_connects else ground.network.with_ferries(())
    found = cheapest_victory(network, win.majors, links)
    # One link is joined; where the rules ask for more the price is only a beginning.
    return found if found is None or win.links <= 1 else found._replace(exact=False)


def link_ports(ground: CrayonGround) -> list[LinkPort]:
    """The container links that count, with what is paid beside the track (CRY-WIN-05)."""
    ports = []
    for link in ground.scenario.part_as(CrayonPart).links.values():
        in_track = link.mode == "build-into" and link.port in ground.places
        paid_in_track = in_track and ground.places[link.port].name == link.id
        cost = 0 if paid_in_track or not ground.rules.win.link_owned else link.cost
        ports.append(LinkPort(link.id, ground.network.index(link.port), cost))
    return ports
