"""Whether the compiled rules may be to blame for a fault: they were made before their sources were last edited."""

from pathlib import Path

PACKAGE = Path(__file__).parent.parent


def are_stale(package: Path = PACKAGE) -> bool:
    if not (package / "compiled.stamp").exists():
        return False  # an installed package, whose files are as old as their unpacking
    compiled = [path for pattern in ("*.so", "*.pyd") for path in package.rglob(pattern)]
    return any(changed(source) > changed(path) for path in compiled for source in sources(path))


def sources(binary: Path) -> list[Path]:
    name = binary.name.partition(".")[0]
    found = (binary.with_name(f"{name}{ending}") for ending in (".py", ".pxd"))
    return [path for path in found if path.exists()]


def changed(path: Path) -> float:
    return path.stat().st_mtime
