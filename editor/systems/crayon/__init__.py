"""Crayon rails in the editor: prices of track, ferries and links, goods and cards."""
