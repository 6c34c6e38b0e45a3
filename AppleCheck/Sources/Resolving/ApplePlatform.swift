/// A platform whose conditional compilation is resolved.
public enum ApplePlatform: String, CaseIterable, Sendable {
  case iOS, tvOS, macOS, macCatalyst, visionOS, watchOS
}

extension ApplePlatform {
  /// The names that `#if os(…)` is true for.
  var operatingSystems: Set<String> {
    switch self {
    case .iOS, .macCatalyst: ["iOS"]
    case .visionOS: ["visionOS", "xrOS"]
    case .tvOS, .macOS, .watchOS: [rawValue]
    }
  }

  /// The names that `#if targetEnvironment(…)` is true for.
  var environments: Set<String> { self == .macCatalyst ? ["macCatalyst"] : [] }

  /// As the compiler writes it: `'UISlider' is unavailable in tvOS`.
  public var nameInMessages: String { self == .macCatalyst ? "Mac Catalyst" : rawValue }

  /// Whether SwiftUI draws with UIKit.
  public var hasUIKit: Bool { self != .macOS && self != .watchOS }

  /// Whether the library is there at all.
  public var isSupported: Bool { self != .watchOS }

  /// What can be imported in an SDK of this platform, of all that the sources ask for.
  ///
  /// From the availability lists of Apple's framework pages. Of AppKit a part can be imported on
  /// Mac Catalyst, of UIKit a part on watchOS; there is no WebKit on tvOS and watchOS.
  var modules: Set<String> {
    var modules: Set<String> = [
      "Combine", "CoreGraphics", "Darwin", "Foundation", "MapKit", "Observation",
      "SwiftUI", "SwiftUICore", "AVKit", "AuthenticationServices", "os", "UniformTypeIdentifiers",
    ]
    if self != .macOS { modules.insert("UIKit") }
    if self != .watchOS { modules.insert("QuartzCore") }
    if self == .macOS || self == .macCatalyst { modules.insert("AppKit") }
    if self != .tvOS && self != .watchOS { modules.insert("WebKit") }
    if self != .watchOS { modules.formUnion(["SwiftUIIntrospect", "Introspect"]) }
    return modules
  }

  /// What cannot be imported on any of Apple's platforms; and Objective-C's runtime, without which
  /// sources that rely on it cannot be compiled here: they are left out of the check.
  static let foreignModules: Set<String> = [
    "CGTK", "GTK", "Glibc", "Musl", "Android", "WinSDK", "ObjectiveC",
  ]
}
