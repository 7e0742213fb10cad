"""A game as its log: sessions, files of logs, and playing a log again."""
