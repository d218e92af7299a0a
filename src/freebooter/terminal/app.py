"""The commands and their options. What a command does is loaded when it runs; asking for help loads no rules.

The app is built by a function because its help speaks the language that was chosen before. Annotations are evaluated
here, for Typer reads them.
"""

from collections.abc import Callable
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any

import typer

from freebooter.bots.player import bot_names
from freebooter.engine.registry import load, names
from freebooter.text import LANGUAGES, say

from .usage import Command, Group

Options = dict[str, tuple[Any, Any]]
"""The parameters of a command by their names: what Typer has to know of each, and its default."""


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


def _game(*names_of_it: str) -> tuple[Any, Any]:
    """Which game, as an argument or by an option; the first there is where nobody says."""
    text = say("help-game", games=say("comma").join(names()), first=names()[0])
    if names_of_it:
        return Annotated[str, _worded(text, *names_of_it, metavar="GAME")], names()[0]
    return Annotated[str, typer.Argument(help=text, metavar="GAME", show_default=False)], names()[0]


def _table_options() -> Options:
    """The options of a table: those to which a game has given a flag of their own, and house rules."""
    options: Options = {}
    for game in map(load, names()):
        for name, (metavar, *letters) in game.flags.items():
            values = say("comma").join(game.switches.get(name) or game.editions)
            text = say(f"{game.name}/help-option-{name}", values=values)
            flag = _worded(text, f"--{name}", *letters, metavar=metavar)
            options.setdefault(name.replace("-", "_"), (Annotated[str, flag], ""))
    house_rules = _option("help-option", "--option", "-o", metavar="NAME=VALUE")
    return options | {"option": (Annotated[list[str] | None, house_rules], None)}


def _take_options(given: dict[str, Any]) -> dict[str, str]:
    """The options of a table out of everything that was given to a command."""
    from .options import given_options

    named = {name.replace("_", "-"): given.pop(name) for name in _table_options() if name != "option"}
    return given_options(named, given.pop("option") or [])


def _command(app: typer.Typer, name: str, run: Callable[..., Any], options: Options) -> None:
    """Add a command whose parameters are made while the program runs."""
    parameters = [
        Parameter(each, Parameter.KEYWORD_ONLY, default=default, annotation=kind)
        for each, (kind, default) in options.items()
    ]
    run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # Typer reads the options from here.
    run.__annotations__ = {each: kind for each, (kind, _) in options.items()}
    app.command(name, cls=Command, help=say(f"help-{name}"))(run)


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
    laboratory = (_add_simulate, _add_arena, _add_balance, _add_bench, _add_load, _add_attack)
    house = (_add_compile, _add_doctor)
    for add in (*table, *laboratory, *house):
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
            from .greeting import greet

            greet()
            raise typer.Exit


def _add_play(app: typer.Typer) -> None:
    def play(**given: Any) -> None:
        from .play import PlayOptions, play

        play(PlayOptions(options=_take_options(given), **given))

    options: Options = {
        "game": _game(),
        "name": (Annotated[str, _option("help-name", "--name", metavar="NAME")], ""),
        "people": (Annotated[str, _option("help-people", "--people", metavar="NAMES")], ""),
        "players": (Annotated[int, _option("help-players", "--players", "-p", metavar="NUMBER")], 3),
        "bots": (Annotated[str, _bots_option()], ""),
        "bot": (Annotated[list[str] | None, _option("help-bot", "--bot", metavar="FILE.py:CLASS")], None),
        "watch": (Annotated[bool, _flag("help-watch", "--watch", "--bot-only")], False),
        **_table_options(),
        "think": (Annotated[str, _option("help-arena-think", "--think", metavar="TIME")], ""),
        "playouts": (Annotated[int | None, _option("help-playouts", "--playouts", metavar="NUMBER")], None),
        "cores": (Annotated[int, _option("help-think-cores", "--cores", metavar="NUMBER")], 1),
        "seed": (Annotated[int | None, _option("help-seed", "--seed", metavar="NUMBER")], None),
        "save": (Annotated[Path | None, _option("help-save", "--save", metavar="FILE")], None),
        "force": (Annotated[bool, _flag("help-force", "--force")], False),
        "fast": (Annotated[bool, _flag("help-fast", "--fast")], False),
        "plain": (Annotated[bool, _flag("help-plain", "--plain")], False),
    }
    _command(app, "play", play, options)


