"""The checks of Trains boards, by topic."""
