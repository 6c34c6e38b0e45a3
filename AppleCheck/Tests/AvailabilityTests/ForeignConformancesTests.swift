import Availability
import Interfaces
import Testing

struct ForeignConformancesTests {
  private func faults(in source: String) throws -> [String] {
    let known = try Table(
      text: "type\tprotocol\twhere\nGridItem\tEquatable\t\nGridItem.Size\tEquatable\t")
    let isolated = try Table(text: "type\tsdk\n_ShapeView\ttvOS 18.0")
    return ForeignConformances(known: known, isolated: isolated).faults(in: source)
      .map { "\($0.line): \($0.text)" }
  }

  @Test(arguments: [
    "extension GridItem: Equatable {}", "extension GridItem: @retroactive Equatable {}",
    "extension SwiftUI.GridItem: Named, Equatable {}",
  ])
  func whatAppleHasAlready(source: String) throws {
    #expect(
      try faults(in: source) == ["1: 'GridItem' conforms to 'Equatable' in Apple's SwiftUI already"]
    )
  }

  @Test func typesInTypes() throws {
    #expect(try faults(in: "extension GridItem.Size: Equatable {}").count == 1)
  }

  @Test(arguments: [
    "extension GridItem: Named {}", "extension GridItem { var name: Int { 1 } }",
    "extension _ShapeView { func name() {} }", "extension Circle: Named { func name() {} }",
    "extension _ShapeView: Named { nonisolated public func name() {} }",
    "nonisolated extension _ShapeView: Named { public func name() {} }",
  ])
  func ownConformances(source: String) throws {
    #expect(try faults(in: source) == [])
  }

  @Test func isolatedTypes() throws {
    let fault =
      "1: '_ShapeView' is on the main actor in the SDK of tvOS 18.0: a member of a conformance is to be nonisolated"
    #expect(try faults(in: "extension _ShapeView: Named { public func name() {} }") == [fault])
  }
}
