import SwiftUI
import Testing

@Animatable
struct Wedge: Shape {
  var start: Angle
  var end: Angle
  @AnimatableIgnored var isClockwise: Bool
  let name = "wedge"
  nonisolated(unsafe) static var count = 0
  var middle: Angle { (start + end) / 2 }

  func path(in rect: CGRect) -> Path { Path() }
}

@Animatable
public struct Amount: Equatable {
  public var value = 0.5 {
    didSet {}
  }
}

struct AnimatableTests {
  @Test func dataHoldsTheStoredVariablesInOrder() {
    var wedge = Wedge(start: .radians(1), end: .radians(2), isClockwise: true)
    let data = wedge.animatableData
    #expect(data.value.0 == wedge.start.animatableData)
    #expect(data.value.1 == wedge.end.animatableData)
    var doubled = data
    doubled.scale(by: 2)
    wedge.animatableData = doubled
    #expect(abs(wedge.start.radians - 2) < 1e-9)
    #expect(abs(wedge.end.radians - 4) < 1e-9)
  }

  @Test func aTypeThatIsNotAnimatableYetBecomesSo() {
    var amount = Amount()
    func half(_ value: inout some Animatable) { value.animatableData.scale(by: 0.5) }
    half(&amount)
    #expect(amount.value == 0.25)
  }

  @Test func valuesAreVectors() {
    let a = AnimatableValues(1.0, CGFloat(2)), b = AnimatableValues(3.0, CGFloat(4))
    #expect(a + b == AnimatableValues(4.0, CGFloat(6)))
    #expect(b - a == AnimatableValues(2.0, CGFloat(2)))
    #expect(b.magnitudeSquared == 25)
    #expect(AnimatableValues<Double, CGFloat>.zero == AnimatableValues(0.0, CGFloat(0)))
    #expect(a != b)
  }
}
