"""The site: pages in their frame with navigation, and the files of the repository they show."""

import ast
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path, PurePosixPath
from string import Template
from typing import NamedTuple

from docs.builder.links import Pages
from docs.builder.markdown_pages import Page, page_of
from docs.builder.repository import HOME, PICTURES, Repository, is_external, way_to

HERE = Path(__file__).parent
STYLE = PurePosixPath("style.css")
NAME = "Milepost"


class Entry(NamedTuple):
    """A page in the navigation: what the first page calls it, and the heading it stands under."""

    group: str
    path: PurePosixPath
    name: str


def read_pages(repository: Repository) -> dict[PurePosixPath, Page]:
    """Every page, with its links turned to the places of the site."""
    return {path: _read(repository, path) for path in repository.page_paths()}


def _read(repository: Repository, path: PurePosixPath) -> Page:
    here = repository.place_of(path)

    def rewrite(target: str) -> str:
        file = None if is_external(target) else repository.file_behind(path, target)
        if file is None or target.startswith("#") or not repository.exists(file):
            return target
        anchor = target.partition("#")[2]
        return way_to(repository.place_of(file), here) + (f"#{anchor}" if anchor else "")

    return page_of(path, repository.read(path), rewrite)


def site_files(pages: Pages, repository: Repository) -> dict[PurePosixPath, bytes]:
    """Every file of the site by its place; the same pages always give the same bytes."""
    entries = list(navigation(pages, repository))
    files = {STYLE: (HERE / "style.css").read_bytes()}
    for page in pages.values():
        files[repository.place_of(page.path)] = _framed(page, entries, repository).encode()
    shown = shown_files(pages, repository)
    for path in shown:
        place = repository.place_of(path)
        if path.suffix.lower() in PICTURES:
            files[place] = (repository.root / path).read_bytes()
        else:
            files[place] = _source_page(path, shown, entries, repository).encode()
    return dict(sorted(files.items()))


def navigation(pages: Pages, repository: Repository) -> Iterator[Entry]:
    """The pages in the order in which the first page names them."""
    seen = {HOME}
    for target, words, group in pages[HOME].links:
        path = None if is_external(target) else repository.file_behind(HOME, target)
        if path in pages and path not in seen and path is not None:
            seen.add(path)
            yield Entry(group, path, words)


def shown_files(pages: Pages, repository: Repository) -> list[PurePosixPath]:
    """What pages lead to besides pages, each once: a folder brings the files in it."""
    found = {
        file
        for page in pages.values()
        for target, *_ in page.links
        if not is_external(target)
        and (file := repository.file_behind(page.path, target)) is not None
        and file not in pages
        and repository.exists(file)
    }
    folders = [path for path in found if repository.is_folder(path)]
    inside = {file for folder in folders for file in repository.files_in(folder)}
    return sorted(found | {file for file in inside if _can_be_shown(file, repository)} - set(pages))


def _can_be_shown(file: PurePosixPath, repository: Repository) -> bool:
    return not repository.is_folder(file) and not repository.is_page(file)


# -- frames


def _framed(page: Page, entries: list[Entry], repository: Repository) -> str:
    here = repository.place_of(page.path)
    contents = _contents(page)
    return _frame(
        here,
        title=page.title,
        body=page.body,
        nav=_nav(page.path, here, entries, repository, contents),
        contents=f"<details><summary>On this page</summary>{contents}</details>"
        if contents
        else "",
        onward=_onward(page.path, here, entries, repository),
    )


def _frame(here: PurePosixPath, **parts: str) -> str:
    template = Template((HERE / "page.html").read_text(encoding="utf-8"))
    title = parts.pop("title")
    whole = NAME if title == NAME else f"{title} · {NAME}"
    home = way_to(PurePosixPath("index.html"), here)
    style = way_to(STYLE, here)
    return template.substitute(title=escape(whole), name=NAME, style=style, home=home, **parts)


def _nav(
    path: PurePosixPath | None,
    here: PurePosixPath,
    entries: list[Entry],
    repository: Repository,
    contents: str = "",
) -> str:
    """The pages by group; the headings of the page that is read stand below its name."""
    lines, group = ["<ul>"], ""
    for entry in entries:
        if entry.group != group:
            group = entry.group
            lines += ["</ul>", f"<h2>{escape(group)}</h2>", "<ul>"]
        is_here = entry.path == path
        mark = ' aria-current="page"' if is_here else ""
        address = way_to(repository.place_of(entry.path), here)
        inner = contents if is_here else ""
        lines.append(f'<li><a href="{address}"{mark}>{escape(entry.name)}</a>{inner}</li>')
    return "\n".join([*lines, "</ul>"])


def _contents(page: Page) -> str:
    """The headings of the second level, where there are enough to choose from."""
    headings = [heading for heading in page.headings if heading.level == 2]
    if len(headings) < 3:
        return ""
    items = [f'<li><a href="#{h.anchor}">{escape(h.name)}</a></li>' for h in headings]
    return "\n".join(["<ul>", *items, "</ul>"])


def _onward(
    path: PurePosixPath, here: PurePosixPath, entries: list[Entry], repository: Repository
) -> str:
    """The page that the first page names after this one."""
    paths = [HOME, *(entry.path for entry in entries)]
    if path not in paths or paths[-1] == path:
        return ""
    following = entries[paths.index(path)]
    address = way_to(repository.place_of(following.path), here)
    return f'<p class="onward">Next: <a href="{address}">{escape(following.name)}</a></p>'


# -- files of the repository


def _source_page(
    path: PurePosixPath,
    shown: list[PurePosixPath],
    entries: list[Entry],
    repository: Repository,
) -> str:
    here = repository.place_of(path)
    nav = _nav(None, here, entries, repository)
    if repository.is_folder(path):
        name, inside = f"{path}/", _folder(path, shown, repository)
    else:
        name, inside = str(path), _listing(repository.read(path))
    body = f"<h1><code>{escape(name)}</code></h1>\n{inside}"
    return _frame(here, title=name, body=body, nav=nav, contents="", onward="")


def _listing(text: str) -> str:
    return f'<pre class="file"><code>{escape(text)}</code></pre>'


def _folder(path: PurePosixPath, shown: list[PurePosixPath], repository: Repository) -> str:
    """What is in a folder; a module says in its first line what it is for."""
    here, rows = repository.place_of(path), []
    for file in repository.files_in(path):
        mark = "/" if repository.is_folder(file) else ""
        name = f"<code>{escape(file.name)}{mark}</code>"
        if file in shown:
            name = f'<a href="{way_to(repository.place_of(file), here)}">{name}</a>'
        rows.append(f"<tr><td>{name}</td><td>{escape(_purpose(repository, file))}</td></tr>")
    return '<div class="wide"><table>\n' + "\n".join(rows) + "\n</table></div>"


def _purpose(repository: Repository, file: PurePosixPath) -> str:
    module = file / "__init__.py" if repository.is_folder(file) else file
    if module.suffix != ".py" or not repository.exists(module):
        return ""
    docstring = ast.get_docstring(ast.parse(repository.read(module))) or ""
    return docstring.partition("\n")[0]


def write_site(files: Mapping[PurePosixPath, bytes], folder: Path) -> None:
    """Puts the files into a folder that holds nothing else afterwards."""
    wanted = {folder / place for place in files}
    for old in sorted(folder.rglob("*"), reverse=True):
        if old.is_dir() and not old.is_symlink():
            if not any(old.iterdir()):
                old.rmdir()
        elif old not in wanted:
            old.unlink()
    for place, data in files.items():
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
