"""cythonize_rules.py WORK tefuda/core/state.py ...: puts the binaries below WORK/lib.

Without modules it tries the C compiler: exit code 3 says that it cannot build the rules.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from Cython.Build import cythonize
from Cython.Compiler.Errors import CompileError
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, PlatformError

DIRECTIVES = {
    # What is pickled says how (__reduce__): Cython's own way is wrong for arrays, and a quarter of the work of gcc.
    "auto_pickle": False,
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "infer_types": True,
    "annotation_typing": False,
    "initializedcheck": False,
}
# A number that its C type cannot hold is only a warning to gcc, and plays a wrong game.
COMPILE = ["-O3", "-g0", "-Werror=overflow", "-Werror=shift-count-overflow"]
LINK = ["-s"]
# What the rules need of a toolchain.
PROBE = "#include <Python.h>\nunsigned __int128 faces;\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n"
JOBS = 2


def command(work: Path, extensions: list[Extension]) -> build_ext:
    build = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(work / "lib"), str(work / "temp")
    build.force, build.parallel = True, JOBS
    build.ensure_finalized()
    return build


def has_compiler() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text(PROBE)
        probe = Extension("probe", [str(source)], extra_compile_args=COMPILE, extra_link_args=LINK)
        try:
            command(Path(folder), [probe]).run()
        except (CCompilerError, PlatformError, OSError) as problem:
            print(problem)
            return False
    return True


def extension(path: str) -> Extension:
    name = path.removesuffix(".py").replace("/", ".")
    return Extension(name, [f"src/{path}"], extra_compile_args=COMPILE, extra_link_args=LINK)


def compile_all(work: Path, extensions: list[Extension]) -> None:
    from_cython = cythonize(
        extensions,
        include_path=["src"],
        build_dir=str(work / "c"),
        compiler_directives=DIRECTIVES,
        force=True,
        nthreads=JOBS,
        quiet=True,
    )
    command(work, from_cython).run()


def main(work: Path, paths: list[str]) -> int:
    if not paths:
        return 0 if has_compiler() else 3
    shutil.rmtree(work / "lib", ignore_errors=True)
    try:
        compile_all(work, [extension(path) for path in paths])
    except (CompileError, CCompilerError) as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
