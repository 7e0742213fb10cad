"""Areas and effects of event cards in sentences."""
