"""The commands and their options. What a command does is loaded when it runs; asking for help loads no rules.

The app is built by a function because its help speaks the language that was chosen before. Annotations are evaluated
here, for Typer reads them.
"""

from collections.abc import Callable, Sequence
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any

import typer

from freebooter.bots.player import bot_names
from freebooter.engine.registry import load, names
from freebooter.text import LANGUAGES, say

from .usage import Command, Group

DEFAULT_GAME = "dead-mans-draw"


def _option(text: str, *names: str, **more: Any) -> Any:
    return _worded(say(text), *names, **more)


def _worded(words: str, *names: str, **more: Any) -> Any:
    return typer.Option(*names, help=words, show_default=False, **more)


def _bots_option() -> Any:
    """Names every bot of every game."""
    bots = (say("help-bots-of", game=game, bots=say("comma").join(bot_names(game))) for game in names())
    text = say("help-bots", bots=say("semicolon").join(bots))
    return typer.Option("--bots", help=text, show_default=False, metavar="BOTS")


def _flag(text: str, *names: str) -> Any:
    return _option(text, *names, metavar="")


def _argument(text: str, metavar: str, **more: Any) -> Any:
    return typer.Argument(help=say(text), metavar=metavar, show_default=False, **more)


def _taking(command: Callable[..., None], parameters: Sequence[Parameter]) -> Callable[..., None]:
    """A command that takes these parameters; Typer reads the options of the command line from here."""
    command.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {each.name: each.annotation for each in parameters}
    return command


def build_app() -> typer.Typer:
    """The whole command line in the language in use."""
    app = typer.Typer(
        cls=Group,
        add_completion=False,
        no_args_is_help=False,
        invoke_without_command=True,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
        help=say("help-freebooter"),
    )
    _add_everywhere(app)
    table = (_add_play, _add_serve, _add_referee, _add_replay, _add_review, _add_verify, _add_rules)
    laboratory = (_add_simulate, _add_arena, _add_balance, _add_bench, _add_load, _add_compile)
    for add in (*table, *laboratory):
        add(app)
    return app


def _add_everywhere(app: typer.Typer) -> None:
    @app.callback()
    def everywhere(
        context: typer.Context,
        lang: Annotated[str, _option("help-lang", "--lang", metavar="|".join(LANGUAGES))] = "",
        no_color: Annotated[bool, _flag("help-no-color", "--no-color")] = False,
        version: Annotated[bool, _flag("help-version", "--version")] = False,
    ) -> None:
        if version:
            from freebooter import __version__

            print(f"freebooter {__version__}")
            raise typer.Exit
        if context.invoked_subcommand is None:
            context.get_help()
            raise typer.Exit


def _add_play(app: typer.Typer) -> None:
    @app.command("play", cls=Command, help=say("help-play"))
    def play(
        game: Annotated[str, _argument("help-game", "GAME")] = DEFAULT_GAME,
        name: Annotated[str, _option("help-name", "--name", metavar="NAME")] = "",
        people: Annotated[str, _option("help-people", "--people", metavar="NAMES")] = "",
        players: Annotated[int, _option("help-players", "--players", "-p", metavar="NUMBER")] = 3,
        bots: Annotated[str, _bots_option()] = "",
        bot: Annotated[list[str] | None, _option("help-bot", "--bot", metavar="FILE.py:CLASS")] = None,
        watch: Annotated[bool, _flag("help-watch", "--watch", "--bot-only")] = False,
        edition: Annotated[str, _option("help-edition", "--edition", "-e", metavar="NAME")] = "",
        traits: Annotated[str, _option("help-traits", "--traits", metavar="TRAITS")] = "",
        variant: Annotated[str, _option("help-variant", "--variant", metavar="NAME")] = "",
        mermaids: Annotated[str, _option("help-mermaids", "--mermaids", metavar="HOW")] = "",
        option: Annotated[list[str] | None, _option("help-option", "--option", "-o", metavar="NAME=VALUE")] = None,
        think: Annotated[str, _option("help-arena-think", "--think", metavar="TIME")] = "",
        playouts: Annotated[int | None, _option("help-playouts", "--playouts", metavar="NUMBER")] = None,
        cores: Annotated[int, _option("help-think-cores", "--cores", metavar="NUMBER")] = 1,
        seed: Annotated[int | None, _option("help-seed", "--seed", metavar="NUMBER")] = None,
        save: Annotated[Path | None, _option("help-save", "--save", metavar="FILE")] = None,
        force: Annotated[bool, _flag("help-force", "--force")] = False,
        fast: Annotated[bool, _flag("help-fast", "--fast")] = False,
        plain: Annotated[bool, _flag("help-plain", "--plain")] = False,
    ) -> None:
        from .options import given_options
        from .play import Wishes, play

        named = {"edition": edition, "traits": traits, "variant": variant, "mermaids": mermaids}
        options = given_options(named, option or [])
        mind = (think, playouts, cores)
        play(
            Wishes(game, name, people, players, bots, bot or [], watch, options, *mind, seed, save, force, fast, plain)
        )


