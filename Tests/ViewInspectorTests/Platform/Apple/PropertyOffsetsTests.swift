#if !os(Linux)
import SwiftUI
import Testing

@testable import ViewInspectorCore

/// What `PropertyOffsets` works out has to be what the compiler says of properties that a key path can name.
@MainActor
@Suite("Where stored properties are")
struct PropertyOffsetsTests {
  private struct Plain {
    var small: Int8 = 1
    var text = "a"
    var flag = true
    var locale = Environment(\.locale)
    var number = 2.5
  }

  private protocol Named {}
  private struct Name: Named { var text = "b" }
  private final class Object {}

  private struct Mixed {
    var anything: Any = 3
    var named: any Named = Name()
    var maybe: Int? = 4
    var last: Int8 = 5
  }

  private func offsets<T>(of value: T) throws -> [Int] {
    let children = Array(Mirror(reflecting: value).children)
    let offsets = PropertyOffsets(of: value, children.map(\.value))
    return try children.indices.map { try offsets.offset(ofPropertyAt: $0) }
  }

  @Test func areThoseOfTheCompiler() throws {
    let known = [
      MemoryLayout<Plain>.offset(of: \.small), MemoryLayout<Plain>.offset(of: \.text),
      MemoryLayout<Plain>.offset(of: \.flag), MemoryLayout<Plain>.offset(of: \.locale),
      MemoryLayout<Plain>.offset(of: \.number),
    ]
    #expect(try offsets(of: Plain()) == known)
  }

  @Test func areToldOfPropertiesOfSeveralTypes() throws {
    let known = [
      MemoryLayout<Mixed>.offset(of: \.anything), MemoryLayout<Mixed>.offset(of: \.named),
      MemoryLayout<Mixed>.offset(of: \.maybe),
      MemoryLayout<Mixed>.offset(of: \.last),
    ]
    #expect(try offsets(of: Mixed()) == known)
  }

  private struct Uncertain {
    var named: any Named = Name()
    // A reference is a word, with one more for each protocol of its type.
    var object: AnyObject = Object()
    var maybe: Int? = 4
    var last: Int8 = 5
  }

  @Test func oneThatIsNotCertainIsRefused() {
    #expect(
      message { try offsets(of: Uncertain()) }
        == "It is not certain where Uncertain keeps its properties. "
        + "Inspect it through an InspectionEmissary while it is hosted")
  }

  private struct Twins {
    @Environment(\.locale) var first
    @Environment(\.locale) var second
  }

  @Test func equalPropertiesAreToldApart() throws {
    let french = Locale(identifier: "fr")
    let patched = try PropertyPatcher.patched(Twins()) { label, property in
      guard label == "_second", let property = property as? Environment<Locale> else { return nil }
      return try? FrozenLayout.environment(property, french)
    }
    let content = try Inspector.attribute(path: "_second|content|value", value: patched)
    #expect(content as? Locale == french)
    #expect(throws: InspectionError.self) {
      try Inspector.attribute(path: "_first|content|value", value: patched)
    }
  }
}
#endif
