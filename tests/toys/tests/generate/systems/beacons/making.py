"""Made-up coasts of beacons: with lamps that burn the oils there are, and with fog."""

from random import Random
from typing import Any

from model.systems.beacons.things import BeaconsPart, Lamp, Refill, Shine

from model.collection import Things
from tests.generate.making import Making


class BeaconsMaking(Making):
    """One coast while it is made."""

    def part(self, fields: dict[str, Any]) -> BeaconsPart:
        rng, words = self.rng("lamps"), self.words("lamps")
        oils = ["", *fields["goods"]]
        lamps = [
            Lamp(
                id=words.fresh_id("lamp"),
                name=words.name(),
                count=rng.randint(1, 4),
                oil=rng.choice(oils),
                effects=_effects(rng),
            )
            for _ in range(rng.randint(2, 6))
        ]
        fog = rng.sample(self.land.mainland, min(4, len(self.land.mainland)))
        return BeaconsPart(lamps=Things({lamp.id: lamp for lamp in lamps}), fog=tuple(fog))


def _effects(rng: Random) -> tuple[Shine | Refill, ...]:
    some = (Shine(rng.randint(1, 9)), Refill(rng.randint(1, 9)))
    return tuple(rng.sample(some, rng.randint(0, 2)))


MAKING = BeaconsMaking
