import Foundation
import Interfaces

/// Looks for what the libraries use of Apple's frameworks without asking whether it is there: of SwiftUI as
/// the table of its interface says when it came, of the others as the stand-ins declare it.
public struct AvailabilityCheck {
  /// Each after those that it imports.
  private static let frameworks = [
    "UniformTypeIdentifiers", "CoreGraphics", "QuartzCore", "UIKit", "AppKit", "SwiftUI", "MapKit",
    "AVKit", "WebKit",
    "AuthenticationServices",
  ]
  private static let libraries = [
    "SwiftUIIntrospect", "Introspect", "ViewInspectorCore", "ViewInspector", "UserApp",
  ]

  /// Folders beside the sources.
  private static let examples = ["Documents", "Examples", "Samples"]

  private let platform: AvailablePlatform
  private let sources: URL
  private var package: URL { sources.deletingLastPathComponent() }
  private let output: URL
  private let table: InterfaceTable
  private let names: LaterNames
  private let conformances: ForeignConformances
  /// By SDK, the compiler that it comes with.
  private let compilers: [String: Release]
  private let compiler: ModuleCompiler
  /// Apple's modules are of another package than the libraries.
  private var libraryCompiler: ModuleCompiler {
    var copy = compiler
    copy.package = "libraries"
    return copy
  }

  /// - Parameters:
  ///   - sources: the folders of the modules, as the platform compiles them.
  ///   - modules: where SwiftUICore's marked module is, and what that imports.
  public init(
    of platform: AvailablePlatform, sources: URL, table: InterfaceTable, foundation: Table,
    conformances: ForeignConformances, sdks: Table, modules: [URL], output: URL
  ) {
    self.platform = platform
    self.sources = sources
    self.output = output
    self.table = table
    names = LaterNames(foundation, for: platform)
    self.conformances = conformances
    compilers = Dictionary(
      sdks.rows.compactMap { row in Release(row["compiler"]).map { (row["sdk"], $0) } },
      uniquingKeysWith: { first, _ in first })
    compiler = ModuleCompiler(
      package: sources.deletingLastPathComponent().lastPathComponent, imported: modules,
      output: output)
  }

  public struct Result {
    /// How many uses there are of what came later.
    public let uses: Int
    /// Those that are not guarded, as a compiler would say it.
    public let faults: [String]
    /// What does not compile.
    public let errors: [String]
    /// How many of the documentation's examples there are.
    public let examples: Int
  }

  public func run() throws -> Result {
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    for name in Self.frameworks { try emit(name) }
    var uses: Set<Use> = []
    var errors: Set<String> = []
    var faults: [String] = []
    for name in Self.libraries {
      let files = try SourceFiles.all(in: sources.appending(path: name)).map(CheckedFile.init)
      guard !files.isEmpty else { continue }
      // Once for what the module uses of others, and once for what it uses of its own: then its later
      // declarations are marked, and the compiler is silent about what those use.
      let plain = try write(
        files.map { ($0, AvailabilityMarker.withoutDeprecations($0.source)) }, to: "checked/\(name)"
      )
      let said = try libraryCompiler.check(name, plain)
      uses.formUnion(said.compactMap(Use.init))
      errors.formUnion(said.filter(\.isError).map { "\($0.place): error:\($0.text)" })
      let marked = files.map { ($0, marker.markPlaces($0.source)) }
      let copies = try write(marked.map { ($0, $1.source) }, to: "marked/\(name)")
      let columns = Dictionary(
        marked.map { ($0.path, $1.columns) }, uniquingKeysWith: { first, _ in first })
      if marked.contains(where: { $0.source != $1.source }) {
        uses.formUnion(
          try libraryCompiler.check(name, copies).compactMap(Use.init).map {
            $0.moved(by: columns[$0.file])
          })
      }
      try libraryCompiler.emit(name, copies)
      for file in files { faults += ownFaults(in: file) }
    }
    var exampleCount = 0
    // Nothing compiles on top of libraries that do not.
    for folder in Self.examples where platform != .watchOS && errors.isEmpty {
      let place = package.appending(path: folder)
      let examples = Examples(files: try SourceFiles.all(in: place).map(CheckedFile.init))
      exampleCount += examples.files.count
      for (index, group) in examples.groups.enumerated() {
        let copies = try write(group.map { ($0, $0.source) }, to: "checked/\(folder)-\(index)")
        let said = try libraryCompiler.check("Example", copies)
        uses.formUnion(said.compactMap(Use.init))
        errors.formUnion(said.filter(\.isError).map { "\($0.place): error:\($0.text)" })
      }
    }
    var count = 0
    for (path, uses) in Dictionary(grouping: uses, by: \.file) {
      let source = try String(contentsOf: URL(filePath: path), encoding: .utf8)
      let guards = AvailabilityGuards(source, for: platform)
      let conditions = CompilerConditions(source)
      // An example is for the releases that it names.
      let isExample = Self.examples.contains {
        path.hasPrefix(package.appending(path: $0).path + "/")
      }
      guard
        let oldest = isExample ? Examples.oldest(in: source, of: platform) : platform.minimum
      else { continue }
      for use in uses {
        if !isExample, let sdk = use.need.sdk, let fault = fault(use, sdk, conditions) {
          faults.append(fault)
        }
        guard let answer = use.need[platform] else { continue }
        count += 1
        if isExample, case .since(let release) = answer, release <= oldest { continue }
        if let fault = fault(use, answer, guards) { faults.append(fault) }
      }
    }
    return Result(
      uses: count, faults: faults.sorted(), errors: errors.sorted(), examples: exampleCount)
  }

