"""Forms: fields that are shown and edited, whatever they are about."""
