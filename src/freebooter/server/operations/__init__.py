"""What whoever runs a server cares about: settings, limits, logs, figures, and the other nodes. Knows no request."""
