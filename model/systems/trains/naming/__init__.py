"""Where scenarios of Trains name cards, kits and cities."""
