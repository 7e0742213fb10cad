"""A crayon scenario as checks look at it: ground, trade, access, waterways, games of bots."""
