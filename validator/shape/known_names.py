"""What the things of a scenario are called, for whoever guesses what a text was meant to name."""

from model.scenario.collections import own_named_collections
from validator.survey.reference_words import COLLECTIONS
from validator.survey.survey import Survey
from validator.wording.near_names import spellings, spelt_alike

MOST_MEANT = 100
MOST_MISFITS = 500


class Names:
    """What the things of a scenario are called, each collection looked through but once."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self._spelt: dict[str, dict[str, str]] = {}
        self._left = MOST_MEANT if len(survey.scenario.misfits) <= MOST_MISFITS else 0

    def has_time(self) -> bool:
        """Whether there is time to think about what one more slip was meant to be.

        A file with very many slips was made by a program, and shall not take for ever.
        """
        self._left -= 1
        return self._left >= 0

    def id_of(self, text: str, collection: str) -> str:
        """The id of the thing that a text names, by its id or by a name that it bears."""
        if collection not in self._spelt:
            self._spelt[collection] = spellings(self.survey.things(collection))
        things = self.survey.things(collection)
        return text if text in things else self._spelt[collection].get(spelt_alike(text), "")

    def near(self, text: str) -> str:
        """The id of some thing whose id or name a text spells in another way."""
        if not spelt_alike(text[:81]) or len(text) > 80:
            return ""
        known = (*COLLECTIONS, *own_named_collections(self.survey.scenario.system))
        ids = (self.id_of(text, collection) for collection in known)
        return next((key for key in ids if key), "")
