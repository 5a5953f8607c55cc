"""The browser's door: HTTP to commands, games to views, errors to problems."""
