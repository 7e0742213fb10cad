"""`make docs`: writes the generated pages, checks every link, and builds the site in build/site."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """0 all is well, 1 a page is stale or a link is broken."""
    from docs.builder.generated import refresh, stale_files
    from docs.builder.links import broken_links
    from docs.builder.repository import Repository
    from docs.builder.site import read_pages, site_files, write_site

    arguments = _arguments(argv)
    repository = Repository(root)
    troubles = []
    if arguments.check:
        troubles += [f"{path}: is stale; run make docs" for path in stale_files(root)]
    else:
        for path in refresh(root):
            print(f"wrote {path}")
    pages = read_pages(repository)
    troubles += map(str, broken_links(pages, repository))
    if troubles:
        print("\n".join(troubles), file=sys.stderr)
        return 1
    if arguments.check:
        print(f"{len(pages)} pages are up to date, and every link leads somewhere")
        return 0
    folder = root / "build" / "site"
    files = site_files(pages, repository)
    write_site(files, folder)
    print(f"{len(pages)} pages are in {folder.relative_to(root)}; begin with index.html")
    return 0


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make docs", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if something is off")
    return parser.parse_args(argv)


if __name__ == "__main__":
    # A script looks for modules in its own folder first; ours are called from the root.
    sys.path[0] = str(ROOT)
    sys.exit(main())
