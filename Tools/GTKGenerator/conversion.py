"""How a value goes from C to Swift and back: one small class for each kind of type."""

from dataclasses import dataclass

from naming import case_name, escaped
from selection import swift_name

INTEGERS = {
    "gint": ("Int", "gint"), "gint32": ("Int", "gint32"), "gint16": ("Int", "gint16"),
    "gint8": ("Int", "gint8"), "gint64": ("Int", "gint64"), "glong": ("Int", "glong"),
    "gssize": ("Int", "gssize"),
    "guint": ("UInt", "guint"), "guint32": ("UInt", "guint32"), "guint16": ("UInt", "guint16"),
    "guint8": ("UInt", "guint8"), "guint64": ("UInt", "guint64"), "gulong": ("UInt", "gulong"),
    "gsize": ("UInt", "gsize"), "gunichar": ("UInt", "gunichar"),
}


@dataclass
class Conversion:
    swift: str  # without the question mark
    optional: bool

    @property
    def swift_type(self):
        if self.optional and self.swift.startswith("any "):
            return f"({self.swift})?"
        return self.swift + ("?" if self.optional else "")


class Boolean(Conversion):
    def to_swift(self, expression):
        return f"{expression} != 0"

    def to_c(self, expression):
        return f"{expression} ? 1 : 0"

    def from_value(self, index):
        return f"arguments.value({index}) ?? false"

    property_default = "false"


@dataclass
class Integer(Conversion):
    c_type: str

    def to_swift(self, expression):
        return f"{self.swift}({expression})"

    def to_c(self, expression):
        return f"{self.c_type}(clamping: {expression})"

    def from_value(self, index):
        return f"arguments.value({index}) ?? 0"

    property_default = "0"


class Floating(Conversion):
    def to_swift(self, expression):
        return expression

    def to_c(self, expression):
        return expression

    def from_value(self, index):
        return f"arguments.value({index}) ?? 0"

    property_default = "0"


@dataclass
class Text(Conversion):
    taken: bool

    def to_swift(self, expression):
        if self.taken:
            return f"takenString({expression})" + ("" if self.optional else ' ?? ""')
        return f"{'optionalSwiftString' if self.optional else 'swiftString'}({expression})"

    def to_c(self, expression):
        return expression

    def from_value(self, index):
        return f"arguments.value({index})" + ("" if self.optional else ' ?? ""')

    @property
    def property_default(self):
        return None if self.optional else '""'


@dataclass
class Enumerated(Conversion):
    c_type: str
    default: str

    def to_swift(self, expression):
        return f"{self.swift}({expression})"

    def to_c(self, expression):
        return f"{expression}.cValue"

    def from_value(self, index):
        return f"arguments.value({index}) ?? {self.default}"

    @property
    def property_default(self):
        return self.default


@dataclass
class Instance(Conversion):
    pointer: str  # the property that has the typed pointer
    is_interface: bool
    taken: bool

    def to_swift(self, expression):
        if self.is_interface:
            function = "Object.take" if self.taken else "Object.find"
            return f"{function}({expression}, as: ({self.swift}).self)"
        transfer = ", transfer: .full" if self.taken else ""
        return f"{self.swift}.wrap({expression}{transfer})"

    def to_c(self, expression):
        # As a parameter: one that C takes over needs a reference of its own.
        given = "referenced()." if self.taken else ""
        return f"{expression}{'?' if self.optional else ''}.{given}{self.pointer}"

    def from_value(self, index):
        return f"arguments.object({index})"

    property_default = None


class Converter:
    """Finds the conversion for a GIR type; None for those that have no simple one."""

    def __init__(self, repository, selected):
        self.repository = repository
        self.selected = selected
        self.used_enumerations = set()

    def conversion(self, type, nullable=False, transfer="none"):
        name, c_type = type.name, type.c_type
        if name == "GObject.Object" and c_type in ("gpointer", "gconstpointer"):
            return Instance("Object", nullable, "pointer", False, transfer == "full")
        if type.is_array or c_type.endswith(("**", "pointer")):
            return None
        if c_type.endswith("*") and name not in ("utf8", "filename", *self.repository.classes):
            return None
        if name == "gboolean":
            return Boolean("Bool", False)
        if name in INTEGERS:
            swift, c_integer = INTEGERS[name]
            return Integer(swift, False, c_integer)
        if name in ("gdouble", "gfloat"):
            return Floating("Double" if name == "gdouble" else "Float", False)
        if name in ("utf8", "filename"):
            return Text("String", nullable, transfer == "full")
        if name in self.repository.enumerations:
            return self.enumerated(name)
        if name in self.selected or name == "GObject.Object":
            return self.instance(name, nullable, transfer)
        return None

    def result(self, type, nullable, transfer):
        """As `conversion`; objects are optional, since nobody checks what GTK promises."""
        is_object = type.name in self.selected or type.name == "GObject.Object"
        return self.conversion(type, nullable or is_object, transfer)

    def enumerated(self, name):
        found = self.repository.enumerations[name]
        if not found.members:
            return None
        self.used_enumerations.add(name)
        default = "[]" if found.is_flags else "." + escaped(case_name(found.members[0].name, False))
        return Enumerated(swift_name(name), False, found.c_type, default)

    def instance(self, name, nullable, transfer):
        taken = transfer == "full"
        if name == "GObject.Object":
            return Instance("Object", nullable, "objectPointer", False, taken)
        swift = swift_name(name)
        if self.repository.classes[name].is_interface:
            return Instance(f"any {swift}", nullable, pointer_name(swift), True, taken)
        return Instance(swift, nullable, pointer_name(swift), False, taken)


def pointer_name(swift):
    """`labelPointer`, `adwMessageDialogPointer`."""
    return swift[:1].lower() + swift[1:] + "Pointer"