def _add_serve(app: typer.Typer) -> None:
    """Every setting of the server is an option; their table is in `server/config.py`."""
    from freebooter.server.operations.config import settings

    def serve(**given: Any) -> None:
        from .serve import serve

        file, show = given.pop("config"), given.pop("show_config")
        flags = {each.field: each.from_flag(given[each.field]) for each in settings()}
        serve(flags, file, show)

    options: Options = {
        "config": (Annotated[Path | None, _option("help-serve-config", "--config", metavar="FILE")], None)
    }
    for each in settings():
        option = _worded(say(f"help-serve-{each.key}"), each.flag, metavar="" if each.is_bare else each.how.metavar)
        options[each.field] = (
            (Annotated[bool, option], False) if each.is_bare else (Annotated[str | None, option], None)
        )
    options["show_config"] = (Annotated[bool, _flag("help-serve-show-config", "--show-config")], False)
    _command(app, "serve", serve, options)


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
        from .review import ReviewOptions, review

        review(ReviewOptions(record, seat, think, playouts, seed, cores, html, force, json, plain))


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
    def rules(topic: list[str] | None, game: str, editions: bool, plain: bool, **given: Any) -> None:
        from .rules import rules

        rules(game, topic or [], _take_options(given), editions, plain)

    options: Options = {
        "topic": (Annotated[list[str] | None, _argument("help-topic", "GAME TOPIC")], None),
        "game": (_game("--game")[0], ""),
        **_table_options(),
        "editions": (Annotated[bool, _flag("help-editions", "--editions")], False),
        "plain": (Annotated[bool, _flag("help-plain", "--plain")], False),
    }
    _command(app, "rules", rules, options)


def _add_simulate(app: typer.Typer) -> None:
    def simulate(**given: Any) -> None:
        from .options import check_player_count, settle_chance
        from .simulate import simulate

        options = _take_options(given)
        check_player_count(given["game"], given["players"])
        simulate(**given, options=settle_chance(given["game"], options, given["seed"]))

    options: Options = {
        "game": _game(),
        "games": (Annotated[int, _option("help-simulate-games", "--games", "-n", metavar="NUMBER")], 100_000),
        "players": (Annotated[int, _option("help-simulate-players", "--players", "-p", metavar="NUMBER")], 4),
        **_table_options(),
        "seed": (Annotated[int, _option("help-simulate-seed", "--seed", metavar="NUMBER")], 0),
        "cores": (Annotated[int | None, _option("help-simulate-cores", "--cores", metavar="NUMBER")], None),
        "device": (Annotated[str, _option("help-device", "--device", metavar="DEVICE")], "cpu"),
        "csv": (Annotated[Path | None, _option("help-simulate-csv", "--csv", metavar="FILE")], None),
        "json": (Annotated[bool, _flag("help-simulate-json", "--json")], False),
    }
    _command(app, "simulate", simulate, options)


def _add_arena(app: typer.Typer) -> None:
    def arena(**given: Any) -> None:
        from .arena import ArenaOptions, arena

        arena(ArenaOptions(options=_take_options(given), **given))

    options: Options = {
        "bots": (Annotated[str, _option("help-arena-bots", "--bots", metavar="BOTS")], ""),
        "bot": (Annotated[list[str] | None, _option("help-arena-bot", "--bot", metavar="FILE.py:CLASS")], None),
        "review": (Annotated[int, _option("help-arena-review", "--review", metavar="NUMBER")], 5),
        "game": _game(),
        "games": (Annotated[int, _option("help-arena-games", "--games", "-n", metavar="NUMBER")], 100),
        "players": (Annotated[int | None, _option("help-arena-players", "--players", "-p", metavar="NUMBER")], None),
        **_table_options(),
        "think": (Annotated[str, _option("help-arena-think", "--think", metavar="TIME")], ""),
        "playouts": (Annotated[int | None, _option("help-arena-playouts", "--playouts", metavar="NUMBER")], None),
        "seed": (Annotated[int, _option("help-arena-seed", "--seed", metavar="NUMBER")], 0),
        "cores": (Annotated[int | None, _option("help-simulate-cores", "--cores", metavar="NUMBER")], None),
        "to": (Annotated[Path | None, _option("help-arena-to", "--to", metavar="FOLDER")], None),
        "ray": (Annotated[str, _option("help-arena-ray", "--ray", metavar="ADDRESS")], ""),
        "json": (Annotated[bool, _flag("help-arena-json", "--json")], False),
    }
    _command(app, "arena", arena, options)


def _add_balance(app: typer.Typer) -> None:
    """Beside the options of every laboratory those that one of them declares."""
    declared = {name: game for game in names() for name in load(game).laboratory_options}

    def balance(**given: Any) -> None:
        from .balance import BalanceOptions, balance

        options = {name: given.pop(name) for name in declared}
        balance(BalanceOptions(options=options, **given))

    options: Options = {
        "game": _game(),
        "question": (Annotated[str, _option("help-balance-question", "--question", "-q", metavar="NAMES")], ""),
        "games": (Annotated[int | None, _option("help-balance-games", "--games", "-n", metavar="NUMBER")], None),
        "players": (Annotated[int | None, _option("help-balance-players", "--players", "-p", metavar="NUMBER")], None),
        "edition": (Annotated[str, _option("help-balance-edition", "--edition", "-e", metavar="NAMES")], ""),
        **{
            name: (Annotated[str, _option(f"{game}/help-option-{name}", f"--{name}", metavar="HOW")], "")
            for name, game in declared.items()
        },
        "policy": (Annotated[str, _option("help-balance-policy", "--policy", metavar="NAME")], ""),
        "seed": (Annotated[int, _option("help-arena-seed", "--seed", metavar="NUMBER")], 0),
        "cores": (Annotated[int | None, _option("help-simulate-cores", "--cores", metavar="NUMBER")], None),
        "device": (Annotated[str, _option("help-device", "--device", metavar="DEVICE")], "cpu"),
        "html": (Annotated[Path | None, _option("help-balance-html", "--html", metavar="FILE")], None),
        "to": (Annotated[Path | None, _option("help-balance-to", "--to", metavar="FOLDER")], None),
        "force": (Annotated[bool, _flag("help-force", "--force")], False),
        "json": (Annotated[bool, _flag("help-arena-json", "--json")], False),
    }
    _command(app, "balance", balance, options)


