"""Pictures that need a game or findings: games on maps, use, facts to print."""
