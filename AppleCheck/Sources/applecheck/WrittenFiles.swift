import Foundation

/// Files written in a folder: unchanged ones are left alone, so that they are not built again, and
/// those of earlier runs go.
struct WrittenFiles {
  private let folder: URL
  private var paths: Set<String> = []

  init(under folder: URL) { self.folder = folder }

  mutating func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path).standardizedFileURL
    paths.insert(file.path(percentEncoded: false))
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func removeOthers() throws {
    for part in ["Sources", "Tests", "Documents", "Examples"] {
      let place = folder.appending(path: part)
      guard
        let all = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
      else { continue }
      for case let file as URL in all
      where file.pathExtension == "swift"
        && !paths.contains(file.standardizedFileURL.path(percentEncoded: false))
      {
        try FileManager.default.removeItem(at: file)
      }
    }
  }
}
