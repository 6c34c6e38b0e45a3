/// Files that are made, and checked in.
struct Output {
  /// The text of each file by its path.
  let files: [String: String]
  /// The folder that holds nothing else, if there is one, and the extension of what it holds.
  let folder: (path: String, extension: String)?

  func write(in project: Project) throws {
    for (path, text) in files { try project.write(text, to: path) }
    for path in surplus(in: project) { try project.remove(path) }
  }

  /// The paths of the files that are not as they should be.
  func stale(in project: Project) throws -> [String] {
    let changed = files.filter { path, text in (try? project.text(of: path)) != text }
    return changed.keys.sorted() + surplus(in: project)
  }

  private func surplus(in project: Project) -> [String] {
    guard let folder else { return [] }
    return project.files(in: folder.path, extension: folder.extension)
      .filter { files[$0] == nil }
  }
}
