import Foundation

/// The package manifests of the documentation, which SwiftPM has to accept.
enum ManifestBlocks {
  static func check(_ project: Project) throws {
    for document in ["README.md", "CONTRIBUTING.md"] {
      let blocks = CodeBlock.inMarkdown(try project.text(of: document)).filter(\.isManifest)
      for block in blocks { try check(block, at: "\(document):\(block.line)") }
    }
  }

  private static func check(_ block: CodeBlock, at place: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try block.lines.joined(separator: "\n").write(
      to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("\(place): SwiftPM does not accept this manifest.")
    }
  }
}
