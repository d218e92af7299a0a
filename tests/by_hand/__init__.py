"""Long tests and measurements of the whole house, with real servers, databases and browsers; they are run by hand."""
