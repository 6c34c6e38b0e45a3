import Foundation
import Interfaces
import Resolving

/// Writes a package with the library, the stand-ins and the tests as one platform compiles them.
struct Generator {
  let platform: ApplePlatform
  /// The repository.
  let root: URL
  /// Where the built SwiftUICore is.
  let core: URL
  let output: URL
  private let resolver: Resolver
  private let rows: [TableRow]
  private let forbidden: ForbiddenTypes

  init(platform: ApplePlatform, root: URL, core: URL, output: URL) throws {
    self.platform = platform
    self.root = root
    self.core = core
    self.output = output
    resolver = Resolver(for: platform)
    rows = try TableRow.read(root.appending(path: "docs/introspect-viewtypes.tsv"))
    let table = try Table(root.appending(path: "AppleCheck/Interfaces/unavailable.tsv"))
    forbidden = ForbiddenTypes(table, on: platform.nameInMessages)
  }

  func run() throws {
    var written = WrittenFiles(under: output)
    var modules: [Module] = []
    for module in Module.all(on: platform) {
      let count = try write(module, into: &written)
      if count > 0 { modules.append(module) }
    }
    let examples = DocumentExamples(platform: platform)
    for example in try examples.read(root.appending(path: "AppleCheck/Documents/examples.md")) {
      try written.write(example.source, to: "Documents/\(example.name).swift")
    }
    if platform == .iOS {
      let articles = ArticleExamples(
        catalog: root.appending(
          path: "Sources/SwiftUIIntrospect/SwiftUIIntrospect.docc"))
      for example in try articles.read(resolvedBy: resolver) {
        try written.write(example.source, to: "Documents/\(example.name).swift")
      }
    }
    let viewTypes = root.appending(path: "Sources/SwiftUIIntrospect/ViewTypes")
    for file in try Self.swiftFiles(in: viewTypes) {
      guard let source = try examples.readComment(in: file, resolvedBy: resolver) else { continue }
      try written.write(source, to: "Examples/\(file.lastPathComponent)")
    }
    for sample in try SamplePackage(root.appending(path: "Examples/LinuxRunner"))
      .sources(for: platform, resolvedBy: resolver)
    {
      try written.write(sample.source, to: "Samples/\(sample.name)")
    }
    let manifest = Manifest(platform: platform, modules: modules, core: core)
    try written.write(manifest.text, to: "Package.swift")
    try written.removeOthers()
  }

  /// Writes a module's resolved sources. Returns how many are left with anything in them.
  private func write(_ module: Module, into written: inout WrittenFiles) throws -> Int {
    var count = 0
    for folder in module.folders {
      let base = root.appending(path: folder)
      for file in try Self.swiftFiles(in: base) {
        guard let resolved = try resolve(file) else { continue }
        let path = file.path(percentEncoded: false).dropFirst(
          base.path(percentEncoded: false).count
        ).drop { $0 == "/" }
        try written.write(
          "#sourceLocation(file: \"\(file.path(percentEncoded: false))\", line: 1)\n\(resolved)",
          to: "\(module.destination)/\(path.dropLast(6))+\(platform.rawValue).swift")
        count += 1
      }
    }
    if count > 0, module.isStandIn, let source = forbidden.source(of: module.name) {
      try written.write(source, to: "\(module.destination)/Generated/Forbidden.swift")
      count += 1
    }
    if module.hasRows {
      let text =
        platform.isSupported ? RowWriter(platform: platform, rows: rows).text : try remains()
      try written.write(text, to: "\(module.destination)/Generated/Rows.swift")
      count += 1
    }
    return count
  }

  private func resolve(_ file: URL) throws -> String? {
    do {
      return try resolver.resolve(String(contentsOf: file, encoding: .utf8))
    } catch {
      throw Problem(description: "\(file.path(percentEncoded: false)): \(error)")
    }
  }

  /// What is left of the library where it is not supported: files with anything in them.
  private func remains() throws -> String {
    let files = try Module.product.flatMap(\.folders).flatMap {
      try Self.swiftFiles(in: root.appending(path: $0))
    }
    let left = try files.filter { try resolve($0) != nil }.map(\.lastPathComponent)
    return """
      enum Remains {
        static let searched = \(files.count)
        static let files: [String] = \(left)
      }

      """
  }

  static func swiftFiles(in folder: URL) throws -> [URL] {
    guard
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return all.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }
}

struct Problem: Error, CustomStringConvertible {
  let description: String
}
