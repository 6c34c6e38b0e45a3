import Foundation

/// Compiles modules that import each other, for what the compiler says of them.
struct ModuleCompiler {
  struct Message: Hashable {
    let isError: Bool
    let file: String
    let line: Int
    let column: Int
    let text: String
  }

  /// The package's name: modules of one package see what is declared `package` in the others.
  var package: String
  /// Where the modules are that are imported.
  let imported: [URL]
  /// Where the modules go.
  let output: URL

  /// Makes a module to import, without the bodies of functions; throws with the errors.
  func emit(_ name: String, _ files: [URL]) throws {
    let module = output.appending(path: "\(name).swiftmodule").path
    let messages = try run(
      name,
      [
        "-emit-module", "-o", module, "-suppress-warnings", "-Xfrontend",
        "-experimental-skip-non-inlinable-function-bodies", "-Xfrontend",
        "-experimental-allow-module-with-compiler-errors",
      ], files)
    guard FileManager.default.fileExists(atPath: module) else {
      let errors = messages.filter(\.isError).map { "\($0.file):\($0.line):\($0.text)" }
      throw Failure(description: "\(name) does not compile:\n\(errors.joined(separator: "\n"))")
    }
  }

  /// All that the compiler says of the sources.
  func check(_ name: String, _ files: [URL]) throws -> Set<Message> {
    try run(name, ["-typecheck"], files)
  }

  private func run(_ name: String, _ mode: [String], _ files: [URL]) throws -> Set<Message> {
    let log = output.appending(path: "\(name).log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-wmo", "-module-name", name, "-package-name", package,
        "-parse-as-library", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
        "-diagnostic-style", "llvm", "-no-color-diagnostics",
      ] + mode + plugins + (imported + [output]).flatMap { ["-I", $0.path] } + files.map(\.path)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    let messages = Set(lines.compactMap(Self.message))
    if process.terminationStatus != 0, !messages.contains(where: \.isError) {
      throw Failure(description: "the compiler failed; see \(log.path)")
    }
    return messages
  }

  /// What expands the macros of the modules, beside which it is.
  private var plugins: [String] {
    imported.map { $0.appending(path: "SwiftUIMacros-tool").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
      .flatMap { ["-load-plugin-executable", "\($0)#SwiftUIMacros"] }
  }

  /// `file:line:column: warning: text`.
  private static func message(_ line: Substring) -> Message? {
    let parts = line.split(separator: ":", maxSplits: 4).map(String.init)
    guard parts.count == 5, [" warning", " error"].contains(parts[3]), let number = Int(parts[1]),
      let column = Int(parts[2])
    else { return nil }
    return Message(
      isError: parts[3] == " error", file: parts[0], line: number, column: column, text: parts[4])
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
