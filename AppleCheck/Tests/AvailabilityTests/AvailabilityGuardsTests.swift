import Availability
import Testing

/// What is guarded, judged at the place of `x` in a source.
struct AvailabilityGuardsTests {
  private func isGuarded(
    _ source: String, _ platform: AvailablePlatform = .iOS, _ release: String = "14"
  ) throws -> Bool {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.contains("x") })
    let place = try #require(lines[index].firstIndex(of: "x"))
    let column = lines[index].utf8.distance(from: lines[index].startIndex, to: place)
    return AvailabilityGuards(source, for: platform)
      .areAround(line: index + 1, column: column + 1, for: try #require(Release(release)))
  }

  @Test(arguments: [
    "@available(iOS 14, *) func f() { x }",
    "@available(iOS 14.2, tvOS 13, *) struct S { var v: Int { x } }",
    "@available(iOS 15, *) extension E<x> {}",
    "@available(tvOS, unavailable)\n@available(iOS, unavailable) func f() { x }",
    "func f() { if #available(iOS 14, *) { x } }",
    "func f() { if true, #available(iOS 16, *) { g { x } } }",
    "func f() { if #available(iOS 16, *), let a = b as? x {} }",
    "func f() {\n  guard #available(iOS 14, *) else { return }\n  x\n}",
    "func f() {\n  guard #available(iOS 14, *) else { return }\n  #if DEBUG\n  x\n  #endif\n}",
  ])
  func guarded(source: String) throws {
    #expect(try isGuarded(source))
  }

  @Test(arguments: [
    "func f() { x }",
    "@available(iOS 13, *) func f() { x }",
    "@available(tvOS 14, *) func f() { x }",
    "@available(tvOS, unavailable) func f() { x }",
    "@available(iOS, deprecated) func f() { x }",
    "@available(iOS 14, *) func g() {}\nfunc f() { x }",
    "func f() { if #available(iOS 14, *) {} else { x } }",
    "func f() { if #unavailable(iOS 14) { x } }",
    "func f() { if let a = b as? x, #available(iOS 16, *) {} }",
    "func f() { if #available(iOS 14, *) {}\n  x }",
    "func f() {\n  guard #available(iOS 14, *) else { x }\n}",
    "func f() {\n  x\n  guard #available(iOS 14, *) else { return }\n}",
    "func f() {\n  g { guard #available(iOS 14, *) else { return } }\n  x\n}",
  ])
  func notGuarded(source: String) throws {
    #expect(try !isGuarded(source))
  }

  @Test func releasesAreComparedAsNumbers() throws {
    #expect(try isGuarded("@available(macOS 11, *) func f() { x }", .macOS, "10.15.4"))
    #expect(try !isGuarded("@available(macOS 10.9, *) func f() { x }", .macOS, "10.15.4"))
  }
}
