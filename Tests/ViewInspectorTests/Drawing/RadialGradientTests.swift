import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting RadialGradient")
struct RadialGradientTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Self.gradient, "radialGradient", { try $0.radialGradient() },
      { try $0.radialGradient($1) })
  }

  private static let gradient = RadialGradient(
    gradient: Gradient(colors: [.red, .blue]), center: .trailing, startRadius: 5, endRadius: 50)

  @Test func readsItsValues() throws {
    let sut = try Self.gradient.inspect().radialGradient()
    #expect(try sut.gradient() == Gradient(colors: [.red, .blue]))
    #expect(try sut.center() == .trailing)
    #expect(try sut.startRadius() == 5)
    #expect(try sut.endRadius() == 50)
  }
}
