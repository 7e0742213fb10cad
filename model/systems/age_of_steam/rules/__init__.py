"""The rules of Age of Steam as typed trees."""
