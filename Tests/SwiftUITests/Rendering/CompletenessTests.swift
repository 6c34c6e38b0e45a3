#if GTK
import Foundation
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Whether GTK draws all that views describe: a renderer learns of what it lacks only at run time.
@Suite @MainActor struct CompletenessTests {
  @Test func eachDescriptionHasAWidget() throws {
    let names = try namesOfTypes(conformingTo: "Primitive")
    #expect(names.contains("SliderPrimitive"))
    for name in names {
      let found = try #require(type(named: name), "\(name)")
      let isDrawn = found is any GTKPrimitive.Type || found is any GTKCustomPrimitive.Type
      #expect(isDrawn, "\(name)")
    }
  }

  @Test func eachAttributeHasItsEffect() throws {
    let names = try namesOfTypes(conformingTo: "NativeAttribute")
    #expect(names.contains("TooltipAttribute"))
    for name in names {
      let found = try #require(type(named: name), "\(name)")
      #expect(found is any GTKAttribute.Type, "\(name)")
    }
  }

  /// The structures of SwiftUICore that declare a conformance, less private ones, which no renderer
  /// meets.
  private func namesOfTypes(conformingTo conformance: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/SwiftUICore").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var names: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /(private )?(struct|extension) (\w+):([^{]+)\{/) {
        let conformances = match.4.split(separator: ",").map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        if match.1 == nil, conformances.contains(conformance) { names.append("\(match.3)") }
      }
    }
    return names
  }

  /// A structure of SwiftUICore, by its mangled name.
  private func type(named name: String) -> Any.Type? {
    _typeByName("11SwiftUICore\(name.utf8.count)\(name)V")
  }
}
#endif
