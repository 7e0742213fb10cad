"""What bots of Trains plan with: what cards, rails, stations and Waste are worth, and when."""
