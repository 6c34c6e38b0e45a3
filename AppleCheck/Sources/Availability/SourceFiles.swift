import Foundation

enum SourceFiles {
  /// The Swift files of a folder and those inside it.
  static func all(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  static func write(_ text: String, to file: URL) throws -> URL {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}

/// A source as a platform compiles it.
struct CheckedFile {
  let name: String
  /// Where it is in the repository.
  let path: String
  let source: String

  /// - Parameter file: begins with a line that says where the source is from.
  init(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    name = file.lastPathComponent
    guard text.hasPrefix("#sourceLocation"), let end = text.firstIndex(of: "\n") else {
      path = file.path
      source = text
      return
    }
    let quoted = text[..<end].split(separator: "\"")
    path = quoted.count > 1 ? String(quoted[1]) : file.path
    source = String(text[text.index(after: end)...])
  }
}
