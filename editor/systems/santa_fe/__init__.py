"""Santa Fe in the editor: values, squares, homes, railroads, cards, and words of play."""
