import Foundation
import Interfaces

/// SwiftUICore as a module whose declarations say when Apple's came: one for all platforms.
public struct MarkedCore {
  private let sources: URL
  private let table: InterfaceTable
  private let compiler: ModuleCompiler

  /// - Parameter modules: where the modules are that SwiftUICore imports.
  public init(
    sources: URL, table: InterfaceTable, package: String, modules: URL, output: URL
  ) {
    self.sources = sources
    self.table = table
    compiler = ModuleCompiler(package: package, imported: [modules], output: output)
  }

  public func run() throws {
    let marker = InterfaceMarker(table)
    let copies = compiler.output.appending(path: "marked")
    let files = try SourceFiles.all(in: sources).enumerated().map {
      try SourceFiles.write(
        marker.mark(String(contentsOf: $1, encoding: .utf8)),
        to: copies.appending(path: "\($0)-\($1.lastPathComponent)"))
    }
    try compiler.emit("SwiftUICore", files)
  }
}
