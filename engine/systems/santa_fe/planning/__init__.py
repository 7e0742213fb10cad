"""What bots of Santa Fe plan with: ways to cities, and what pieces and cards are worth."""
