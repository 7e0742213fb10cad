"""Games for learning programs: observations as numbers, and a PettingZoo environment."""
