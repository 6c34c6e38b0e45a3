import Foundation
import Testing

@testable import documentation

/// What the package promises to those who depend on it.
@Suite struct PackagingTests {
  private let manifest: String
  private let sources: [String: String]

  init() throws {
    manifest = try Project.own.text(of: "Package.swift")
    var sources: [String: String] = [:]
    for folder in ["SwiftUIIntrospect", "Introspect", "ViewInspector", "ViewInspectorCore"] {
      for path in Project.own.files(in: "Sources/\(folder)", extension: "swift") {
        sources[path] = try Project.own.text(of: path)
      }
    }
    self.sources = sources
  }

  private func files(in folder: String = "", with words: [String]) -> [String] {
    sources.filter { path, text in
      path.hasPrefix("Sources/\(folder)") && words.contains { text.contains($0) }
    }.keys.sorted()
  }

  /// Static or dynamic is the choice of whoever links it.
  @Test func productsAreAutomatic() {
    let products = manifest.matches(of: /\.library\([^)]*\)/).map { String($0.0) }
    #expect(products.count >= 5)
    #expect(products.allSatisfy { !$0.contains("type:") })
  }

  /// Nothing comes with the package but the package.
  @Test func thereAreNoDependencies() {
    #expect(!manifest.contains(".package("))
  }

  @Test func everyPlatformIsListed() {
    for platform in ["iOS", "tvOS", "macOS", "macCatalyst", "visionOS", "watchOS"] {
      #expect(manifest.contains(".\(platform)(.v"), "\(platform)")
    }
  }

  /// The pods start where the package does.
  @Test(arguments: ["SwiftUIIntrospect", "Introspect"])
  func podsHaveThePlatformsOfThePackage(pod: String) throws {
    let podspec = try Project.own.text(of: "\(pod).podspec")
    let names = ["ios": "iOS", "tvos": "tvOS", "osx": "macOS", "visionos": "visionOS"]
    let found = podspec.matches(of: /spec\.(\w+)\.deployment_target = '([\d.]+)'/)
    #expect(Set(found.map { String($0.1) }) == Set(names.keys))
    for target in found {
      let platform = try #require(names[String(target.1)])
      let number = target.2.hasSuffix(".0") ? target.2.dropLast(2) : target.2
      let version = "v\(number.replacingOccurrences(of: ".", with: "_"))"
      #expect(manifest.contains(".\(platform)(.\(version))"), "\(platform) \(version)")
    }
    #expect(podspec.contains("'Sources/\(pod)/**/*.swift'"))
  }

  /// Apple wants a reason for each use of these, in a privacy manifest; without any none is needed.
  @Test func nothingAsksForAPrivacyManifest() {
    #expect(sources.count > 100)
    #expect(
      files(with: [
        "UserDefaults", "systemUptime", "mach_absolute_time", "activeInputModes",
        "creationDate", "modificationDate", "volumeAvailableCapacity", "systemFreeSize", "statfs",
      ]) == [])
  }

  /// Classes are told by casts; what is not public is neither named nor called.
  @Test func nothingPrivateIsUsed() {
    let words = [
      "NSClassFromString", "performSelector", "value(forKey", "setValue(",
      "\"_UI", "\"_NS", "class_getInstance",
    ]
    #expect(files(in: "SwiftUIIntrospect/", with: words) == [])
    #expect(files(in: "Introspect/", with: words) == [])
  }
}
