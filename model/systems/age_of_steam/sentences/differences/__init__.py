"""What a map does differently from the base game, a sentence for each difference."""

from model.systems.age_of_steam.sentences.differences.differences import Topic, differences

__all__ = ["Topic", "differences"]
