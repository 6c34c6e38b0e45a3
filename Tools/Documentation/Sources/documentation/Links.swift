import Foundation

/// The files that the documents name, by links and as code, which have to be there.
enum Links {
  static func check(_ project: Project) throws {
    let documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    let problems = try (documents + project.files(in: "docs", extension: "md")).flatMap { path in
      let folder = (path as NSString).deletingLastPathComponent
      return try dead(in: project.text(of: path), at: folder, of: project).map { "\(path): \($0)" }
    }
    guard problems.isEmpty else {
      throw Failure("Named, but not there:\n  \(problems.joined(separator: "\n  "))")
    }
  }

  private static func dead(in text: String, at folder: String, of project: Project) -> [String] {
    let linked = text.matches(of: /\]\(([^):#]+)(#[^)]*)?\)/)
      .map { folder.isEmpty ? String($0.1) : "\(folder)/\($0.1)" }
    let named = text.matches(
      of: /`((Sources|Tests|Tools|Examples|Benchmarks|docs)\/[^`* ]+)`/
    ).map { String($0.1) }
    return (linked + named).filter { path in
      !FileManager.default.fileExists(atPath: project.folder.appending(path: path).path)
    }
  }
}
