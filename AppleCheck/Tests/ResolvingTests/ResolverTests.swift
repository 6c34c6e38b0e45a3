import Resolving
import Testing

/// What a source becomes, without the blanks that keep lines and columns.
private func resolved(_ source: String, _ platform: ApplePlatform) throws -> [String] {
  let lines = try Resolver(for: platform).resolve(source)?.split(separator: "\n") ?? []
  return lines.map { $0.trimmingSuffix(" ") }.filter { !$0.isEmpty }
}

extension Substring {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var copy = self
    while copy.last == character { copy.removeLast() }
    return String(copy)
  }
}

struct ResolverTests {
  @Test(arguments: [
    (ApplePlatform.iOS, "let a = 1"), (.macCatalyst, "let a = 1"), (.tvOS, "let a = 1"),
    (.visionOS, "let a = 1"), (.macOS, "let a = 2"),
  ])
  func uiKitBeforeAppKit(platform: ApplePlatform, expected: String) throws {
    let source = """
      #if canImport(UIKit)
      let a = 1
      #elseif canImport(AppKit)
      let a = 2
      #endif
      """
    #expect(try resolved(source, platform) == [expected])
  }

  @Test func linesAndColumnsStay() throws {
    let source = "let a = 1\n#if os(Linux)\nlet é = 2\n#else\n  let c = 3\n#endif\nlet d = 4\n"
    let result = try #require(try Resolver(for: .iOS).resolve(source))
    let lines = result.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[4].hasPrefix("  let c = 3"))
    #expect(lines[6] == "let d = 4")
  }

  @Test func catalystIsAnEnvironmentOfIOS() throws {
    let source = "#if os(iOS) && targetEnvironment(macCatalyst)\nlet a = 1\n#endif\n"
    #expect(try resolved(source, .macCatalyst) == ["let a = 1"])
    #expect(try resolved(source, .iOS) == [])
  }

  @Test func conditionsInsideChainsAndBodiesAreResolved() throws {
    let source = """
      let v = view
        #if canImport(SwiftUIIntrospect)
        .introspect()
          #if os(tvOS)
          .focus()
          #endif
        #endif
        .end()
      """
    #expect(
      try resolved(source, .tvOS) == [
        "let v = view", "  .introspect()", "    .focus()", "  .end()",
      ])
    #expect(try resolved(source, .watchOS) == ["let v = view", "  .end()"])
  }

  @Test func nothingButImportsIsNothing() throws {
    #expect(
      try Resolver(for: .watchOS).resolve("import SwiftUI\n#if os(iOS)\nlet a = 1\n#endif\n") == nil
    )
  }

  @Test func anUnknownModuleIsAMistake() {
    #expect(throws: (any Error).self) {
      try Resolver(for: .iOS).resolve("#if canImport(UIKitt)\nlet a = 1\n#endif\n")
    }
  }
}
