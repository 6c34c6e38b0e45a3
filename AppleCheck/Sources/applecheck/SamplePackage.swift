import Foundation
import Resolving

/// A package of the examples that is an app's on Apple's platforms: its library, for the releases that its
/// manifest names.
struct SamplePackage {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// None for a platform that the manifest does not name. Each ends with the releases, as an example of the
  /// documentation says them.
  func sources(
    for platform: ApplePlatform, resolvedBy resolver: Resolver
  ) throws -> [(name: String, source: String)] {
    let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
    guard let platforms = manifest.firstMatch(of: /platforms: \[(.*?)\]/)?.1,
      platforms.contains(".\(platform.rawValue)(")
    else { return [] }
    return try Generator.swiftFiles(in: folder.appending(path: "Sources")).compactMap { file in
      let source = try resolver.resolve(String(contentsOf: file, encoding: .utf8))
      return source.map { (file.lastPathComponent, "\($0)\n// on: \(platforms)\n") }
    }
  }
}
