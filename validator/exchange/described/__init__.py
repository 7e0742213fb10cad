"""What sources and formats say of themselves, and what is said of them: options, orders, losses."""
