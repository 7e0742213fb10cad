"""Scripts that let shells complete what is typed after `milepost`: bash, zsh and fish."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from milepost.completions.levels import Level, Option

PROGRAM: Final = "milepost"


def bash_script(levels: Iterable[Level]) -> str:
    """For bash: where nothing is known, it completes files by itself."""
    levels = list(levels)
    lines = [
        f"# Put this into ~/.local/share/bash-completion/completions/{PROGRAM}",
        f"_{PROGRAM}() {{",
        '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
        '    local command="" words="" files="" i',
        "    for ((i = 1; i < COMP_CWORD; i++)); do",
        '        case "$command ${COMP_WORDS[i]}" in',
        f'            {_commands(levels)}) command="${{command:+$command }}${{COMP_WORDS[i]}}" ;;',
        "        esac",
        "    done",
        '    case "$command:$before" in',
        *(f"        {_quoted(at)}) words={_quoted(' '.join(v))} ;;" for at, v in _after(levels)),
        '        *) case "$command:$word" in',
        *(
            f"            {_quoted(' '.join(one.way))}:{start}) words={_quoted(' '.join(words))} ;;"
            for one in levels
            for start, words in (("-*", _flags(one)), ("*", [*one.commands, *one.values]))
            if not (one.maps and start == "*")
        ),
        *(
            f"            {_quoted(' '.join(one.way))}:*) {_bash_maps(one)} ;;"
            for one in levels
            if one.maps
        ),
        "        esac ;;",
        "    esac",
        '    COMPREPLY=($(compgen -W "$words" -- "$word"))',
        '    if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$word")); fi',
        "}",
        f"complete -o bashdefault -o default -F _{PROGRAM} {PROGRAM}",
    ]
    return "\n".join(lines) + "\n"


def _bash_maps(one: Level) -> str:
    """Names of maps, and files besides."""
    return f"words={_quoted(' '.join(one.maps))} files=1"


def zsh_script(levels: Iterable[Level]) -> str:
    """For zsh: options and commands with what they do, files where nothing else is known."""
    levels = list(levels)
    lines = [
        f"#compdef {PROGRAM}",
        f"# Put this as _{PROGRAM} into a folder of $fpath",
        f"_{PROGRAM}() {{",
        '    local command="" i',
        "    local -a known",
        "    for ((i = 2; i < CURRENT; i++)); do",
        '        case "$command ${words[i]}" in',
        f'            {_commands(levels)}) command="${{command:+$command }}${{words[i]}}" ;;',
        "        esac",
        "    done",
        '    case "$command:${words[CURRENT-1]}" in',
        *(
            f"        {_quoted(at)}) compadd -- {' '.join(v)}; return ;;"
            for at, v in _after(levels)
        ),
        "    esac",
        '    case "$command:${words[CURRENT]}" in',
        *(line for one in levels for line in _zsh_level(one)),
        "    esac",
        "}",
        f'if [ "$funcstack[1]" = "_{PROGRAM}" ]; then',
        f'    _{PROGRAM} "$@"',
        "else",
        f"    compdef _{PROGRAM} {PROGRAM}",
        "fi",
    ]
    return "\n".join(lines) + "\n"


def _zsh_level(one: Level) -> Iterator[str]:
    name = _quoted(" ".join(one.way))
    options = [f"{flag}:{_plain(o.help)}" for o in one.options for flag in o.flags]
    words = [f"{word}:{_plain(text)}" for word, text in one.commands.items()]
    known = f"known=({' '.join(map(_quoted, options))})"
    yield f"        {name}:-*) {known}; _describe -o option known ;;"
    if words:
        known = f"known=({' '.join(map(_quoted, words))})"
        yield f"        {name}:*) {known}; _describe command known ;;"
    elif one.maps:
        yield f"        {name}:*) compadd -- {' '.join(one.maps)}; _files ;;"
    elif one.values:
        yield f"        {name}:*) compadd -- {' '.join(one.values)} ;;"
    else:
        yield f"        {name}:*) _files ;;"


def fish_script(levels: Iterable[Level]) -> str:
    """For fish: a line for every command and option."""
    lines = [f"# Put this into ~/.config/fish/completions/{PROGRAM}.fish"]
    for one in levels:
        here = f"complete -c {PROGRAM} -n {_quoted(_fish_condition(one))}"
        lines += [f"{here} -f -a {word} -d {_quoted(text)}" for word, text in one.commands.items()]
        lines += [f"{here} -f -a {_quoted(' '.join(one.values))}"] if one.values else []
        lines += [f"{here} -a {_quoted(' '.join(one.maps))}"] if one.maps else []
        lines += [f"{here} {_fish_option(option)}" for option in one.options]
    return "\n".join(lines) + "\n"


def _fish_condition(one: Level) -> str:
    """When a level is reached: all its commands are typed, and none of those below it."""
    typed = [f"__fish_seen_subcommand_from {name}" for name in one.way]
    if one.commands:
        typed.append(f"not __fish_seen_subcommand_from {' '.join(one.commands)}")
    return "; and ".join(typed)


def _fish_option(option: Option) -> str:
    parts = [
        f"-l {flag.removeprefix('--')}" if flag.startswith("--") else f"-s {flag.removeprefix('-')}"
        for flag in option.flags
    ]
    if option.takes_value:
        parts.append(f"-x -a {_quoted(' '.join(option.values))}" if option.values else "-r")
    return " ".join([*parts, f"-d {_quoted(option.help)}"])


def _after(levels: Iterable[Level]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The words that can follow an option, by command and option."""
    for one in levels:
        for option in one.options:
            for flag in option.flags if option.values else ():
                yield f"{' '.join(one.way)}:{flag}", option.values


def _commands(levels: Iterable[Level]) -> str:
    """All ways to a command, as the pattern of a case."""
    return "|".join(_quoted(f"{' '.join(one.way[:-1])} {one.way[-1]}") for one in levels if one.way)


def _flags(one: Level) -> list[str]:
    return [flag for option in one.options for flag in option.flags]


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def _plain(text: str) -> str:
    return text.replace("\\", "").replace(":", "\\:")


SCRIPTS: Final[dict[str, Callable[[Iterable[Level]], str]]] = {
    "bash": bash_script,
    "fish": fish_script,
    "zsh": zsh_script,
}
PLACES: Final = {
    "bash": f".local/share/bash-completion/completions/{PROGRAM}",
    "fish": f".config/fish/completions/{PROGRAM}.fish",
    "zsh": f".local/share/zsh/site-functions/_{PROGRAM}",
}
"""Where a shell looks for its script, from the home of its user."""
