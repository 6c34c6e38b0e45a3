#!/usr/bin/env python3
"""Writes Sources/GTK/Generated from the GIR files of the installed GTK and libadwaita.

Run it by hand after changing the selection, and check its output in; building the package never
runs it. Needs the packages gir1.2-gtk-4.0, libgtk-4-dev and libadwaita-1-dev, and `swift format`.
"""

import pathlib
import re
import subprocess

from conversion import Converter
from emit import class_files, enumeration_file, registry_file
from gir import Repository
from members import Members
from selection import GIR_FILES, selected, swift_name

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "Sources" / "GTK" / "Generated"

# Names that the hand-written part of Object has.
OBJECT_NAMES = {name: {None} for name in ("pointer", "opaquePointer", "objectPointer", "gType",
                                          "instanceType", "typeName")}


class Generator:
    def __init__(self):
        self.repository = Repository(GIR_FILES)
        self.keys = selected()
        missing = [key for key in self.keys if key not in self.repository.classes]
        if missing:
            raise SystemExit(f"not in the GIR files: {', '.join(missing)}")
        self.converter = Converter(self.repository, set(self.keys))
        self.built = {}

    def parent(self, key):
        """The nearest superclass that is generated, or None."""
        parent = self.repository.classes[key].parent
        while parent and parent not in self.keys:
            known = self.repository.classes.get(parent)
            parent = known.parent if known else None
        return parent

    def members(self, key):
        if key not in self.built:
            parent = self.parent(key)
            inherited = self.members(parent).all_names() if parent else OBJECT_NAMES
            found = self.repository.classes[key]
            self.built[key] = Members(self.converter, found, inherited).build()
        return self.built[key]

    def protocols(self, key):
        found = self.repository.classes[key]
        parent = self.parent(key)
        inherited = set()
        while parent:
            inherited.update(self.repository.classes[parent].implements)
            parent = self.parent(parent)
        names = [swift_name(i) for i in found.implements if i in self.keys and i not in inherited]
        if found.is_interface and not names:
            names = ["Object"]
        return names

    def inherited_initializers(self, key):
        """Convenience initializers that Swift passes on, though they make the superclass's object."""
        own = self.members(key).initializers
        result = {}
        parent = self.parent(key)
        while parent:
            for signature, (written, _) in self.members(parent).initializers.items():
                if signature not in own:
                    maker = self.repository.classes[parent].c_type
                    result.setdefault(signature, (written, maker))
            parent = self.parent(parent)
        return result

    def run(self):
        files = {}
        for key in self.keys:
            parent = self.parent(key)
            files.update(class_files(
                self.repository.classes[key],
                self.members(key),
                swift_name(parent) if parent else "Object",
                self.protocols(key),
                self.inherited_initializers(key),
            ))
        classes = [k for k in self.keys if not self.repository.classes[k].is_interface]
        names = [swift_name(key) for key in classes]
        files.update(registry_file(names + hand_written_classes(OUTPUT.parent)))
        enumerations = {}
        for name in sorted(self.converter.used_enumerations):
            enumerations.update(enumeration_file(self.repository.enumerations[name]))
        return files, enumerations


def hand_written_classes(sources):
    """The classes with a GType of their own outside of what is generated; nested ones by their path."""
    result = []
    for path in sorted(sources.rglob("*.swift")):
        if OUTPUT in path.parents:
            continue
        around = []
        for line in path.read_text().splitlines():
            depth = (len(line) - len(line.lstrip())) // 2
            declared = re.match(r"\s*(?:public |open |final )*class (\w+)", line)
            if declared and "class var" not in line:
                around = around[:depth] + [declared.group(1)]
            elif "override class var gType" in line:
                result.append(".".join(around[:depth]))
    return result


def write(folder, files):
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.swift").write_text(text)


def main():
    files, enumerations = Generator().run()
    for old in OUTPUT.rglob("*.swift"):
        old.unlink()
    write(OUTPUT, files)
    write(OUTPUT / "Enumerations", enumerations)
    subprocess.run(["swift", "format", "-i", "-r", "-p", str(OUTPUT)], check=True, cwd=ROOT)
    print(f"{len(files)} files of classes, {len(enumerations)} of enumerations")


if __name__ == "__main__":
    main()
