import Foundation
import Resolving

/// The Swift code in a Markdown document, as files that compile.
struct DocumentExamples {
  let platform: ApplePlatform

  /// Name and source of each example for the platform.
  func read(_ file: URL) throws -> [(name: String, source: String)] {
    var result: [(name: String, source: String)] = []
    var title = ""
    var block: [Substring]?
    var info: [Substring] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if let lines = block {
        if line != "```" {
          block = lines + [line]
          continue
        }
        block = nil
        guard info.contains(Substring(platform.rawValue)) else { continue }
        let module = info.contains("Introspect") ? "Introspect" : "SwiftUIIntrospect"
        result.append((title, source(lines.joined(separator: "\n"), importing: module)))
      } else if line.hasPrefix("## ") {
        title = String(line.dropFirst(3))
      } else if line.hasPrefix("```swift") {
        info = line.split(separator: " ")
        block = []
      }
    }
    return result
  }

  /// The first example in a source's comments; nil if there is none for the platform.
  func readComment(in file: URL, resolvedBy resolver: Resolver) throws -> String? {
    let comments = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("///") }
      .map { $0.dropFirst($0.hasPrefix("/// ") ? 4 : 3) }
    let code = comments.drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" }
    guard !code.isEmpty, let code = try resolver.resolve(code.joined(separator: "\n")) else {
      return nil
    }
    let frameworks = ["MapKit", "AVKit"] + (platform == .tvOS ? [] : ["WebKit"])
    return frameworks.map { "import \($0)\n" }.joined()
      + source(
        code, importing: "SwiftUIIntrospect",
        named: file.deletingPathExtension().lastPathComponent + "Example")
  }

  private func source(
    _ code: String, importing module: String, named name: String = "Example"
  ) -> String {
    let code = code.replacingOccurrences(of: "<#Binding<String>#>", with: ".constant(\"\")")
    let isWhole = ["import ", "extension ", "struct ", "public ", "#if "].contains {
      code.hasPrefix($0)
    }
    if isWhole {
      // It says what it imports, if it imports anything.
      return code.contains("import ") ? "import SwiftUI\n\(code)" : "\(imports(module))\(code)"
    }
    return """
      \(imports(module))
      struct \(name): View {
        @State var textFieldValue = ""

        var body: some View {
      \(code)
        }
      }
      """
  }

  private func imports(_ module: String) -> String { "import SwiftUI\nimport \(module)\n" }
}
