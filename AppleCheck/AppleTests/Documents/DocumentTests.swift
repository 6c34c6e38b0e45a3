import Foundation
import Testing

/// The documented examples, each compiled by itself as it stands.
struct DocumentTests {
  @Test(arguments: DocumentExample.all)
  func compiles(example: DocumentExample) throws {
    let errors = try Compiler.errors(in: [example.file])
    #expect(errors.isEmpty, "\(errors)")
  }

  /// Those at the top of the view types' sources, all at once.
  @Test func viewTypes() throws {
    let examples = DocumentExample.all(in: "APPLE_CHECK_EXAMPLES")
    #expect(examples.count > 40)
    let errors = try Compiler.errors(in: examples.map(\.file))
    #expect(errors.isEmpty, "\(errors)")
  }
}

struct DocumentExample: Sendable, CustomTestStringConvertible {
  let file: URL

  var testDescription: String { file.deletingPathExtension().lastPathComponent }

  static var all: [DocumentExample] { all(in: "APPLE_CHECK_DOCUMENTS") }

  static func all(in variable: String) -> [DocumentExample] {
    let folder = ProcessInfo.processInfo.environment[variable] ?? ""
    let files = try? FileManager.default.contentsOfDirectory(
      at: URL(filePath: folder), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }.map {
        DocumentExample(file: $0)
      }
  }
}