def _add_serve(app: typer.Typer) -> None:
    """Every setting of the server is an option; their table is in `server/config.py`."""
    from freebooter.server.operations.config import settings

    def serve(**given: Any) -> None:
        from .serve import serve

        file, show = given.pop("config"), given.pop("show_config")
        flags = {each.field: each.from_flag(given[each.field]) for each in settings()}
        serve(flags, file, show)

    options: dict[str, tuple[Any, Any]] = {
        "config": (Annotated[Path | None, _option("help-serve-config", "--config", metavar="FILE")], None)
    }
    for each in settings():
        option = _worded(say(f"help-serve-{each.key}"), each.flag, metavar="" if each.is_bare else each.how.metavar)
        options[each.field] = (
            (Annotated[bool, option], False) if each.is_bare else (Annotated[str | None, option], None)
        )
    options["show_config"] = (Annotated[bool, _flag("help-serve-show-config", "--show-config")], False)
    named = Parameter.KEYWORD_ONLY
    parameters = [Parameter(name, named, default=default, annotation=kind) for name, (kind, default) in options.items()]
    app.command("serve", cls=Command, help=say("help-serve"))(_taking(serve, parameters))


def _add_referee(app: typer.Typer) -> None:
    @app.command("referee", cls=Command, help=say("help-referee"))
    def referee(
        files: Annotated[list[Path], _argument("help-referee-files", "FILE")],
        json: Annotated[bool, _flag("help-referee-json", "--json")] = False,
    ) -> None:
        from .referee import referee

        raise typer.Exit(referee(files, json))


def _add_replay(app: typer.Typer) -> None:
    @app.command("replay", cls=Command, help=say("help-replay"))
    def replay(
        record: Annotated[Path, _argument("help-replay-record", "RECORD")],
        seat: Annotated[str, _option("help-replay-seat", "--seat", metavar="NAME")] = "",
        all_at_once: Annotated[bool, _flag("help-replay-all", "--all")] = False,
        plain: Annotated[bool, _flag("help-plain", "--plain")] = False,
    ) -> None:
        from .replay import replay

        replay(record, seat, all_at_once, plain)


def _add_review(app: typer.Typer) -> None:
    @app.command("review", cls=Command, help=say("help-review"))
    def review(
        record: Annotated[Path, _argument("help-replay-record", "RECORD")],
        seat: Annotated[str, _option("help-review-seat", "--seat", metavar="NAME")] = "",
        think: Annotated[str, _option("help-review-think", "--think", metavar="TIME")] = "",
        playouts: Annotated[int | None, _option("help-review-playouts", "--playouts", metavar="NUMBER")] = None,
        seed: Annotated[int, _option("help-review-seed", "--seed", metavar="NUMBER")] = 0,
        cores: Annotated[int | None, _option("help-simulate-cores", "--cores", metavar="NUMBER")] = None,
        html: Annotated[Path | None, _option("help-review-html", "--html", metavar="FILE")] = None,
        force: Annotated[bool, _flag("help-force", "--force")] = False,
        json: Annotated[bool, _flag("help-review-json", "--json")] = False,
        plain: Annotated[bool, _flag("help-plain", "--plain")] = False,
    ) -> None:
        from .review import Wishes, review

        review(Wishes(record, seat, think, playouts, seed, cores, html, force, json, plain))


def _add_verify(app: typer.Typer) -> None:
    @app.command("verify", cls=Command, help=say("help-verify"))
    def verify(
        records: Annotated[list[Path], _argument("help-verify-records", "RECORD")],
        commitment: Annotated[str | None, _option("help-verify-commitment", "--commitment", metavar="HEX")] = None,
        json: Annotated[bool, _flag("help-verify-json", "--json")] = False,
    ) -> None:
        from .verify import verify

        raise typer.Exit(verify(records, commitment, json))


