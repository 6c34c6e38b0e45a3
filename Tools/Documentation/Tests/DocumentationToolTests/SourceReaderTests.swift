import Testing

@testable import documentation

@Suite struct SourceReaderTests {
  private func signatures(_ source: String) -> [String] {
    SourceReader(source).declarations.filter { $0.isPublic && $0.kind != .extensionOfType }
      .map { $0.owner.isEmpty ? $0.signature : "\($0.owner).\($0.signature)" }
  }

  @Test func membersHaveLabelsAndOwners() {
    let source = """
      public struct Card<Content: View>: View {
        public var body: some View { content.padding() }
        let hidden = 1
        public init(_ title: String = "}", @Builder<Content, Never> content: () -> Content) {}
        public static func + (lhs: Card, rhs: Card) -> Card { lhs }
        public enum Size { case small, large(scale: Double) }
        public subscript(index: Int, by step: Int) -> Int { 0 }
      }
      extension Card
      where
        Content == Text,
        Content: Sendable
      {
        nonisolated public func flip(_ axis: Axis, `in` place: Int..., then: @escaping () -> Void) {}
      }
      """
    #expect(
      signatures(source) == [
        "Card", "Card.body", "Card.init(_:content:)", "Card.+(lhs:rhs:)", "Card.Size",
        "Card.Size.small", "Card.Size.large", "Card.subscript(_:by:)", "Card.flip(_:in:then:)",
      ])
  }

  @Test func membersOfAPublicProtocolArePublic() {
    let source = """
      public protocol Shape: Sendable {
        associatedtype Data
        func path(in rect: CGRect) -> Path
        static var role: Role { get }
      }
      extension Shape {
        func helper() {}
      }
      """
    #expect(signatures(source) == ["Shape", "Shape.Data", "Shape.path(in:)", "Shape.role"])
  }

  @Test func commentsAndStringsAreNoCode() {
    let source = #"""
      /// A line. { "
      ///
      /// Another.
      @available(*, deprecated, message: "use } other \(text("{"))")
      public func first() -> String { "}" }  // {
      /* public func no() {} /* nested } */ */
      public func second() -> String {
        """
        {" \(value.map { "}" })
        """
      }
      """#
    let found = SourceReader(source).declarations
    #expect(found.map(\.name) == ["first", "second"])
    #expect(found.first?.comment == ["A line. { \"", "", "Another."])
    #expect(found.first?.line == 4)
  }

  @Test func conformancesOfTypesAndExtensions() {
    let source = """
      package struct A<T: B>: C<T>, @unchecked Sendable where T: D {}
      extension E.F: G & H {}
      """
    let found = SourceReader(source).declarations
    #expect(found.map(\.fullName) == ["A", "E.F"])
    #expect(found.map(\.inherited) == [["C", "Sendable"], ["G", "H"]])
  }
}
