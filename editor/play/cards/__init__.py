"""The cards at the table of a match: hand, supply and piles, which are clicked and dragged."""
