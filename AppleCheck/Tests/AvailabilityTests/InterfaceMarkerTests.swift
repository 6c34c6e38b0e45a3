import Availability
import Interfaces
import Testing

/// What is marked, by a table of a few declarations.
struct InterfaceMarkerTests {
  private func marked(_ source: String) throws -> String {
    let rows = """
      owner\tdeclaration\tgenerics\tavailability\tdeprecated\tsdk
      -\tstruct Old\t0\tiOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0\t\t
      -\tstruct Later\t0\tiOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0\t\t
      Old\tfunc tint(_: Color?)\t0\tiOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0\t\t
      Old\tfunc tint(_: some ShapeStyle?)\t1\tiOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0\t\t
      Old\tinit(_: String) where Value==Int\t0\tiOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0\t\t
      Old\tinit(_: String) where Value==Date\t0\tiOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0\t\t
      Old\tstatic two\t0\tiOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0\t\t
      """
    return try InterfaceMarker(InterfaceTable(Table(text: rows))).mark(source)
  }

  private let fifteen =
    "@available(*, deprecated, message: \"needs iOS 15, tvOS 15, macOS 12, watchOS 8\")"

  @Test func typesThatCameLater() throws {
    #expect(try marked("public struct Old {}") == "public struct Old {}")
    #expect(try marked("public struct Later {}") == "\(fifteen) public struct Later {}")
    #expect(try marked("public struct OfOurOwn {}") == "public struct OfOurOwn {}")
  }

  @Test func overloadsByTheirTypes() throws {
    let color = "extension Old { public func tint(_ tint: Color?) {} }"
    #expect(try marked(color) == "extension Old { \(fifteen) public func tint(_ tint: Color?) {} }")
    let style = "extension Old { public func tint<S: ShapeStyle>(_ tint: S?) {} }"
    #expect(try marked(style).contains("needs iOS 16, tvOS 16, macOS 13, watchOS 9"))
  }

  @Test func overloadsByTheirConstraints() throws {
    let old = "extension Old where Value == Int { init(_ text: String) {} }"
    #expect(try marked(old) == old)
    let later = "extension Old where Value == Date { init(_ text: String) {} }"
    #expect(try marked(later).contains("needs iOS 18, tvOS 18, macOS 15, watchOS 11, visionOS 2"))
  }

  @Test func aCaseStandsForAStaticProperty() throws {
    let source = "public enum Old: CaseIterable { case one, two }"
    let mark =
      "@available(*, deprecated, message: \"needs iOS 17, tvOS none, macOS 14, watchOS 10\")"
    #expect(try marked(source).contains("{ case one; \(mark) case  two"))
    // The compiler does not make this one, where a case is marked.
    #expect(try marked(source).contains("static var allCases: [Self]"))
  }

  @Test func aDeprecationOfOurOwnDoesNotHideTheMark() throws {
    let source = "@available(*, deprecated) public struct Later {}"
    #expect(try marked(source) == "\(fifteen)  public struct Later {}")
  }
}
