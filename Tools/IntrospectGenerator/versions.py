"""The releases of each platform, oldest first. A new one is one more number."""

from dataclasses import dataclass, field


@dataclass
class Platform:
    name: str  # as in `iOSVersion`
    releases: str
    title: str  # in comments
    prefix: str  # of the lines in a view type's table
    note: str = ""
    # Updates that only some view types came with, which no later release goes on from.
    updates: tuple = ()
    numbers: list = field(init=False)

    def __post_init__(self):
        self.numbers = self.releases.split()


PLATFORMS = [
    Platform("iOS", "13 14 15 16 17 18 26 27", "iOS", "iOS", ", also under Mac Catalyst"),
    Platform("tvOS", "13 14 15 16 17 18 26 27", "tvOS", "tvOS"),
    Platform("macOS", "10.15 10.15.4 11 12 13 14 15 26 27", "macOS", "macOS",
             updates=("10.15.4",)),
    Platform("visionOS", "1 2 26 27", "visionOS", "visionOS"),
    Platform("gtk", "4", "GTK", "GTK",
             ". Only major versions are told apart: the class under a view is the same for all of one"),
]

GENERICS = "SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: PlatformEntity"


def versions_file(p):
    names = [number.replace(".", "_") for number in p.numbers]
    protocol = f"{p.prefix}Introspectable"
    version = f"{p.name}Version"
    view = f"{p.name}ViewVersion<SwiftUIViewType, PlatformSpecificEntity>"
    latest = f"{p.prefix}Latest"

    text = f"""#if !os(watchOS)
/// A release of {p.title}{p.note}.
public struct {version}: PlatformVersion {{
  public let platform: Platform

"""
    for number, name in zip(p.numbers, names):
        parts = ", ".join(number.split("."))
        text += f"  public static let v{name} = Self(platform: Platform(.{p.name}, {parts}))\n"
    text += f"""}}

/// A release of {p.title}, with the entity that stands under a view type there.
public struct {p.name}ViewVersion<
  {GENERICS}
>: PlatformViewVersion {{
  public typealias Version = {version}

  public let target: ViewVersionTarget<PlatformSpecificEntity>

  public init(target: ViewVersionTarget<PlatformSpecificEntity>) {{
    self.target = target
  }}
}}

/// The class that stands under a view type on {p.title}, named where it starts and where it changes.
public protocol {protocol}: IntrospectableViewType {{
"""
    previous = "UnavailableInThisVersion<ForeignEntity>"
    for number, name in zip(p.numbers, names):
        if number in p.updates:
            text += "  /// Only a view type that came with this update names it.\n"
            text += f"  associatedtype {p.prefix}{name}: EntityOrNone = UnavailableInThisVersion<ForeignEntity>\n"
        else:
            text += f"  associatedtype {p.prefix}{name}: EntityOrNone = {previous}\n"
            previous = f"{p.prefix}{name}"
    text += f"""  associatedtype {latest}: EntityOrNone = {previous}
}}

extension {protocol} {{
  /// The entity of each version, or why there is none.
  static var {p.name}Entities: [(Platform, Any.Type)] {{
    [
"""
    for name in names:
        text += f"      ({version}.v{name}.platform, {p.prefix}{name}.self),\n"
    text += f"""    ]
  }}
}}

extension PlatformViewVersionPredicate {{
  /// The given versions of {p.title}.
  public static func {p.name}(_ versions: {view}...) -> Self {{
    Self(versions)
  }}

  /// A version of {p.title} and all later ones that still have this class under the view.
  public static func {p.name}(_ versions: PartialRangeFrom<{view}>) -> Self {{
    Self(versions)
  }}
}}

extension PlatformViewVersionPredicate
where SwiftUIViewType: {protocol}, PlatformSpecificEntity == SwiftUIViewType.{latest} {{
  /// Every version of {p.title} that has the latest one's class under the view.
  public static var {p.name}: Self {{
    Self({view}(for: .v{names[0]})...)
  }}
}}
"""
    # One candidate for each name: with more, the compiler tries each combination of them wherever a
    # call is near an error.
    for name in names:
        text += f"""
extension {p.name}ViewVersion
where SwiftUIViewType: {protocol}, PlatformSpecificEntity == SwiftUIViewType.{p.prefix}{name} {{
  public static var v{name}: Self {{ Self(for: .v{name}) }}
}}
"""
    if p.name == "iOS":
        text += """
#if targetEnvironment(macCatalyst)
extension iOSVersion {
  static var runningOnCatalyst: Int {
"""
        for number in reversed(p.numbers[1:]):
            text += f"    if #available(iOS {number}, *) {{ return {number} }}\n"
        text += f"    return {p.numbers[0]}\n  }}\n}}\n#endif\n"
    return text + "#endif\n"
