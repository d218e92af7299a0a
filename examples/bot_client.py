"""A bot of your own at anybody's table, in thirty lines: `python bot_client.py URL TABLE TOKEN`.

The host gives a seat to an outside bot (`{"type": "place", "seat": 1, "kind": "outside"}`, or a seat of that kind when
the table is set up) and finds its token at `GET /api/tables/TABLE/tokens`. The token is all that the bot needs.

Everything goes over one WebSocket, `/api/tables/TABLE/socket`, as JSON. We say
- `{"type": "hello", "token": …}` first;
- `{"type": "move", "id": …, "move": …}` to move, with an id of our choice. The same id again is the same command, so
  whoever has lost the connection before the answer may simply ask again.

The server says
- `{"type": "table", "version": …, "table": …, "seat": …, "view": …, "moves": […]}`: all that our seat may know;
- `{"type": "update", "version": …, "what": …, …}` for every entry of the table's log, without gaps. Where the match has
  changed it has a new `view` and our legal `moves`; where the table has, a new `table` with its `status`;
- `done` or `refused` with the id of our command, and `goodbye` before it hangs up. Other types may be ignored.

All messages in detail: `GET /api/socket.json`. The games' pages say what is in a view.
"""

import asyncio
import itertools
import json
import random
import sys

from websockets.asyncio.client import connect


async def play(url: str, table: str, token: str) -> None:
    address = f"{url.rstrip('/').replace('http', 'ws', 1)}/api/tables/{table}/socket"
    numbers = itertools.count(1)
    async with connect(address) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        async for text in socket:
            message = json.loads(text)
            if message.get("table", {}).get("status") in ("over", "closed"):
                return
            if message["type"] == "goodbye":
                sys.exit(message["message"])
            view = message.get("view")
            if view and view["seat"] in view["deciders"]:  # Who has chosen in secret may change it, but need not.
                move = random.choice(message["moves"])
                await socket.send(json.dumps({"type": "move", "id": f"m{next(numbers)}", "move": move}))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("Usage: python bot_client.py URL TABLE TOKEN")
    asyncio.run(play(*sys.argv[1:]))
