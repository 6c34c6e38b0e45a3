"""Reads GIR files: the few facts of each class, enumeration and function that are needed here."""

import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field

CORE = "{http://www.gtk.org/introspection/core/1.0}"
C = "{http://www.gtk.org/introspection/c/1.0}"
GLIB = "{http://www.gtk.org/introspection/glib/1.0}"

DIRECTORY = "/usr/share/gir-1.0"


@dataclass
class Type:
    name: str  # qualified: "Gtk.Widget", or a fundamental's: "utf8"
    c_type: str
    is_array: bool = False


@dataclass
class Parameter:
    name: str
    type: Type
    nullable: bool
    transfer: str
    direction: str


@dataclass
class Function:
    name: str
    symbol: str
    parameters: list
    result: Parameter
    usable: bool
    gets: str = None  # the property that this is the getter of
    sets: str = None


@dataclass
class Property:
    name: str
    type: Type
    readable: bool
    writable: bool
    construct_only: bool
    getter: str
    setter: str


@dataclass
class Signal:
    name: str
    parameters: list
    result: Parameter


@dataclass
class Class:
    namespace: str
    name: str
    c_type: str
    get_type: str
    is_interface: bool
    is_opaque: bool
    parent: str
    implements: list
    constructors: list = field(default_factory=list)
    methods: list = field(default_factory=list)
    functions: list = field(default_factory=list)  # of the class, without an instance
    properties: list = field(default_factory=list)
    signals: list = field(default_factory=list)


@dataclass
class Member:
    name: str
    symbol: str
    value: int


@dataclass
class Enumeration:
    namespace: str
    name: str
    c_type: str
    is_flags: bool
    members: list


def qualified(namespace, name):
    if name is None or "." in name or not name[:1].isupper():
        return name
    return f"{namespace}.{name}"


def is_current(element):
    return element.get("deprecated") != "1" and element.get("introspectable") != "0"


def read_type(namespace, element):
    found = element.find(CORE + "type")
    if found is None:
        array = element.find(CORE + "array")
        return Type("array", array.get(C + "type", "") if array is not None else "", True)
    return Type(qualified(namespace, found.get("name", "")), found.get(C + "type", ""))


def read_parameter(namespace, element):
    nullable = element.get("nullable") == "1" or element.get("allow-none") == "1"
    return Parameter(
        element.get("name", ""),
        read_type(namespace, element),
        nullable,
        element.get("transfer-ownership", "none"),
        element.get("direction", "in"),
    )


def read_function(namespace, element):
    parameters = element.find(CORE + "parameters")
    found = [] if parameters is None else parameters.findall(CORE + "parameter")
    variadic = any(p.find(CORE + "varargs") is not None for p in found)
    usable = is_current(element) and not variadic and element.get("throws") != "1"
    usable = usable and element.get("moved-to") is None
    # Such as the hash and equality functions, which take any pointer.
    instance = None if parameters is None else parameters.find(CORE + "instance-parameter")
    if instance is not None:
        usable = usable and not read_type(namespace, instance).c_type.endswith("pointer")
    return Function(
        element.get("name"),
        element.get(C + "identifier"),
        [read_parameter(namespace, p) for p in found if p.find(CORE + "varargs") is None],
        read_parameter(namespace, element.find(CORE + "return-value")),
        usable,
        element.get(GLIB + "get-property"),
        element.get(GLIB + "set-property"),
    )


def read_property(namespace, element):
    return Property(
        element.get("name"),
        read_type(namespace, element),
        element.get("readable") != "0",
        element.get("writable") == "1",
        element.get("construct-only") == "1",
        element.get("getter"),
        element.get("setter"),
    )


def read_signal(namespace, element):
    parameters = element.find(CORE + "parameters")
    found = [] if parameters is None else parameters.findall(CORE + "parameter")
    return Signal(
        element.get("name"),
        [read_parameter(namespace, p) for p in found],
        read_parameter(namespace, element.find(CORE + "return-value")),
    )


def read_class(namespace, element):
    is_interface = element.tag == CORE + "interface"
    related = "prerequisite" if is_interface else "implements"
    return Class(
        namespace,
        element.get("name"),
        element.get(C + "type"),
        element.get(GLIB + "get-type"),
        is_interface,
        element.find(CORE + "field") is None,
        qualified(namespace, element.get("parent")),
        [qualified(namespace, e.get("name")) for e in element.findall(CORE + related)],
        [read_function(namespace, e) for e in element.findall(CORE + "constructor")],
        [read_function(namespace, e) for e in element.findall(CORE + "method")],
        [read_function(namespace, e) for e in element.findall(CORE + "function")],
        [read_property(namespace, e) for e in element.findall(CORE + "property") if is_current(e)],
        [read_signal(namespace, e) for e in element.findall(GLIB + "signal") if is_current(e)],
    )


def read_enumeration(namespace, element):
    members = [
        Member(m.get("name"), m.get(C + "identifier"), int(m.get("value")))
        for m in element.findall(CORE + "member")
    ]
    is_flags = element.tag == CORE + "bitfield"
    return Enumeration(namespace, element.get("name"), element.get(C + "type"), is_flags, members)


class Repository:
    """Everything in the given namespaces, by qualified name."""

    def __init__(self, namespaces):
        self.classes = {}
        self.enumerations = {}
        for file in namespaces:
            self.read(file)

    def read(self, file):
        root = ElementTree.parse(f"{DIRECTORY}/{file}.gir").getroot()
        namespace = root.find(CORE + "namespace").get("name")
        for element in root.find(CORE + "namespace"):
            key = f"{namespace}.{element.get('name')}"
            if element.tag in (CORE + "class", CORE + "interface"):
                self.classes[key] = read_class(namespace, element)
            elif element.tag in (CORE + "enumeration", CORE + "bitfield"):
                self.enumerations[key] = read_enumeration(namespace, element)
