import Testing

@testable import SwiftUICore

@Suite struct ImagePaintTests {
  private func paint(_ name: String) throws -> ResolvedPaint {
    let paint = ImagePaint(image: Image(systemName: name)).paint(in: EnvironmentValues())
    return try #require(paint)
  }

  @Test func paintsOfOneImageAreEqual() throws {
    #expect(try paint("star") == paint("star"))
  }

  @Test func paintsOfTwoImagesDiffer() throws {
    #expect(try paint("star") != paint("trash"))
  }
}
