/// The code of the documentation as sources of a test target: what is printed there compiles. Of
/// documentation comments only whole declarations, since their fragments lean on what is around them;
/// those of view types to introspect are whole views.
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

    /// `README`, or a source file with its module.
    var name: String {
      let parts = path.split(separator: "/").map { $0.prefix { $0 != "." } }
      let module = parts.first == "Sources" && parts.count > 2 ? "\(parts[1]) " : ""
      return module + (parts.last ?? "")
    }
  }

  private static func documents(in project: Project) throws -> [Document] {
    let markdown = ["README.md", "CONTRIBUTING.md"] + project.files(in: "docs", extension: "md")
    let sources = project.files(in: "Sources", extension: "swift")
      .filter { !$0.hasPrefix("Sources/GTK/Generated/") }
    return try markdown.map {
      Document(path: $0, blocks: CodeBlock.inMarkdown(try project.text(of: $0)))
    }
      + sources.map {
        Document(
          path: $0, blocks: try blocks(ofSource: $0, in: project))
      }
  }

  private static func blocks(ofSource path: String, in project: Project) throws -> [CodeBlock] {
    let isViewType = path.hasPrefix("Sources/SwiftUIIntrospect/ViewTypes/")
    return CodeBlock.inComments(try project.text(of: path)).filter { isViewType || $0.declares }
  }

  /// The words as one, with a number after it where that is taken.
  private static func freeName(for words: String, in files: [String: String]) -> String {
    let parts = words.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let names = [name] + (2..<100).map { "\(name)\($0)" }
    return names.first { files["\(folder)/\($0).swift"] == nil } ?? name
  }
}
