"""Writes Swift files."""

from naming import case_name, documentation_url, escaped
from selection import swift_name

LONGEST = 300


def wrapped(lines):
    body = "\n".join(("  " + line).rstrip() for line in lines)
    return f"#if GTK\n  import CGTK\n\n{body}\n#endif\n"


def joined(groups):
    lines = []
    for group in groups:
        if lines:
            lines.append("")
        lines += group
    return lines


def indented(lines):
    return ["  " + line if line else "" for line in lines]


def c_struct(found):
    # Swift classes named like their C struct hide it.
    return f"CGTK.{found.c_type}" if found.namespace == "Adw" else found.c_type


def pointer_lines(found, members):
    uses = f"/// `pointer`, as the functions of `{found.c_type}` take it."
    if found.is_opaque or found.is_interface:
        return [uses, f"public var {members.pointer}: OpaquePointer {{", "  opaquePointer", "}"]
    struct = c_struct(found)
    return [
        uses,
        f"public var {members.pointer}: UnsafeMutablePointer<{struct}> {{",
        f"  pointer.assumingMemoryBound(to: {struct}.self)",
        "}",
    ]


def class_declaration(found, members, parent, protocols, inherited_initializers):
    kind = "iface" if found.is_interface else "class"
    url = documentation_url(found.namespace, f"{kind}.{found.name}")
    lines = [f"/// [`{found.c_type}`]({url})"]
    if found.is_interface:
        lines.append(f"public protocol {members.swift}: {', '.join(protocols)} {{}}")
        return lines
    conformances = "".join(f", {name}" for name in protocols)
    lines.append(f"open class {members.swift}: {parent}{conformances} {{")
    body = [pointer_lines(found, members)]
    body.append([f"open override class var gType: GType {{ {found.get_type}() }}"])
    body += [lines for _, lines in members.initializers.values()]
    for signature, (written, maker) in inherited_initializers.items():
        body.append([
            f"@available(*, unavailable, message: \"It makes a {maker}\")",
            f"public convenience init({written}) {{",
            f"  preconditionFailure(\"It makes a {maker}\")",
            "}",
        ])
    return lines + indented(joined(body)) + ["}"]


def extension(members, groups):
    if not groups:
        return []
    return [f"extension {members.swift} {{"] + indented(joined(groups)) + ["}"]


def class_files(found, members, parent, protocols, inherited_initializers):
    """File name → text."""
    declaration = class_declaration(found, members, parent, protocols, inherited_initializers)
    parts = {
        "Properties": extension(members, members.properties),
        "Methods": extension(members, members.functions),
        "Signals": extension(members, members.signals),
    }
    if found.is_interface:
        declaration += [""] + extension(members, [pointer_lines(found, members)])
    parts = {name: lines for name, lines in parts.items() if lines}
    total = len(declaration) + sum(len(lines) for lines in parts.values())
    if total <= LONGEST:
        return {members.swift: wrapped(joined([declaration, *parts.values()]))}
    result = {members.swift: wrapped(declaration)}
    for name, lines in parts.items():
        result[f"{members.swift}+{name}"] = wrapped(lines)
    return result


def enumeration_url(found):
    kind = "flags" if found.is_flags else "enum"
    return documentation_url(found.namespace, f"{kind}.{found.name}")


def distinct(members, is_flags):
    """Members whose value no other one before has; flags without a bit are `[]`."""
    seen, result = set(), []
    for member in members:
        if member.value in seen or (is_flags and member.value == 0):
            continue
        seen.add(member.value)
        result.append(member)
    return result


def enumeration_file(found):
    name = swift_name(f"{found.namespace}.{found.name}")
    members = distinct(found.members, found.is_flags)
    raw = "Int32" if any(m.value < 0 for m in found.members) else "UInt32"
    c_type = f"CGTK.{found.c_type}" if name == found.c_type else found.c_type
    lines = [f"/// [`{found.c_type}`]({enumeration_url(found)})"]
    if found.is_flags:
        lines += flags_lines(name, members, raw, c_type)
    else:
        lines += enum_lines(name, members, raw, c_type)
    lines += ["", f"extension {name}: ValueConvertible {{}}"]
    return {name: wrapped(lines)}


def enum_lines(name, members, raw, c_type):
    lines = [f"nonisolated public enum {name}: {raw}, CaseIterable, CEnumeration {{"]
    for member in members:
        lines.append(f"  /// `{member.symbol}`")
        lines.append(f"  case {escaped(case_name(member.name, False))} = {member.value}")
    first = escaped(case_name(members[0].name, False))
    lines += [
        "",
        f"  /// A value of a later release, that is not known here, becomes `{first}`.",
        f"  public init(_ value: {c_type}) {{",
        f"    self = {name}(rawValue: value.rawValue) ?? .{first}",
        "  }",
        "",
        f"  /// For calls into C.",
        f"  public var cValue: {c_type} {{ {c_type}(rawValue) }}",
        "}",
    ]
    return lines


def flags_lines(name, members, raw, c_type):
    lines = [
        f"nonisolated public struct {name}: OptionSet, Sendable, CEnumeration {{",
        f"  public let rawValue: {raw}",
        "",
        f"  public init(rawValue: {raw}) {{",
        "    self.rawValue = rawValue",
        "  }",
        "",
        f"  public init(_ value: {c_type}) {{",
        "    rawValue = value.rawValue",
        "  }",
        "",
        "  /// For calls into C.",
        f"  public var cValue: {c_type} {{ {c_type}(rawValue) }}",
    ]
    for member in members:
        case = escaped(case_name(member.name, True))
        lines += [
            "",
            f"  /// `{member.symbol}`",
            f"  public static let {case} = {name}(rawValue: {member.value})",
        ]
    return lines + ["}"]


def registry_file(names):
    lines = ["/// Every class of the module, for finding the one of a GType.",
             "let knownTypes: [Object.Type] = ["]
    lines += [f"  {name}.self," for name in sorted(names)]
    return {"KnownTypes": wrapped(lines + ["]"])}
