import Foundation

/// Compiles modules that import each other, for what the compiler says of them.
struct ModuleCompiler {
  struct Warning: Hashable {
    let file: String
    let line: Int
    let column: Int
    let text: String
  }

  /// SwiftUICore's package, whose name says what of it can be seen.
  let package: String
  /// Where SwiftUICore's module is.
  let core: URL
  /// Where the modules go.
  let output: URL

  /// Returns the warnings; throws with the errors. Of a module that is only imported, the functions' bodies
  /// are left out.
  func compile(_ name: String, _ files: [URL], isImportedOnly: Bool) throws -> Set<Warning> {
    let log = output.appending(path: "\(name).log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-emit-module", "-wmo", "-module-name", name, "-package-name", package,
        "-parse-as-library", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
        "-diagnostic-style", "llvm", "-I", core.path, "-I", output.path,
        "-o", output.appending(path: "\(name).swiftmodule").path,
      ] + files.map(\.path)
      + (isImportedOnly
        ? ["-suppress-warnings", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
        : [])
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    guard process.terminationStatus == 0 else {
      let errors = lines.filter { $0.contains("error:") }.joined(separator: "\n")
      throw Failure(description: "\(name) does not compile:\n\(errors)")
    }
    return Set(lines.compactMap(Self.warning))
  }

  /// `file:line:column: warning: text`.
  private static func warning(_ line: Substring) -> Warning? {
    let parts = line.split(separator: ":", maxSplits: 4).map(String.init)
    guard parts.count == 5, parts[3] == " warning", let number = Int(parts[1]),
      let column = Int(parts[2])
    else { return nil }
    return Warning(file: parts[0], line: number, column: column, text: parts[4])
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