def _add_bench(app: typer.Typer) -> None:
    @app.command("bench", cls=Command, help=say("help-bench"))
    def bench(
        json: Annotated[bool, _flag("help-bench-json", "--json")] = False,
        quick: Annotated[bool, _flag("help-bench-quick", "--quick")] = False,
    ) -> None:
        from .bench import bench

        bench(json, quick)


def _add_load(app: typer.Typer) -> None:
    def load_server(json: bool, **given: Any) -> None:
        from freebooter.load.plan import Plan

        from .load import load

        words = not given.pop("no_words")
        raise typer.Exit(load(Plan(**given, words=words), json))

    options: Options = {
        "url": (Annotated[str, _argument("help-load-url", "URL")], Parameter.empty),
        "tables": (Annotated[int, _option("help-load-tables", "--tables", "-n", metavar="NUMBER")], 100),
        "pace": (Annotated[float, _option("help-load-pace", "--pace", metavar="SECONDS")], 2.0),
        "seconds": (Annotated[float, _option("help-load-seconds", "--seconds", metavar="SECONDS")], 30.0),
        "game": _game("--game"),
        "sockets": (Annotated[int, _option("help-load-sockets", "--sockets", "-p", metavar="NUMBER")], 4),
        "watchers": (Annotated[int, _option("help-load-watchers", "--watchers", metavar="NUMBER")], 0),
        "seed": (Annotated[int, _option("help-load-seed", "--seed", metavar="NUMBER")], 0),
        "processes": (Annotated[int, _option("help-load-processes", "--processes", metavar="NUMBER")], 1),
        "check": (Annotated[int | None, _option("help-load-check", "--check", metavar="NUMBER")], None),
        "no_words": (Annotated[bool, _flag("help-load-no-words", "--no-words")], False),
        "json": (Annotated[bool, _flag("help-load-json", "--json")], False),
    }
    _command(app, "load", load_server, options)


def _add_attack(app: typer.Typer) -> None:
    def attack_server(list_attacks: bool, json: bool, only: list[str] | None, **given: Any) -> None:
        from freebooter.load.attacks.plan import AttackPlan

        from .attack import attack, show_attacks

        if list_attacks:
            show_attacks()
            return
        raise typer.Exit(attack(AttackPlan(only=tuple(only or ()), **given), json))

    options: Options = {
        "url": (Annotated[str, _argument("help-load-url", "URL")], ""),
        "only": (Annotated[list[str] | None, _option("help-attack-only", "--only", metavar="NAME")], None),
        "seconds": (Annotated[float, _option("help-attack-seconds", "--seconds", metavar="SECONDS")], 20.0),
        "calm": (Annotated[float, _option("help-attack-calm", "--calm", metavar="SECONDS")], 8.0),
        "most_sockets": (Annotated[int, _option("help-attack-sockets", "--most-sockets", metavar="NUMBER")], 2_000),
        "pid": (Annotated[int, _option("help-attack-pid", "--pid", metavar="NUMBER")], 0),
        "is_mine": (Annotated[bool, _flag("help-attack-mine", "--yes-it-is-mine")], False),
        "list_attacks": (Annotated[bool, _flag("help-attack-list", "--list")], False),
        "json": (Annotated[bool, _flag("help-load-json", "--json")], False),
    }
    _command(app, "attack", attack_server, options)


def _add_compile(app: typer.Typer) -> None:
    @app.command("compile", cls=Command, help=say("help-compile"))
    def compile_rules(
        games: Annotated[list[str] | None, _argument("help-compile-games", "GAME")] = None,
        jobs: Annotated[int, _option("help-compile-jobs", "--jobs", "-j", metavar="NUMBER", min=0)] = 0,
        everything: Annotated[bool, _flag("help-compile-all", "--all")] = False,
        clean: Annotated[bool, _flag("help-compile-clean", "--clean")] = False,
    ) -> None:
        from .compiling import compile_kernels, remove_others

        for game in games or []:
            load(game)
        if clean:
            remove_others()
            return
        compile_kernels(games or names(), jobs, everything)


def _add_doctor(app: typer.Typer) -> None:
    @app.command("doctor", cls=Command, help=say("help-doctor"))
    def doctor(json: Annotated[bool, _flag("help-doctor-json", "--json")] = False) -> None:
        from .doctor import doctor

        raise typer.Exit(doctor(json))
