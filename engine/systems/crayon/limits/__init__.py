"""Who may build where: access to cities, what lies in reach, who is cut off."""
