import Foundation

/// The files of the project, by their paths in it.
struct Project {
  let folder: URL

  /// The files with the given extension in a folder, sorted; none if there is no such folder.
  func files(in path: String, extension wanted: String) -> [String] {
    let root = folder.appending(path: path)
    guard let names = FileManager.default.enumerator(atPath: root.path) else { return [] }
    return names.compactMap { $0 as? String }
      .filter { ($0 as NSString).pathExtension == wanted }
      .map { "\(path)/\($0)" }
      .sorted()
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The Swift sources of modules, with their paths.
  func sources(of modules: [String]) throws -> [(path: String, source: String)] {
    try modules.flatMap { files(in: "Sources/\($0)", extension: "swift") }
      .map { ($0, try text(of: $0)) }
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }
}