def _add_rules(app: typer.Typer) -> None:
    @app.command("rules", cls=Command, help=say("help-rules"))
    def rules(
        topic: Annotated[list[str] | None, _argument("help-topic", "GAME TOPIC")] = None,
        game: Annotated[str, _option("help-game", "--game", metavar="GAME")] = "",
        edition: Annotated[str, _option("help-edition", "--edition", "-e", metavar="NAME")] = "",
        variant: Annotated[str, _option("help-variant", "--variant", metavar="NAME")] = "",
        mermaids: Annotated[str, _option("help-mermaids", "--mermaids", metavar="HOW")] = "",
        decks: Annotated[str, _option("help-decks", "--decks", metavar="1|2")] = "",
        option: Annotated[list[str] | None, _option("help-option", "--option", "-o", metavar="NAME=VALUE")] = None,
        editions: Annotated[bool, _flag("help-editions", "--editions")] = False,
        plain: Annotated[bool, _flag("help-plain", "--plain")] = False,
    ) -> None:
        from .options import given_options
        from .rules import rules

        named = {"edition": edition, "variant": variant, "mermaids": mermaids, "decks": decks}
        rules(game, topic or [], given_options(named, option or []), editions, plain)


def _add_simulate(app: typer.Typer) -> None:
    @app.command("simulate", cls=Command, help=say("help-simulate"))
    def simulate(
        game: Annotated[str, _argument("help-game", "GAME")] = DEFAULT_GAME,
        games: Annotated[int, _option("help-simulate-games", "--games", "-n", metavar="NUMBER")] = 100_000,
        players: Annotated[int, _option("help-simulate-players", "--players", "-p", metavar="NUMBER")] = 4,
        edition: Annotated[str, _option("help-edition", "--edition", "-e", metavar="NAME")] = "",
        traits: Annotated[str, _option("help-traits", "--traits", metavar="TRAITS")] = "",
        variant: Annotated[str, _option("help-variant", "--variant", metavar="NAME")] = "",
        mermaids: Annotated[str, _option("help-mermaids", "--mermaids", metavar="HOW")] = "",
        option: Annotated[list[str] | None, _option("help-option", "--option", "-o", metavar="NAME=VALUE")] = None,
        seed: Annotated[int, _option("help-simulate-seed", "--seed", metavar="NUMBER")] = 0,
        cores: Annotated[int | None, _option("help-simulate-cores", "--cores", metavar="NUMBER")] = None,
        csv: Annotated[Path | None, _option("help-simulate-csv", "--csv", metavar="FILE")] = None,
        json: Annotated[bool, _flag("help-simulate-json", "--json")] = False,
    ) -> None:
        from .options import check_player_count, given_options, settle_chance
        from .simulate import simulate

        named = {"edition": edition, "traits": traits, "variant": variant, "mermaids": mermaids}
        check_player_count(game, players)
        options = settle_chance(game, given_options(named, option or []), seed)
        simulate(game, games, players, options, seed, cores, csv, json)


def _add_arena(app: typer.Typer) -> None:
    @app.command("arena", cls=Command, help=say("help-arena"))
    def arena(
        bots: Annotated[str, _option("help-arena-bots", "--bots", metavar="BOTS")],
        game: Annotated[str, _argument("help-game", "GAME")] = DEFAULT_GAME,
        games: Annotated[int, _option("help-arena-games", "--games", "-n", metavar="NUMBER")] = 100,
        players: Annotated[int | None, _option("help-arena-players", "--players", "-p", metavar="NUMBER")] = None,
        edition: Annotated[str, _option("help-edition", "--edition", "-e", metavar="NAME")] = "",
        traits: Annotated[str, _option("help-traits", "--traits", metavar="TRAITS")] = "",
        variant: Annotated[str, _option("help-variant", "--variant", metavar="NAME")] = "",
        mermaids: Annotated[str, _option("help-mermaids", "--mermaids", metavar="HOW")] = "",
        option: Annotated[list[str] | None, _option("help-option", "--option", "-o", metavar="NAME=VALUE")] = None,
        think: Annotated[str, _option("help-arena-think", "--think", metavar="TIME")] = "",
        playouts: Annotated[int | None, _option("help-arena-playouts", "--playouts", metavar="NUMBER")] = None,
        seed: Annotated[int, _option("help-arena-seed", "--seed", metavar="NUMBER")] = 0,
        cores: Annotated[int | None, _option("help-simulate-cores", "--cores", metavar="NUMBER")] = None,
        to: Annotated[Path | None, _option("help-arena-to", "--to", metavar="FOLDER")] = None,
        ray: Annotated[str, _option("help-arena-ray", "--ray", metavar="ADDRESS")] = "",
        json: Annotated[bool, _flag("help-arena-json", "--json")] = False,
    ) -> None:
        from .arena import Wishes, arena
        from .options import given_options

        named = {"edition": edition, "traits": traits, "variant": variant, "mermaids": mermaids}
        options = given_options(named, option or [])
        arena(Wishes(game, bots, games, players, options, think, playouts, seed, cores, to, ray, json))


