"""Scenarios made from what other programs and the world itself offer; one package a source."""
