// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as it links the SwiftSyntax that comes with the toolchain, for which
// SwiftPM asks unsafe flags. Tools/apple-check says where that is.
guard let libraries = Context.environment["SWIFT_HOST_LIBRARIES"] else {
  fatalError("Use Tools/apple-check, which sets SWIFT_HOST_LIBRARIES.")
}

let package = Package(
  name: "applecheck",
  targets: [
    .target(name: "Interfaces"),
    .testTarget(name: "InterfacesTests", dependencies: ["Interfaces"]),
    .target(name: "Resolving"),
    .executableTarget(name: "applecheck", dependencies: ["Interfaces", "Resolving"]),
    .testTarget(name: "ResolvingTests", dependencies: ["Resolving"]),
    .target(name: "Structures", dependencies: ["Interfaces"]),
    .executableTarget(name: "structure-check", dependencies: ["Interfaces", "Structures"]),
    .testTarget(name: "StructuresTests", dependencies: ["Interfaces", "Structures"]),
    .target(name: "Comparing", dependencies: ["Availability", "Interfaces"]),
    .testTarget(
      name: "ComparingTests",
      dependencies: ["Availability", "Comparing", "Interfaces", "Resolving"]),
    .target(name: "Availability", dependencies: ["Interfaces"]),
    .executableTarget(name: "availability-check", dependencies: ["Availability", "Interfaces"]),
    .testTarget(name: "AvailabilityTests", dependencies: ["Availability", "Interfaces"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .unsafeFlags(["-I", libraries]),
  ]
  target.linkerSettings = [
    .unsafeFlags([
      "-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries,
      "-lSwiftSyntax", "-lSwiftParser", "-lSwiftIfConfig", "-lSwiftDiagnostics",
    ])
  ]
}
