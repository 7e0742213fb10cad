"""The sheets of demand and event cards, and proposals for them."""
