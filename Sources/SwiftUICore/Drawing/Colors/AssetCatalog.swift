import Foundation
import Synchronization

/// The asset catalogs of a bundle, read from their sources: nothing compiles them on Linux, so a
/// package's `.process("Assets.xcassets")` or `.copy` brings the folders as they are.
struct AssetCatalog: Sendable {
  /// Folders of image and color sets, by their names with and without enclosing groups.
  private var sets: [String: URL] = [:]

  private static let loaded = Mutex<[String: AssetCatalog]>([:])

  /// Finds the sets of a bundle once.
  static func catalog(of bundle: Bundle) -> AssetCatalog {
    let path = bundle.bundlePath
    if let known = loaded.withLock({ $0[path] }) { return known }
    let result = AssetCatalog(folder: bundle.resourceURL ?? bundle.bundleURL)
    loaded.withLock { $0[path] = result }
    return result
  }

  private init(folder: URL) {
    let contents = Self.contents(of: folder)
    for catalog: URL in contents where catalog.pathExtension == "xcassets" {
      add(Self.contents(of: catalog), group: "")
    }
  }

  private mutating func add(_ folders: [URL], group: String) {
    for folder: URL in folders {
      let name = folder.deletingPathExtension().lastPathComponent
      switch folder.pathExtension {
      case "imageset", "colorset", "symbolset":
        let kind = folder.pathExtension
        sets["\(kind):\(name)"] = folder
        sets["\(kind):\(group)\(name)"] = folder
      case "":
        add(Self.contents(of: folder), group: "\(group)\(name)/")
      default:
        continue
      }
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  /// The folder of a set and what its `Contents.json` says.
  func set<Contents: Decodable>(
    _ kind: String, named name: String, as type: Contents.Type
  ) -> (folder: URL, contents: Contents)? {
    guard let folder = sets["\(kind):\(name)"],
      let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(type, from: data)
    else { return nil }
    return (folder, contents)
  }
}

/// A condition on an asset, such as `luminosity: dark`.
struct AssetAppearance: Decodable {
  var appearance: String
  var value: String
}

extension [AssetAppearance]? {
  /// How well an asset suits the appearance: `nil` if it is made for another one, else the more
  /// the better.
  func rank(scheme: ColorScheme, contrast: ColorSchemeContrast) -> Int? {
    var rank = 0
    for condition: AssetAppearance in self ?? [] {
      switch (condition.appearance, condition.value) {
      case ("luminosity", "dark") where scheme == .dark: rank += 2
      case ("luminosity", "light") where scheme == .light: rank += 2
      case ("contrast", "high") where contrast == .increased: rank += 1
      default: return nil
      }
    }
    return rank
  }
}
