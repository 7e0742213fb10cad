"""Event cards: what happens when they are drawn, and while they are in play."""
