/// The code of the documents as sources of a test target: what is printed there compiles.
enum CompiledBlocks {
  static let folder = "Tests/DocumentationTests/Generated"

  static func make(_ project: Project) throws -> Output {
    var files: [String: String] = [:]
    for document in try documents(in: project) {
      for block in document.blocks where !block.isManifest {
        let name = freeName(for: "\(document.name) \(block.heading)", in: files)
        files["\(folder)/\(name).swift"] =
          CompiledBlock(block, name: name, path: document.path).text
      }
    }
    return Output(files: files, folder: (folder, "swift"))
  }

  private struct Document {
    let path: String
    let blocks: [CodeBlock]

    /// The document's name without its extension, such as `README`.
    var name: String { String((path.split(separator: "/").last ?? "").prefix { $0 != "." }) }
  }

  private static func documents(in project: Project) throws -> [Document] {
    let markdown = ["README.md", "CONTRIBUTING.md"] + project.files(in: "docs", extension: "md")
    return try markdown.map {
      Document(path: $0, blocks: CodeBlock.inMarkdown(try project.text(of: $0)))
    }
  }

  /// The words as one, with a number after it where that is taken.
  private static func freeName(for words: String, in files: [String: String]) -> String {
    let parts = words.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let names = [name] + (2..<100).map { "\(name)\($0)" }
    return names.first { files["\(folder)/\($0).swift"] == nil } ?? name
  }
}
