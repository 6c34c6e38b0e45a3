import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting AngularGradient")
struct AngularGradientTests {
  @Test func isReachedBySteps() throws {
    try expectSteps(
      to: Self.gradient, "angularGradient", { try $0.angularGradient() },
      { try $0.angularGradient($1) })
  }

  private static let gradient = AngularGradient(
    gradient: Gradient(colors: [.red, .blue]), center: .topLeading, startAngle: .degrees(10),
    endAngle: .degrees(200))

  @Test func readsItsValues() throws {
    let sut = try Self.gradient.inspect().angularGradient()
    #expect(try sut.gradient() == Gradient(colors: [.red, .blue]))
    #expect(try sut.center() == .topLeading)
    #expect(try sut.startAngle() == .degrees(10))
    #expect(try sut.endAngle() == .degrees(200))
  }
}
