import Foundation

/// Looks for what the library uses of Apple's frameworks, as the stand-ins declare them, without asking
/// whether it is there.
public struct AvailabilityCheck {
  /// Each after those that it imports. What SwiftUICore declares says nothing of releases.
  private static let frameworks = [
    "CoreGraphics", "QuartzCore", "UIKit", "AppKit", "SwiftUI", "MapKit", "AVKit", "WebKit",
    "AuthenticationServices",
  ]
  private static let library = ["SwiftUIIntrospect", "Introspect"]

  private let platform: AvailablePlatform
  private let sources: URL
  private let output: URL
  private let compiler: ModuleCompiler

  /// - Parameters:
  ///   - sources: the folders of the modules, as the platform compiles them.
  ///   - core: where SwiftUICore's module is.
  public init(of platform: AvailablePlatform, sources: URL, core: URL, output: URL) {
    self.platform = platform
    self.sources = sources
    self.output = output
    compiler = ModuleCompiler(
      package: sources.deletingLastPathComponent().lastPathComponent, core: core, output: output)
  }

  public struct Result {
    /// How many uses there are of what came later.
    public let uses: Int
    /// Those that are not guarded, as a compiler would say it.
    public let faults: [String]
  }

  public func run() throws -> Result {
    let marked = output.appending(path: "marked")
    try FileManager.default.createDirectory(at: marked, withIntermediateDirectories: true)
    for name in Self.frameworks {
      let files = try mark(name, in: marked)
      if !files.isEmpty { _ = try compiler.compile(name, files, isImportedOnly: true) }
    }
    var uses: Set<ModuleCompiler.Warning> = []
    for name in Self.library {
      uses.formUnion(try compiler.compile(name, files(of: name), isImportedOnly: false))
    }
    uses = uses.filter { $0.text.contains(AvailabilityMarker.message) }
    return Result(uses: uses.count, faults: try uses.compactMap(fault).sorted())
  }

  private func files(of module: String) -> [URL] {
    let all = FileManager.default.enumerator(
      at: sources.appending(path: module), includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  private func mark(_ module: String, in folder: URL) throws -> [URL] {
    let marker = AvailabilityMarker(for: platform)
    return try files(of: module).map { file in
      let copy = folder.appending(path: "\(module)-\(file.lastPathComponent)")
      try marker.mark(String(contentsOf: file, encoding: .utf8))
        .write(to: copy, atomically: true, encoding: .utf8)
      return copy
    }
  }

  private func fault(_ use: ModuleCompiler.Warning) throws -> String? {
    let words = use.text.components(separatedBy: AvailabilityMarker.message)
    guard let number = words.last?.prefix(while: { $0.isNumber || $0 == "." }),
      let release = Release(number)
    else { throw ModuleCompiler.Failure(description: "this names no release: \(use.text)") }
    let source = try String(contentsOf: URL(filePath: use.file), encoding: .utf8)
    let guards = AvailabilityGuards(source, for: platform)
    if guards.areAround(line: use.line, column: use.column, for: release) { return nil }
    let name = words[0].components(separatedBy: " is deprecated")[0]
    let place = "\(use.file):\(use.line):\(use.column)"
    return "\(place): error:\(name) needs \(platform) \(release), and nothing asks for it"
  }
}
