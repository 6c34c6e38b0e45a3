import Resolving

/// A module of the generated package.
struct Module {
  let name: String
  /// Where its sources are in the repository.
  let folders: [String]
  /// What it imports, as far as that is there on the platform.
  var dependencies: [String] = []
  var isTest = false
  var isStandIn: Bool { folders.allSatisfy { $0.hasPrefix("AppleCheck/StandIns/") } }

  var destination: String { "\(isTest ? "Tests" : "Sources")/\(name)" }

  private static func standIn(_ name: String, _ dependencies: [String]) -> Module {
    Module(name: name, folders: ["AppleCheck/StandIns/\(name)"], dependencies: dependencies)
  }

  private static let toolkits = ["UIKit", "AppKit"]
  private static let frameworks = ["MapKit", "AVKit", "WebKit", "AuthenticationServices"]

  /// The modules of a platform, each after those that it imports.
  static func all(on platform: ApplePlatform) -> [Module] {
    platform.isSupported
      ? library.filter { $0.name != "UIKit" || platform.hasUIKit } : watch
  }

  private static let library: [Module] = [
    standIn("UniformTypeIdentifiers", []), standIn("CoreGraphics", []),
    standIn("QuartzCore", ["CoreGraphics"]),
    standIn("UIKit", ["QuartzCore"]), standIn("AppKit", ["QuartzCore"]),
    standIn("SwiftUI", toolkits), standIn("MapKit", ["SwiftUI"]), standIn("AVKit", ["SwiftUI"]),
    standIn("WebKit", ["SwiftUI"]), standIn("AuthenticationServices", toolkits),
    introspect, legacy, userApp,
    Module(
      name: "AppleTests", folders: ["AppleCheck/AppleTests"],
      dependencies: ["SwiftUIIntrospect", "Introspect", "SwiftUI", "UserApp"] + frameworks,
      isTest: true),
  ]

  /// Where the library is not supported, an app that has it elsewhere is checked without it.
  private static let watch: [Module] = [
    standIn("UniformTypeIdentifiers", []),
    Module(name: "SwiftUI", folders: ["AppleCheck/StandIns/WatchSwiftUI"]), userApp,
    Module(
      name: "AppleTests", folders: ["AppleCheck/WatchTests"], dependencies: ["UserApp", "SwiftUI"],
      isTest: true),
  ]

  /// What the repository is for.
  static let product = [introspect, legacy]

  private static let introspect = Module(
    name: "SwiftUIIntrospect", folders: ["Sources/SwiftUIIntrospect"],
    dependencies: ["SwiftUI"] + frameworks)
  private static let legacy = Module(
    name: "Introspect", folders: ["Sources/Introspect"],
    dependencies: ["SwiftUIIntrospect", "SwiftUI"] + frameworks)
  private static let userApp = Module(
    name: "UserApp", folders: ["AppleCheck/UserApp"],
    dependencies: ["SwiftUIIntrospect", "Introspect", "SwiftUI"] + frameworks)
}
