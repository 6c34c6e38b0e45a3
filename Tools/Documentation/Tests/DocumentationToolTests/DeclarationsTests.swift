import Testing

@testable import documentation

@Suite struct DeclarationsTests {
  private func declarations(_ source: String) -> Declarations {
    var declarations = Declarations()
    declarations.read(source)
    return declarations
  }

  @Test func findsPublicTypesOnly() {
    let found = declarations(
      """
      @propertyWrapper public struct State<Value> {
        public enum Kind {
        }
      }
      struct Hidden {
        public struct Inner {}
      }
      @MainActor
      public protocol View {
      }
      /// public struct Commented
      #if GTK
        public typealias Alias = Int
      #endif
      """)
    #expect(found.types == ["State", "State.Kind", "Hidden.Inner", "View", "Alias"])
  }

  @Test func findsMethodsWithTheirType() {
    let found = declarations(
      """
      extension View {
        nonisolated public func padding() -> some View {
          func local() {}
          return self
        }
        func hidden() {}
      }

      extension Image
      where Self: Sendable {
        @available(*, deprecated)
        public func resizable(
          capInsets: Int
        ) -> Image { self }
      }
      public func free() {}
      """)
    #expect(found.methods == ["View": ["padding"], "Image": ["resizable"], "": ["free"]])
  }
}
