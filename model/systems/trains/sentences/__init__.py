"""What cards of Trains do, in words made from their effects."""
