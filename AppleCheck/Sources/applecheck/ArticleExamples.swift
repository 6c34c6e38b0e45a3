import Foundation
import Resolving

/// The Swift code in the articles of a documentation catalog, which are about iOS, as files that compile.
struct ArticleExamples {
  let catalog: URL

  /// Name and source of each block, the manifest's left out.
  func read(resolvedBy resolver: Resolver) throws -> [(name: String, source: String)] {
    try FileManager.default.contentsOfDirectory(at: catalog, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      .flatMap { file in
        let name = file.deletingPathExtension().lastPathComponent
        return try blocks(in: file).compactMap { try resolver.resolve($0) }.enumerated()
          .map { ("Article \(name) \($0 + 1)", source($1)) }
      }
  }

  private func blocks(in file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
      .filter { !$0.hasPrefix(".target(") }
  }

  private func source(_ code: String) -> String {
    if code.contains("import SwiftUIIntrospect") { return code }
    let imports = "import SwiftUI\n@_spi(Advanced) import SwiftUIIntrospect\n"
    if ["struct ", "extension "].contains(where: code.hasPrefix) { return imports + code }
    if code.hasPrefix("switch ") { return "\(imports)@MainActor func example() {\n\(code)\n}" }
    return """
      \(imports)
      final class Watcher: NSObject, UIScrollViewDelegate {}

      struct Example: View {
        @State var name = ""
        @State var street = ""
        let messages = ["Message"]
        let watcher = Watcher()
        let badge = UIView(frame: .zero)
        let isEditing = false

        var body: some View {
      \(code)
        }
      }
      """
  }
}
