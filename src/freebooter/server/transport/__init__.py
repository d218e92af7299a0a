"""How clients reach us: bounded connections, requests read and answered, and the sockets of tables.

Handlers of `rest` see a request as `http.Request`; `app` mounts them with `http.respond`.
"""
