"""The parts of cards: for each word of the vocabulary when it can be applied, and how."""
