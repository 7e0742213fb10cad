"""A first map from geography: coast, rivers, heights and cities of a box on the globe."""
