// swift-tools-version: 6.2
import PackageDescription

// A package of its own: nobody who uses the library builds it.
let package = Package(
  name: "documentation",
  targets: [
    .executableTarget(
      name: "documentation",
      swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error)]),
    .testTarget(name: "DocumentationToolTests", dependencies: ["documentation"]),
  ],
  swiftLanguageModes: [.v6]
)
