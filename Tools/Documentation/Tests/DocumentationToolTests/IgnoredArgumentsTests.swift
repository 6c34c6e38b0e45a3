import Testing

@testable import documentation

@Suite struct IgnoredArgumentsTests {
  private func problems(_ source: String) -> [String] {
    IgnoredArguments([("A.swift", source)]).problems
  }

  @Test func namesArgumentsThatNothingActsOn() {
    let source = """
      public struct Pen {
        public func draw(_ path: Path, options: Options = Options()) { record(path) }
      }
      extension View {
        public func marked(by mark: Mark) -> some View { self }
      }
      """
    #expect(
      problems(source) == [
        "A.swift:2: draw(_:options:) does nothing with options and does not tell "
          + "SwiftUIDiagnostics.ignores",
        "A.swift:5: marked(by:) does nothing with mark and does not tell SwiftUIDiagnostics.ignores",
      ])
  }

  @Test func leavesAloneWhatIsReportedUsedOrAType() {
    let source = """
      public struct Pen: Layout {
        public init(for type: Value.Type = Value.self) { kind = nil }
        public func draw(_ path: Path, options: Options = Options()) {
          SwiftUIDiagnostics.ignores("options", if: !options.isEmpty)
          record(path)
        }
        public func spacing(cache: inout Cache) -> Spacing { Spacing() }
      }
      """
    #expect(problems(source).isEmpty)
  }
}
