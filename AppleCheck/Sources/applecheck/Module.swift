import Resolving

/// A module of the generated package.
struct Module {
  let name: String
  /// Where its sources are in the repository.
  let folders: [String]
  /// What it imports, as far as that is there on the platform.
  var dependencies: [String] = []
  var isTest = false
  /// Whether it tests the rows of the table of view types.
  var hasRows = false
  /// Whether it sees only what is public in SwiftUICore, as in a package of its own.
  var isOutside = false
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
    introspect, legacy, inspectorCore, inspector, userApp, inspectorTests,
    Module(
      name: "AppleTests", folders: ["AppleCheck/AppleTests"],
      dependencies: ["SwiftUIIntrospect", "Introspect", "SwiftUI", "UserApp"] + frameworks,
      isTest: true, hasRows: true),
  ]

  /// Where the library is not supported, an app that has it elsewhere is checked without it.
  private static let watch: [Module] = [
    standIn("UniformTypeIdentifiers", []), standIn("CoreGraphics", []),
    Module(
      name: "UIKit", folders: ["AppleCheck/StandIns/UIKit/Colors"], dependencies: ["CoreGraphics"]),
    Module(
      name: "SwiftUI",
      folders: ["AppleCheck/StandIns/WatchSwiftUI", "AppleCheck/StandIns/SwiftUI/Colors"],
      dependencies: ["UIKit"]), inspectorCore, inspector, userApp, inspectorTests,
    Module(
      name: "AppleTests", folders: ["AppleCheck/WatchTests"], dependencies: ["UserApp", "SwiftUI"],
      isTest: true, hasRows: true),
  ]

  /// What the repository is for.
  static let product = [introspect, legacy]

  private static let introspect = Module(
    name: "SwiftUIIntrospect", folders: ["Sources/SwiftUIIntrospect"],
    dependencies: ["SwiftUI"] + frameworks)
  private static let legacy = Module(
    name: "Introspect", folders: ["Sources/Introspect"],
    dependencies: ["SwiftUIIntrospect", "SwiftUI"] + frameworks)
  private static let inspectorCore = Module(
    name: "ViewInspectorCore", folders: ["Sources/ViewInspectorCore"],
    dependencies: ["SwiftUI", "UniformTypeIdentifiers"], isOutside: true)
  private static let inspector = Module(
    name: "ViewInspector", folders: ["Sources/ViewInspector"],
    dependencies: ["ViewInspectorCore", "SwiftUI"], isOutside: true)
  private static let inspectorTests = Module(
    name: "ViewInspectorTests", folders: ["Tests/ViewInspectorTests"],
    dependencies: ["ViewInspector", "ViewInspectorCore", "SwiftUI"], isTest: true, isOutside: true)
  private static let userApp = Module(
    name: "UserApp", folders: ["AppleCheck/UserApp"],
    dependencies: ["SwiftUIIntrospect", "Introspect", "SwiftUI"] + frameworks)
}
