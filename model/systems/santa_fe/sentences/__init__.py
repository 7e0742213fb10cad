"""Santa Fe in sentences: what cards do, how a round goes, what is different on a map."""
