import Foundation
import Testing

/// Checks sources against the built modules, as a user of the library does.
enum Compiler {
  struct Message: Hashable, CustomStringConvertible {
    let file: String
    let line: Int
    let text: String
    var description: String { "\(file), line \(line):\(text)" }
  }

  /// Those of files that are checked together.
  static func errors(in files: [URL]) throws -> [Message] {
    try errors(of: ["-typecheck", "-module-name", "Example", "-parse-as-library"], files)
  }

  /// Those of one source.
  static func errors(in source: String, _ options: [String] = []) throws -> [Message] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try errors(
      of: ["-typecheck", "-module-name", "Example", "-parse-as-library"] + options, [file])
  }

  static func errors(
    of arguments: [String], _ files: [URL], frontend: Bool = false
  ) throws -> [Message] {
    let environment = ProcessInfo.processInfo.environment
    let modules = try #require(environment["APPLE_CHECK_MODULES"])
    let core = try #require(environment["APPLE_CHECK_CORE"])
    let output = try run(
      ["swiftc"] + (frontend ? ["-frontend"] : []) + arguments + [
        "-swift-version", "6", "-diagnostic-style", "llvm", "-I", modules, "-I", core,
      ] + files.map { $0.path(percentEncoded: false) })
    return output.split(separator: "\n").filter { $0.contains("error:") }.map { line in
      let parts = line.split(separator: ":", maxSplits: 3).map(String.init)
      guard parts.count == 4, let number = Int(parts[1]) else {
        return Message(file: "", line: 0, text: String(line))
      }
      return Message(
        file: URL(filePath: parts[0]).lastPathComponent, line: number, text: parts[3])
    }
  }

  /// All that a command prints. By a pipe of the C library: Foundation's processes wait by run
  /// loops, which the threads of tests do not have.
  private static func run(_ command: [String]) throws -> String {
    let quoted = command.map { "'\($0.replacingOccurrences(of: "'", with: "'\\''"))'" }
    let pipe = try #require(popen(quoted.joined(separator: " ") + " 2>&1", "r"))
    defer { pclose(pipe) }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 {
      output += buffer[..<count]
    }
    return String(decoding: output, as: UTF8.self)
  }
}