  private var marker: AvailabilityMarker { AvailabilityMarker(for: platform) }

  private func emit(_ name: String) throws {
    let marker = AvailabilityMarker(for: platform, isOfSDK: true)
    let interface = InterfaceMarker(table)
    let files = try SourceFiles.all(in: sources.appending(path: name)).map(CheckedFile.init)
    let copies = try write(
      files.map { file in
        let marked = marker.mark(file.source)
        return (file, name == "SwiftUI" ? interface.mark(marked) : marked)
      }, to: "marked/\(name)")
    if !copies.isEmpty { try compiler.emit(name, copies) }
  }

  private func write(_ files: [(CheckedFile, String)], to folder: String) throws -> [URL] {
    let copies = output.appending(path: folder)
    return try files.enumerated().map { index, file in
      try SourceFiles.write(
        "#sourceLocation(file: \"\(file.0.path)\", line: 1)\n\(file.1)",
        to: copies.appending(path: "\(index)-\(file.0.name)"))
    }
  }

  /// What the compiler does not say.
  private func ownFaults(in file: CheckedFile) -> [String] {
    let stored =
      StoredAvailability(platform: platform).faults(in: file.source).map {
        "\(file.path):\($0.line):\($0.column): error: \($0.text)"
      }
      + conformances.faults(in: file.source).map {
        "\(file.path):\($0.line):\($0.column): error: \($0.text)"
      }
    let uses = names.uses(in: file.source)
    guard !uses.isEmpty else { return stored }
    let guards = AvailabilityGuards(file.source, for: platform)
    return stored
      + uses.filter { !guards.areAround(line: $0.line, column: $0.column, for: $0.release) }.map {
        "\(file.path):\($0.line):\($0.column): error: '\($0.name)' needs \(platform) \($0.release), "
          + "and nothing asks for it"
      }
  }

  private func fault(
    _ use: Use, _ answer: Need.Answer, _ guards: AvailabilityGuards
  ) -> String? {
    switch answer {
    case .none:
      if guards.exclude(line: use.line, column: use.column) { return nil }
      return "\(use.place): error:\(use.name) is not in \(platform)"
    case .since(let release):
      if guards.areAround(line: use.line, column: use.column, for: release) { return nil }
      return "\(use.place): error:\(use.name) needs \(platform) \(release), and nothing asks for it"
    }
  }
}

extension AvailabilityCheck {
  private func fault(_ use: Use, _ sdk: String, _ conditions: CompilerConditions) -> String? {
    guard let compiler = compilers[sdk] else {
      return "\(use.place): error:\(use.name) is of SDK \(sdk), of which no compiler is known"
    }
    if conditions.areAround(line: use.line, column: use.column, for: compiler) { return nil }
    return
      "\(use.place): error:\(use.name) is of SDK \(sdk), and nothing asks for compiler(>=\(compiler))"
  }
}

extension ModuleCompiler.Message {
  fileprivate var place: String { "\(file):\(line):\(column)" }
}

/// A use of a declaration that not all supported releases have.
private struct Use: Hashable {
  let file: String
  let line: Int
  var column: Int
  let name: String
  let need: Need

  init?(_ message: ModuleCompiler.Message) {
    guard !message.isError, let need = Need(in: message.text) else { return nil }
    file = message.file
    line = message.line
    column = message.column
    name = message.text.components(separatedBy: " is deprecated")[0]
    self.need = need
  }

  var place: String { "\(file):\(line):\(column)" }

  func moved(by columns: MovedColumns?) -> Use {
    var copy = self
    copy.column = columns?.original(line: line, column: column) ?? column
    return copy
  }
}
