"""What only crayon scenarios hold: ferries, links, cards, effects, positions, and references."""