def _add_balance(app: typer.Typer) -> None:
    """Beside the options of every laboratory those that one of them declares."""

    def balance(
        game: Annotated[str, _argument("help-game", "GAME")] = DEFAULT_GAME,
        question: Annotated[str, _option("help-balance-question", "--question", "-q", metavar="NAMES")] = "",
        games: Annotated[int | None, _option("help-balance-games", "--games", "-n", metavar="NUMBER")] = None,
        players: Annotated[int | None, _option("help-balance-players", "--players", "-p", metavar="NUMBER")] = None,
        edition: Annotated[str, _option("help-balance-edition", "--edition", "-e", metavar="NAMES")] = "",
        policy: Annotated[str, _option("help-balance-policy", "--policy", metavar="NAME")] = "",
        seed: Annotated[int, _option("help-arena-seed", "--seed", metavar="NUMBER")] = 0,
        cores: Annotated[int | None, _option("help-simulate-cores", "--cores", metavar="NUMBER")] = None,
        html: Annotated[Path | None, _option("help-balance-html", "--html", metavar="FILE")] = None,
        to: Annotated[Path | None, _option("help-balance-to", "--to", metavar="FOLDER")] = None,
        force: Annotated[bool, _flag("help-force", "--force")] = False,
        json: Annotated[bool, _flag("help-arena-json", "--json")] = False,
        **options: str,
    ) -> None:
        from .balance import Wishes, balance

        balance(Wishes(game, question, games, players, edition, options, policy, seed, cores, html, to, force, json))

    *parameters, _ = signature(balance).parameters.values()
    declared = {name: game for game in names() for name in load(game).laboratory_options}
    for name, game in declared.items():
        kind = Annotated[str, _option(f"{game}/help-{name}", f"--{name}", metavar="HOW")]
        parameters.append(Parameter(name, Parameter.KEYWORD_ONLY, default="", annotation=kind))
    app.command("balance", cls=Command, help=say("help-balance"))(_taking(balance, parameters))


def _add_bench(app: typer.Typer) -> None:
    @app.command("bench", cls=Command, help=say("help-bench"))
    def bench(
        json: Annotated[bool, _flag("help-bench-json", "--json")] = False,
        quick: Annotated[bool, _flag("help-bench-quick", "--quick")] = False,
    ) -> None:
        from .bench import bench

        bench(json, quick)


def _add_load(app: typer.Typer) -> None:
    @app.command("load", cls=Command, help=say("help-load"))
    def load(
        url: Annotated[str, _argument("help-load-url", "URL")],
        tables: Annotated[int, _option("help-load-tables", "--tables", "-n", metavar="NUMBER")] = 100,
        pace: Annotated[float, _option("help-load-pace", "--pace", metavar="SECONDS")] = 2.0,
        seconds: Annotated[float, _option("help-load-seconds", "--seconds", metavar="SECONDS")] = 30.0,
        game: Annotated[str, _option("help-game", "--game", metavar="GAME")] = DEFAULT_GAME,
        sockets: Annotated[int, _option("help-load-sockets", "--sockets", "-p", metavar="NUMBER")] = 4,
        watchers: Annotated[int, _option("help-load-watchers", "--watchers", metavar="NUMBER")] = 0,
        seed: Annotated[int, _option("help-load-seed", "--seed", metavar="NUMBER")] = 0,
        processes: Annotated[int, _option("help-load-processes", "--processes", metavar="NUMBER")] = 1,
        check: Annotated[int | None, _option("help-load-check", "--check", metavar="NUMBER")] = None,
        json: Annotated[bool, _flag("help-load-json", "--json")] = False,
    ) -> None:
        from freebooter.load.plan import Plan

        from .load import load

        plan = Plan(url, tables, pace, seconds, game, sockets, watchers, seed, processes, check)
        raise typer.Exit(load(plan, json))


def _add_compile(app: typer.Typer) -> None:
    @app.command("compile", cls=Command, help=say("help-compile"))
    def compile_rules(
        games: Annotated[list[str] | None, _argument("help-compile-games", "GAME")] = None,
    ) -> None:
        from freebooter.engine.registry import load, names

        from .compiling import compile_kernels

        for game in games or []:
            load(game)
        compile_kernels(games or names())
