/// A module of the generated package.
struct Module {
  let name: String
  /// Where its sources are in the repository.
  let folders: [String]
  /// What it imports, as far as that is there on the platform.
  var dependencies: [String] = []
  var isLibrary = false
  var isTest = false

  var destination: String { "\(isTest ? "Tests" : "Sources")/\(name)" }

  private static func standIn(_ name: String, _ dependencies: [String]) -> Module {
    Module(name: name, folders: ["AppleCheck/StandIns/\(name)"], dependencies: dependencies)
  }

  private static let toolkits = ["UIKit", "AppKit"]
  private static let frameworks = ["MapKit", "AVKit", "WebKit", "AuthenticationServices"]

  static let all: [Module] = [
    standIn("CoreGraphics", []), standIn("QuartzCore", ["CoreGraphics"]),
    standIn("UIKit", ["QuartzCore"]), standIn("AppKit", ["QuartzCore"]),
    standIn("MapKit", toolkits), standIn("AVKit", toolkits), standIn("WebKit", toolkits),
    standIn("AuthenticationServices", toolkits), standIn("SwiftUI", toolkits),
    Module(
      name: "SwiftUIIntrospect", folders: ["Sources/SwiftUIIntrospect"],
      dependencies: ["SwiftUI"] + frameworks, isLibrary: true),
    Module(
      name: "Introspect", folders: ["Sources/Introspect"],
      dependencies: ["SwiftUIIntrospect", "SwiftUI"] + frameworks, isLibrary: true),
    Module(
      name: "UserApp", folders: ["AppleCheck/UserApp"],
      dependencies: ["SwiftUIIntrospect", "Introspect", "SwiftUI"] + frameworks),
    Module(
      name: "AppleTests", folders: ["AppleCheck/AppleTests"],
      dependencies: ["SwiftUIIntrospect", "Introspect", "SwiftUI", "UserApp"] + frameworks,
      isTest: true),
  ]
}
