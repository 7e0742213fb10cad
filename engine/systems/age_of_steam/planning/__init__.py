"""What planning bots think with: lines that could be built, what they would carry, and money."""
