"""A server that has an address is called by that name, and believes no page that came under another."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from benchmarks.harness.clients import Guest, problem
from tests.support.indoors import indoors


def test_a_server_with_an_address_is_called_by_no_other_name(tmp_path: Path) -> None:
    with (
        indoors(tmp_path, address="http://play.example:8000") as served,
        closing(Guest(served.url, Host="play.example:8000")) as host,
    ):
        table = host.open("person", "open", public=True)["table"]
        for origin in ({}, {"Origin": "http://evil.example"}):
            headers = {"Host": "evil.example"} | origin
            assert problem(host.http.get("/api/me", headers=headers)) == (421, "server-host")
            assert "http://play.example:8000" in host.http.get("/", headers=headers).json()["message"]
            status, refused = host.wire(table, **headers).refusal
            assert (status, refused["reason"]) == (421, "server-host")
            assert host.http.get("/healthz", headers={"Host": "10.0.0.7"}).status_code == 200
        wrong = {"Host": "play.example:8000", "Origin": "http://evil.example"}
        assert problem(host.http.get("/api/me", headers=wrong)) == (403, "server-origin")
        own = {"Host": "play.example:8000", "Origin": "http://play.example:8000"}
        assert host.http.get("/api/me", headers=own).status_code == 200
        wire = host.wire(table, Origin=own["Origin"])
        assert wire.hello()["seat"] == 0
        wire.close()
