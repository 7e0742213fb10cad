"""Drawing Trains: cards with pictures of what they do, cities with rooms, rails and stations."""
