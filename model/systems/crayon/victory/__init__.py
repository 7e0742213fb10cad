"""The cheapest track that wins."""
