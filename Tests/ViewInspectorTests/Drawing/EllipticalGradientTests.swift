import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting EllipticalGradient")
struct EllipticalGradientTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Self.gradient, "ellipticalGradient", { try $0.ellipticalGradient() },
      { try $0.ellipticalGradient($1) })
  }

  private static let gradient = EllipticalGradient(
    gradient: Gradient(colors: [.red, .blue]), center: .bottom, startRadiusFraction: 0.1,
    endRadiusFraction: 0.7)

  @Test func readsItsValues() throws {
    let sut = try Self.gradient.inspect().ellipticalGradient()
    #expect(try sut.gradient() == Gradient(colors: [.red, .blue]))
    #expect(try sut.center() == .bottom)
    #expect(try sut.startRadiusFraction() == 0.1)
    #expect(try sut.endRadiusFraction() == 0.7)
  }
}
