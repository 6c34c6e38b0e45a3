import Testing

@testable import documentation

@Suite struct CoverageTests {
  private static let table = """
    owner\tdeclaration\tgenerics\tavailability\tdeprecated\tsdk\tgroup
    -\tstruct Card\t0\t\t\t\tviews
    Card\tinit(_: LocalizedStringKey, content: () -> Content) where Label==Text\t0\t\t\t\tviews
    Card\tinit(_: some StringProtocol, content: () -> Content)\t0\t\t\t\tviews
    Card\tstatic plain\t0\t\t\t\tviews
    View\tfunc fade(_: Fade)\t0\t\t\t\tmodifiers
    View\tfunc glow(radius: Double)\t0\t\t\t\tmodifiers
    View\tfunc order(_: Order)\t0\t\t\t\tmodifiers
    View\tfunc shine()\t0\t\t\t\tmodifiers
    -\tstruct Fade\t0\t\t\t\tmodifiers
    EnvironmentValues\tvar order\t0\t\t\t\tmodifiers
    """

  private static let sources = """
    public struct Card {
      public init(_ title: String, scale: Double = 1, content: () -> Content) {}
      public static let plain = Card("")
    }
    public struct Fade {}
    enum OrderKey: ValueEnvironmentKey { static let defaultValue = 0 }
    extension EnvironmentValues {
      public var order: Int {
        get { self[kept: OrderKey.self] }
        set { self[kept: OrderKey.self] = newValue }
      }
    }
    extension View {
      public func fade(_ fade: Fade) -> some View { keptAsValue().modifier(FadeModifier(fade)) }
      public func glow(radius: Double) -> some View { modifier(GlowModifier(radius)) }
      public func order(_ order: Int) -> some View { environment(\\.order, order) }
    }
    """

  private func names(_ level: Coverage.Level, used: Coverage.Used = .init()) -> [String] {
    let coverage = Coverage(
      apple: AppleDeclaration.table(Self.table),
      own: OwnDeclarations([("Card.swift", Self.sources)]),
      used: used)
    return coverage.groups.flatMap(\.rows).filter { $0.level == level }
      .flatMap { row in row.names.map { row.owner.isEmpty ? $0 : "\(row.owner).\($0)" } }
  }

  @Test func whatIsNotDeclaredIsMissing() {
    #expect(names(.missing) == ["View.shine()"])
  }

  @Test func conformancesTellWhatIsAValue() {
    #expect(
      names(.value) == ["Fade", "EnvironmentValues.order", "View.fade(_:)", "View.order(_:)"])
  }

  @Test func testsTellWhatActs() {
    var used = Coverage.Used()
    used.onScreen.read("Text(\"glow\").glow(radius: 2) // Card.plain")
    used.headless.read("let card: Card = .plain")
    #expect(names(.onScreen, used: used) == ["View.glow(radius:)"])
    #expect(names(.headless, used: used) == ["Card", "Card.init(_:content:)", "Card.plain"])
    #expect(names(.untested, used: used) == [])
  }

  @Test func overloadsOfOneNameCountOnce() {
    #expect(names(.untested).count { $0 == "Card.init(_:content:)" } == 1)
  }

  @Test func valuesSayThatTheyAreOnes() {
    let problems = ValueMarks.problems(in: OwnDeclarations([("Card.swift", Self.sources)]))
    #expect(
      problems == [
        "Card.swift:14: fade(_:) is a value, unmarked",
        "Card.swift:16: order(_:) is a value, unmarked",
        "Card.swift:8: order is a value, unmarked",
      ])
    let marked = """
      extension View {
        /// Kept as a value on Linux: nothing acts on it yet.
        public func glow() -> some View { modifier(GlowModifier()) }
      }
      """
    #expect(
      ValueMarks.problems(in: OwnDeclarations([("A.swift", marked)]))
        == ["A.swift:3: glow() is marked, and nothing says that it is a value"])
  }

  @Test func usesOfValuesAreReported() {
    let source = """
      struct FadeModifier: ViewModifier {}
      extension FadeModifier: ValueModifier { typealias Body = Never }
      enum EdgeKey: ValueTraitKey {}
      extension View {
        func fade() -> some View { modifier(FadeModifier()) }
        func edge() -> some View { modifier(_TraitWritingModifier<EdgeKey>(value: 1)) }
        func told() -> some View { keptAsValue().modifier(FadeModifier()) }
      }
      """
    #expect(
      ValueUses([("A.swift", source)]).problems == [
        "A.swift:5: fade() makes a FadeModifier without keptAsValue()",
        "A.swift:6: edge() makes a EdgeKey without keptAsValue()",
      ])
  }

  @Test func keysSayWhetherTheyAreRead() {
    let source = """
      extension EnvironmentValues {
        var read: Int { get { self[A.self] } set { self[A.self] = newValue } }
        var unread: Int { get { self[B.self] } set { self[B.self] = newValue } }
        var kept: Int { get { self[kept: C.self] } set { self[kept: C.self] = newValue } }
        var drawn: Int { get { self[kept: D.self] } set { self[kept: D.self] = newValue } }
        public package(set) var system: Int { get { self[E.self] } set { self[E.self] = newValue } }
        public package(set) var clock: Int { get { self[F.self] } set { self[F.self] = newValue } }
      }
      struct Reader: View {
        @Environment(\\.read) var read
        func draw() { print(context.environment.drawn) }
        func set() { scope.values.clock = 1 }
        var body: some View { environment(\\.unread, 1).environment(\\.kept, 2) }
      }
      """
    #expect(
      ValueUses([("A.swift", source)]).problems == [
        "A.swift:3: nothing reads unread; its key has to be a ValueEnvironmentKey",
        "A.swift:5: drawn is read; its key is no value's",
        "A.swift:6: nothing sets system; its key has to be a ConstantEnvironmentKey",
      ])
  }
}
