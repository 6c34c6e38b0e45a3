"""Decides which members a Swift class gets, under which names, and writes each of them."""

from conversion import Text, Instance
from naming import camel, documentation_url, escaped, pascal
from selection import LABELS, SKIPPED, swift_name


def documented(namespace, owner, kind, *functions):
    links = [
        f"[`{f.symbol}()`]({documentation_url(namespace, f'{kind}.{owner}.{f.name}')})"
        for f in functions
    ]
    return [f"/// {link}" + ("," if n + 1 < len(links) else "") for n, link in enumerate(links)]


class Members:
    """The members of one class; `inherited` are the names that its superclasses have taken."""

    def __init__(self, converter, found, inherited):
        self.converter = converter
        self.found = found
        self.swift = swift_name(f"{found.namespace}.{found.name}")
        self.pointer = self.swift[:1].lower() + self.swift[1:] + "Pointer"
        self.inherited = inherited
        self.taken = {}  # base name → set of label tuples; () for a property
        self.methods = {m.name: m for m in found.methods}
        self.used = set()
        self.initializers = {}  # signature → lines
        self.properties, self.functions, self.signals = [], [], []

    def build(self):
        for constructor in self.found.constructors:
            self.add_initializer(constructor)
        for prop in sorted(self.found.properties, key=lambda p: p.name):
            self.add_property(prop)
        for method in self.found.methods:
            self.add_accessor(method)
        for method in self.found.methods:
            self.add_function(method)
        for function in self.found.functions:
            self.add_static(function)
        for signal in self.found.signals:
            self.add_signal(signal)
        return self

    # Names

    def is_free(self, name, labels):
        for names in (self.taken, self.inherited):
            known = names.get(name, set())
            if labels in known or (known and (labels is None or None in known)):
                return False
        return True

    def claim(self, name, labels):
        """Takes a name, with the class's in front where it is taken; None where that is, too."""
        for candidate in (name, self.swift[:1].lower() + self.swift[1:] + name[:1].upper() + name[1:]):
            if self.is_free(candidate, labels):
                self.taken.setdefault(candidate, set()).add(labels)
                return candidate
        return None

    def all_names(self):
        result = {name: set(labels) for name, labels in self.inherited.items()}
        for name, labels in self.taken.items():
            result.setdefault(name, set()).update(labels)
        return result

    # Parameters

    def parameters(self, function):
        """(name, conversion) for each, or None when one has no simple type."""
        result = []
        for parameter in function.parameters:
            if parameter.direction != "in":
                return None
            conversion = self.converter.conversion(
                parameter.type, parameter.nullable, parameter.transfer)
            if conversion is None:
                return None
            # Only references can be given away; memory cannot.
            if parameter.transfer == "full" and not isinstance(conversion, Instance):
                return None
            result.append((parameter.name, conversion))
        return result

    def arguments(self, parameters, first):
        passed = [first] if first else []
        passed += [c.to_c(escaped(camel(name))) for name, c in parameters]
        return ", ".join(passed)

    # Initializers

    def add_initializer(self, constructor):
        if not constructor.usable or constructor.symbol in SKIPPED:
            return
        parameters = self.parameters(constructor)
        if parameters is None:
            return
        suffix = constructor.name
        for prefix in ("new_with_", "new_from_", "new_for_", "new_"):
            if suffix.startswith(prefix):
                suffix = suffix[len(prefix):]
                break
        written, labels = [], []
        for index, (name, conversion) in enumerate(parameters):
            label = camel(suffix) if len(parameters) == 1 and suffix != "new" else camel(name)
            label = LABELS.get(constructor.symbol, {index: label})[index]
            labels.append(f"{label}: {conversion.swift_type}")
            own = camel(name)
            shown = escaped(own) if label == own else f"{escaped(label)} {escaped(own)}"
            default = " = nil" if conversion.optional and constructor.name == "new" else ""
            written.append(f"{shown}: {conversion.swift_type}{default}")
        signature = ", ".join(labels)
        if signature in self.initializers:
            return
        transfer = "full" if constructor.result.transfer == "full" else "none"
        call = f"{constructor.symbol}({self.arguments(parameters, '')})"
        self.initializers[signature] = (", ".join(written), documented(
            self.found.namespace, self.found.name, "ctor", constructor
        ) + [
            f"public convenience init({', '.join(written)}) {{",
            f"  let made = constructed({call}, by: \"{constructor.symbol}\")",
            f"  self.init(raw: made, transfer: .{transfer})",
            "}",
        ])

    # Properties

    def add_property(self, prop):
        getter = self.methods.get(prop.getter or "")
        setter = self.methods.get(prop.setter or "")
        if getter and not self.is_getter(getter):
            getter = None
        if setter and not self.is_setter(setter):
            setter = None
        reads = prop.readable
        writes = prop.writable and not prop.construct_only
        if not reads:
            return
        if getter:
            conversion = self.getter_conversion(getter, setter)
        else:
            conversion = self.converter.result(prop.type, True, "none")
        if conversion is None:
            return
        name = self.claim(camel(prop.name), None)
        if name is None:
            return
        self.used.update(f.name for f in (getter, setter) if f)
        body = self.getter_lines(conversion, getter, prop)
        if writes:
            written = self.setter_lines(conversion, setter, prop)
            if written is None:
                writes = False
            else:
                body = ["get {"] + ["  " + line for line in body] + ["}"] + written
        functions = [f for f in (getter, setter if writes else None) if f]
        path = f"property.{self.found.name}.{prop.name}"
        link = documentation_url(self.found.namespace, path)
        if functions:
            lines = documented(self.found.namespace, self.found.name, "method", *functions)
        else:
            lines = [f"/// [`{self.found.c_type}:{prop.name}`]({link})"]
        lines += self.null_note(conversion, setter if writes else None)
        lines.append(f"public var {escaped(name)}: {conversion.swift_type} {{")
        lines += ["  " + line for line in body] + ["}"]
        self.properties.append(lines)

    def getter_conversion(self, getter, setter):
        nullable = getter.result.nullable
        if setter:
            nullable = nullable or setter.parameters[0].nullable
        return self.converter.result(getter.result.type, nullable, getter.result.transfer)

    def getter_lines(self, conversion, getter, prop):
        if getter:
            call = f"{getter.symbol}({self.pointer})"
            return [conversion.to_swift(call)]
        if isinstance(conversion, Instance):
            return [f"objectProperty(\"{prop.name}\")"]
        default = conversion.property_default
        return [f"property(\"{prop.name}\")" + (f" ?? {default}" if default else "")]

    def setter_lines(self, conversion, setter, prop):
        if setter is None:
            function = "setObjectProperty" if isinstance(conversion, Instance) else "setProperty"
            value = "newValue"
            if isinstance(conversion, Instance) and conversion.is_interface:
                value = "newValue"
            return ["set {", f"  {function}(\"{prop.name}\", {value})", "}"]
        parameter = setter.parameters[0]
        wanted = self.converter.conversion(parameter.type, parameter.nullable)
        if wanted is None or wanted.swift not in (conversion.swift, "Widget"):
            return None
        call = f"{setter.symbol}({self.pointer}, {wanted.to_c('newValue')})"
        if conversion.optional and not wanted.optional:
            return ["set {", "  if let newValue {", f"    {call}", "  }", "}"]
        return ["set {", f"  {call}", "}"]

    def null_note(self, conversion, setter):
        if setter is None or not conversion.optional or setter.parameters[0].nullable:
            return []
        return ["///", "/// Setting nil changes nothing: GTK has no such state."]

    def is_getter(self, method):
        is_void = method.result.type.name == "none"
        return method.usable and not method.parameters and not is_void

    def is_setter(self, method):
        return method.usable and len(method.parameters) == 1 and (
            method.parameters[0].transfer == "none")

    def add_accessor(self, method):
        """`get_x`, with `set_x` where there is one, and `is_x`, that belong to no property."""
        prefixes = ("get_", "is_", "has_")
        if method.name in self.used or not method.name.startswith(prefixes):
            return
        if not self.is_getter(method) or method.symbol in SKIPPED:
            return
        base = method.name[4:] if method.name.startswith("get_") else method.name
        setter = self.methods.get("set_" + base)
        if setter and (not self.is_setter(setter) or setter.name in self.used
                       or setter.symbol in SKIPPED):
            setter = None
        conversion = self.getter_conversion(method, setter)
        if conversion is None:
            return
        written = self.setter_lines(conversion, setter, None) if setter else None
        if written is None and setter:
            setter = None
            conversion = self.getter_conversion(method, None)
        name = self.claim(camel(base), None)
        if name is None:
            return
        self.used.add(method.name)
        body = [conversion.to_swift(f"{method.symbol}({self.pointer})")]
        if setter:
            self.used.add(setter.name)
            body = ["get {"] + ["  " + line for line in body] + ["}"] + written
        functions = [f for f in (method, setter) if f]
        lines = documented(self.found.namespace, self.found.name, "method", *functions)
        lines += self.null_note(conversion, setter)
        lines.append(f"public var {escaped(name)}: {conversion.swift_type} {{")
        lines += ["  " + line for line in body] + ["}"]
        self.properties.append(lines)

    # Functions

    def add_function(self, method):
        if method.name in self.used or not method.usable or method.symbol in SKIPPED:
            return
        if method.name in ("ref", "unref", "ref_sink"):
            return
        parameters = self.parameters(method)
        if parameters is None:
            return
        is_void = method.result.type.name == "none"
        conversion = None
        if not is_void:
            result = method.result
            conversion = self.converter.result(result.type, result.nullable, result.transfer)
            if conversion is None:
                return
        labels = tuple("_" if n == 0 else camel(name) for n, (name, _) in enumerate(parameters))
        name = self.claim(camel(method.name), labels)
        if name is None:
            return
        self.used.add(method.name)
        written = [
            f"{'_ ' if n == 0 else ''}{escaped(camel(name))}: {c.swift_type}"
            for n, (name, c) in enumerate(parameters)
        ]
        call = f"{method.symbol}({self.arguments(parameters, self.pointer)})"
        lines = documented(self.found.namespace, self.found.name, "method", method)
        if not is_void:
            lines.append("@discardableResult")
        arrow = "" if is_void else f" -> {conversion.swift_type}"
        lines.append(f"public func {escaped(name)}({', '.join(written)}){arrow} {{")
        lines.append("  " + (call if is_void else conversion.to_swift(call)))
        lines.append("}")
        self.functions.append(lines)

    def add_static(self, function):
        """What belongs to the class, such as `gtk_settings_get_default`."""
        # Those of an interface cannot be called on it in Swift.
        if self.found.is_interface or not function.usable or function.symbol in SKIPPED:
            return
        parameters = self.parameters(function)
        if parameters is None:
            return
        result = function.result
        is_void = result.type.name == "none"
        conversion = None
        if not is_void:
            conversion = self.converter.result(result.type, result.nullable, result.transfer)
            if conversion is None:
                return
        is_property = function.name.startswith("get_") and not parameters and not is_void
        name = camel(function.name[4:] if is_property else function.name)
        if not self.is_free("static " + name, None):
            return
        self.taken.setdefault("static " + name, set()).add(None)
        lines = documented(self.found.namespace, self.found.name, "type_func", function)
        written = [
            f"{'_ ' if n == 0 else ''}{escaped(camel(own))}: {c.swift_type}"
            for n, (own, c) in enumerate(parameters)
        ]
        call = f"{function.symbol}({self.arguments(parameters, '')})"
        if is_property:
            lines.append(f"public static var {escaped(name)}: {conversion.swift_type} {{")
        else:
            if not is_void:
                lines.append("@discardableResult")
            arrow = "" if is_void else f" -> {conversion.swift_type}"
            written = ", ".join(written)
            lines.append(f"public static func {escaped(name)}({written}){arrow} {{")
        lines += ["  " + (call if is_void else conversion.to_swift(call)), "}"]
        self.functions.append(lines)

    # Signals

    def add_signal(self, signal):
        parameters = []
        for parameter in signal.parameters:
            conversion = self.converter.result(parameter.type, parameter.nullable, "none")
            if conversion is None or parameter.direction != "in":
                return
            parameters.append(conversion)
        is_void = signal.result.type.name == "none"
        result = None
        if not is_void:
            result = self.converter.result(signal.result.type, signal.result.nullable, "none")
            if result is None or isinstance(result, (Instance, Text)):
                return
        name = "on" + pascal(signal.name)
        if not self.is_free(name, ("_",)):
            return
        self.taken.setdefault(name, set()).add(("_",))
        types = ", ".join(c.swift_type for c in parameters)
        returned = "Void" if is_void else result.swift_type
        url = documentation_url(
            self.found.namespace, f"signal.{self.found.name}.{signal.name}")
        values = ", ".join(c.from_value(n) for n, c in enumerate(parameters))
        label = "" if is_void else "returning: "
        if parameters:
            body = [f"connect(\"{signal.name}\", {label}{{ arguments in", f"  handler({values})", "})"]
            if is_void:
                body = [f"connect(\"{signal.name}\") {{ arguments in", f"  handler({values})", "}"]
        elif is_void:
            body = [f"connect(\"{signal.name}\", handler)"]
        else:
            body = [f"connect(\"{signal.name}\", returning: {{ _ in handler() }})"]
        lines = [f"/// [`{self.found.c_type}::{signal.name}`]({url})", "@discardableResult"]
        lines.append(
            f"public func {name}(_ handler: @escaping ({types}) -> {returned}) -> SignalConnection {{")
        lines += ["  " + line for line in body] + ["}"]
        self.signals.append(lines)
