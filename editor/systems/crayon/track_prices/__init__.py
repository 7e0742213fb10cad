"""The cheapest track between two places, and its price in words."""
