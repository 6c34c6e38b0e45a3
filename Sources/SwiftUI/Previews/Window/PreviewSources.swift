import Foundation

/// The sources that a program was built from: those in the folder that it was started in.
package struct PreviewSources: Sendable {
  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// Something else whenever a source was changed, added or removed.
  package var state: [String: Date] {
    var state: [String: Date] = [:]
    let keys: [URLResourceKey] = [.contentModificationDateKey]
    let files = FileManager.default.enumerator(
      at: URL(filePath: folder), includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
    for case let url as URL in files ?? FileManager.DirectoryEnumerator()
    where url.pathExtension == "swift" {
      state[url.path] = try? url.resourceValues(forKeys: Set(keys)).contentModificationDate
    }
    return state
  }

  /// What the compiler complains of in the output of a build; all of it where it names no error.
  package static func errors(in output: String) -> String {
    var seen: Set<Substring> = []
    // A file that several targets have is complained of several times.
    let lines = output.split(separator: "\n").filter {
      $0.contains("error: ") && !$0.hasPrefix(" ") && seen.insert($0).inserted
    }
    return lines.isEmpty ? output : lines.joined(separator: "\n")
  }
}
