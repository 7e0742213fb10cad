"""Problems: what is wrong with a map, how it is told, repaired and allowed."""
