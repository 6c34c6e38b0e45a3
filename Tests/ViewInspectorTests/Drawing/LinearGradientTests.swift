import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting LinearGradient")
struct LinearGradientTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Self.gradient, "linearGradient", { try $0.linearGradient() },
      { try $0.linearGradient($1) })
  }

  private static let gradient = LinearGradient(
    gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottomLeading)

  @Test func readsItsValues() throws {
    let sut = try Self.gradient.inspect().linearGradient()
    #expect(try sut.gradient() == Gradient(colors: [.red, .blue]))
    #expect(try sut.startPoint() == .top)
    #expect(try sut.endPoint() == .bottomLeading)
  }
}
