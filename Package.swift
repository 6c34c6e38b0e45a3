// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

var products: [Product] = [
  .library(name: "SwiftUIIntrospect", targets: ["SwiftUIIntrospect"]),
  .library(name: "ViewInspector", targets: ["ViewInspector"]),
  .library(name: "ViewInspectorCore", targets: ["ViewInspectorCore"]),
  .library(name: "Introspect", targets: ["Introspect"]),
]
var targets: [Target] = []

#if os(Linux)
// Apple's systems bring SwiftUI and Combine; nothing of this belongs in their package graph.
let gtk: TargetDependencyCondition? = .when(traits: ["GTK"])
products += [
  .library(name: "SwiftUI", targets: ["SwiftUI"]),
  // The classes of the widgets, for code that names one: `import class GTK.Entry`.
  .library(name: "GTK", targets: ["GTK"]),
]
targets += [
  .systemLibrary(
    name: "CGTKSystem", pkgConfig: "libadwaita-1",
    providers: [.apt(["libadwaita-1-dev"]), .yum(["libadwaita-devel"])]),
  .target(
    name: "CGTK", dependencies: ["CGTKSystem"], linkerSettings: [.linkedLibrary("m")]),
  .target(
    name: "GTK", dependencies: ["CGTK"], swiftSettings: [.defaultIsolation(MainActor.self)]),
  .target(
    name: "CGTKTestInput", dependencies: ["CGTKSystem"],
    linkerSettings: [.linkedLibrary("X11", .when(traits: ["GTK"]))]),
  .target(
    name: "GTKTestSupport",
    dependencies: [
      .target(name: "GTK", condition: gtk), .target(name: "CGTK", condition: gtk),
      .target(name: "CGTKTestInput", condition: gtk),
    ],
    swiftSettings: [.defaultIsolation(MainActor.self)]),
  .target(name: "Combine"),
  .executableTarget(
    name: "bench",
    dependencies: [
      "SwiftUI", "SwiftUICore", "SwiftUIIntrospect", .target(name: "GTK", condition: gtk),
      .target(name: "CGTK", condition: gtk),
    ], path: "Benchmarks/Bench"),
  .executableTarget(
    name: "bench-inspection", dependencies: ["ViewInspectorCore", "SwiftUI"],
    path: "Benchmarks/Inspection"),
  .executableTarget(
    name: "bench-baseline-labels", dependencies: ["CGTK"], path: "Benchmarks/BaselineLabels"),
  .executableTarget(
    name: "bench-baseline-list", dependencies: ["CGTK"], path: "Benchmarks/BaselineList"),
  .executableTarget(
    name: "Showcase",
    dependencies: [
      "SwiftUI", "SwiftUICore", "SwiftUIIntrospect", .target(name: "GTK", condition: gtk),
    ], path: "Examples/Showcase"),
  .target(name: "CSwiftUIDiscovery"),
  .macro(name: "SwiftUIMacros"),
  .testTarget(
    name: "SwiftUIMacrosTests", dependencies: ["SwiftUIMacros", "SwiftUI", "SwiftUICore"]),
  .target(name: "SwiftUICore", dependencies: ["Combine", "SwiftUIMacros"]),
  .target(
    name: "SwiftUI",
    dependencies: [
      "SwiftUICore", "Combine", "CSwiftUIDiscovery", .target(name: "GTK", condition: gtk),
    ]),
  .target(
    name: "SwiftUIIntrospect",
    dependencies: [
      "SwiftUI", "SwiftUICore", .target(name: "GTK", condition: gtk),
      .target(name: "CGTK", condition: gtk),
    ]),
  .target(name: "ViewInspectorCore", dependencies: ["SwiftUI", "SwiftUICore", "Combine"]),
  .target(name: "ViewInspector", dependencies: ["ViewInspectorCore", "SwiftUI"]),
  .testTarget(
    name: "ViewInspectorTests", dependencies: ["ViewInspector", "SwiftUI", "SwiftUICore"]),
  .target(
    name: "Introspect",
    dependencies: [
      "SwiftUIIntrospect", "SwiftUI", .target(name: "GTK", condition: gtk),
    ]),
  .testTarget(
    name: "IntrospectTests",
    dependencies: [
      "Introspect", "SwiftUIIntrospect", "SwiftUI", .target(name: "GTK", condition: gtk),
      .target(name: "GTKTestSupport", condition: gtk),
    ]),
  // The sample package's sources: what people copy is built and run with everything else.
  .target(name: "Shop", dependencies: ["SwiftUI"], path: "Examples/LinuxRunner/Sources/Shop"),
  .testTarget(
    name: "ShopTests", dependencies: ["Shop", "ViewInspector", "SwiftUI"],
    path: "Examples/LinuxRunner/Tests/ShopTests"),
  // Swift 5, as most suites that are written for XCTest are: its classes are not on the main actor.
  .testTarget(
    name: "ViewInspectorXCTests", dependencies: ["ViewInspector", "SwiftUI"],
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .testTarget(name: "CombineTests", dependencies: ["Combine"]),
  .testTarget(name: "SwiftUICoreTests", dependencies: ["SwiftUICore"]),
  .testTarget(
    name: "GTKTests",
    dependencies: [
      .target(name: "GTK", condition: gtk), .target(name: "CGTK", condition: gtk),
      .target(name: "GTKTestSupport", condition: gtk), "MainLoopProbe",
    ]),
  .executableTarget(
    name: "MainLoopProbe", dependencies: [.target(name: "GTK", condition: gtk)],
    path: "Tests/MainLoopProbe"),
  .testTarget(
    name: "SwiftUITests",
    dependencies: [
      "SwiftUI", "SwiftUICore", .target(name: "CGTK", condition: gtk),
      .target(name: "GTK", condition: gtk), .target(name: "GTKTestSupport", condition: gtk),
    ], swiftSettings: [.defaultIsolation(MainActor.self)]),
  .testTarget(
    name: "DocumentationTests",
    dependencies: [
      "SwiftUIIntrospect", "SwiftUI", "ViewInspector", .target(name: "GTK", condition: gtk),
    ]),
  .testTarget(
    name: "SwiftUIIntrospectTests",
    dependencies: [
      "SwiftUIIntrospect", "SwiftUI", "SwiftUICore", .target(name: "GTK", condition: gtk),
      .target(name: "GTKTestSupport", condition: gtk),
    ]),
]
#else
targets += [
  .target(name: "SwiftUIIntrospect"),
  // Of the tests that run against stand-ins elsewhere, those that the real system can run too.
  .testTarget(
    name: "AppleTests", dependencies: ["SwiftUIIntrospect"], path: "AppleCheck/AppleTests",
    sources: [
      "Support/Display.swift", "Support/Same.swift", "Support/SiblingTests.swift",
      "Support/Systems.swift", "Views",
    ]),
  .target(name: "ViewInspectorCore"),
  .target(name: "ViewInspector", dependencies: ["ViewInspectorCore"]),
  .target(name: "Introspect", dependencies: ["SwiftUIIntrospect"]),
]
#endif

let package = Package(
  name: "swiftui-introspect",
  platforms: [
    .iOS(.v13), .tvOS(.v13), .macOS(.v10_15), .macCatalyst(.v13), .visionOS(.v1), .watchOS(.v7),
  ],
  products: products,
  traits: [
    .trait(name: "GTK", description: "Draws with GTK 4 and libadwaita; without it, headless only."),
    .default(enabledTraits: ["GTK"]),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  // Deprecations stay warnings: newer GTK releases deprecate what older ones still need.
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.enableUpcomingFeature("ExistentialAny")]
  #if os(Linux)
  // Suites that are moved over as they are have the warnings that they have elsewhere; and what a
  // newer SDK warns of must not break a build on Apple's systems.
  if target.name == "ViewInspectorXCTests" { continue }
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .treatAllWarnings(as: .error),
      .treatWarning("DeprecatedDeclaration", as: .warning),
    ]
  #endif
}
