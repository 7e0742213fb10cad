"""Preferences: settings, looks and keys of this user, and the folder where they are kept."""
