// swift-tools-version: 6.2
import PackageDescription

// A package with SwiftUI views whose tests run on a Linux machine without a display. In a project
// of your own, the dependency is a URL and a version, with `traits: []` to leave GTK out.
let package = Package(
  name: "Shop",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [.package(name: "swiftui-introspect", path: "../..", traits: [])],
  targets: [
    .target(
      name: "Shop",
      dependencies: [
        // Apple's systems have SwiftUI of their own.
        .product(
          name: "SwiftUI", package: "swiftui-introspect", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", .product(name: "ViewInspector", package: "swiftui-introspect")]),
  ]
)
