"""What a player of Trains can do, and how it is typed."""
