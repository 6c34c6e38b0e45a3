import Foundation
import Testing

@testable import SwiftUICore

/// A shape as apps write it: no isolation, its own animatable data.
private struct Pie: Shape {
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero,
      endAngle: .degrees(360 * fraction), clockwise: false)
    path.closeSubpath()
    return path
  }
}

private struct Frame: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

  func inset(by amount: CGFloat) -> Frame { Frame(amount: self.amount + amount) }
}

@Suite struct CustomShapeTests {
  @Test func pathsAreMadeOnAnyThread() async {
    let bounds = await Task.detached {
      Pie(fraction: 0.25).path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).boundingRect
    }.value
    #expect(abs(bounds.minX - 10) < 1e-9)
    #expect(abs(bounds.maxY - 20) < 1e-9)
  }

  @Test func animatableDataReachesThroughModifiers() {
    var trimmed = _TrimmedShape(shape: Pie(fraction: 1))
    trimmed.animatableData.first = 0.5
    #expect(trimmed.shape.fraction == 0.5)
  }

  @Test @MainActor func shapesAreViews() throws {
    let window = HeadlessWindow(
      VStack {
        Pie(fraction: 0.5)
        Pie(fraction: 0.5).fill(.red)
        Frame().strokeBorder(.red, lineWidth: 6)
      })
    let primitives = window.primitives(ShapePrimitive.self)
    #expect(primitives.count == 3)
    let border = try #require(primitives.last).drawing(in: CGSize(width: 20, height: 20))
    #expect(
      border
        == .stroke(
          Path(CGRect(x: 3, y: 3, width: 14, height: 14)), StrokeStyle(lineWidth: 6),
          antialiased: true))
  }
}
