"""The places of a map: what PLACE can ask of each city, town and bare hex."""
