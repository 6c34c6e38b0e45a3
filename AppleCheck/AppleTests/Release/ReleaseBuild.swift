import Foundation
import Testing

/// Modules of the check compiled anew into a folder of their own, against the stand-ins.
struct ReleaseBuild {
  private let folder: URL
  private let package: URL

  init() throws {
    package = URL(
      filePath: try #require(ProcessInfo.processInfo.environment["APPLE_CHECK_PACKAGE"]))
    folder = FileManager.default.temporaryDirectory
      .appending(path: "release-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }

  /// Compiles with optimization. The errors.
  func compile(_ module: String, isLibrary: Bool) throws -> [Compiler.Message] {
    let sources = package.appending(path: "Sources/\(module)")
    let files =
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    try #require(!files.isEmpty)
    let library = [
      "-enable-library-evolution", "-emit-module-interface-path", path("\(module).swiftinterface"),
      // The older library has a type of its own name.
      "-Xfrontend", "-alias-module-names-in-module-interface",
    ]
    return try Compiler.errors(
      of: [
        "-O", "-whole-module-optimization", "-parse-as-library", "-module-name", module,
        "-emit-module-path", path("\(module).swiftmodule"), "-c", "-o", path("\(module).o"),
        "-enable-upcoming-feature", "ExistentialAny", "-I", path(""),
      ] + (isLibrary ? library : []), files)
  }

  /// Reads a module's interface as a compiler of another version would.
  func readInterface(of module: String) throws -> [Compiler.Message] {
    let interface = folder.appending(path: "\(module).swiftinterface")
    return try Compiler.errors(
      of: ["-typecheck-module-from-interface", "-module-name", module, "-I", path("")],
      [interface], frontend: true)
  }

  /// Checks a source that imports what was built.
  func check(_ source: String) throws -> [Compiler.Message] {
    let file = folder.appending(path: "Source.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try Compiler.errors(in: [file])
  }
}
