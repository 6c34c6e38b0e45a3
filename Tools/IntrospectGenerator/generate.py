#!/usr/bin/env python3
"""Writes Sources/SwiftUIIntrospect/Generated; with `check`, only tells whether it is up to date.

Run it after changing a table in this folder, and check its output in: building the package never
runs it.
"""

import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True

from native import native_file
from versions import PLATFORMS, versions_file

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "Sources" / "SwiftUIIntrospect" / "Generated"
HEADER = "// Made by Tools/IntrospectGenerator/generate.py. Do not edit.\n"


def formatted(text):
    command = ["swift", "format", "--configuration", str(ROOT / ".swift-format")]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def main():
    made = {f"{platform.name}Versions.swift": versions_file(platform) for platform in PLATFORMS}
    made["Native.swift"] = native_file()
    made = {OUTPUT / name: formatted(HEADER + text) for name, text in made.items()}
    if sys.argv[1:] == ["check"]:
        stale = [file.name for file, text in made.items()
                 if not file.exists() or file.read_text() != text]
        stale += [file.name for file in OUTPUT.glob("*.swift") if file not in made]
        if stale:
            raise SystemExit("Run Tools/IntrospectGenerator/generate.py: it would change "
                             + ", ".join(stale))
        return
    OUTPUT.mkdir(exist_ok=True)
    for file in OUTPUT.glob("*.swift"):
        if file not in made:
            file.unlink()
    for file, text in made.items():
        file.write_text(text)


main()
