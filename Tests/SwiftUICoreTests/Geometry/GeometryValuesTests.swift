import Foundation
import Testing

@testable import SwiftUICore

@Suite struct GeometryValuesTests {
  @Test func anglesConvert() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    var angle = Angle.zero
    angle.degrees = 90
    #expect(angle.radians == .pi / 2)
  }

  @Test func anglesCalculate() {
    let sum: Angle = .degrees(30) + .degrees(60)
    #expect(abs(sum.degrees - 90) < 1e-12)
    #expect((-Angle.radians(2)).radians == -2)
    #expect((Angle.radians(2) * 3).radians == 6)
    #expect((Angle.radians(6) / 3).radians == 2)
    #expect((Angle.radians(6) - .radians(2)).radians == 4)
    #expect(Angle.degrees(10) < .degrees(20))
  }

  /// The documented coordinates of the standard points.
  @Test(arguments: [
    (UnitPoint.zero, 0.0, 0.0), (.center, 0.5, 0.5), (.leading, 0, 0.5), (.trailing, 1, 0.5),
    (.top, 0.5, 0), (.bottom, 0.5, 1), (.topLeading, 0, 0), (.topTrailing, 1, 0),
    (.bottomLeading, 0, 1), (.bottomTrailing, 1, 1),
  ])
  func unitPoints(point: UnitPoint, x: Double, y: Double) {
    #expect(point.x == CGFloat(x))
    #expect(point.y == CGFloat(y))
  }

  @Test func unitPointsNamePlacesOfRectangles() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
    #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 45))
  }

  @Test func edgeSetsHoldTheirEdges() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.vertical == [.top, .bottom])
    for edge in Edge.allCases {
      #expect(Edge.Set.all.contains(Edge.Set(edge)))
    }
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(VerticalEdge.Set(.top) == .top)
  }

  @Test func axesAreNamed() {
    #expect("\(Axis.horizontal) \(Axis.vertical)" == "horizontal vertical")
    #expect(Axis.Set([.horizontal, .vertical]).contains(.vertical))
  }

  @Test func insetsOnSomeEdges() {
    #expect(
      EdgeInsets(8, edges: [.top, .trailing])
        == EdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 8))
  }
}

@Suite struct VectorArithmeticTests {
  @Test func pairsWorkOnBothParts() {
    var pair = AnimatablePair(3.0, AnimatablePair(CGFloat(4), Float(12)))
    #expect(pair.magnitudeSquared == 9 + 16 + 144)
    pair.scale(by: 0.5)
    #expect(pair == AnimatablePair(1.5, AnimatablePair(2, 6)))
    pair += AnimatablePair(1, AnimatablePair(1, 1))
    #expect(pair == AnimatablePair(2.5, AnimatablePair(3, 7)))
    pair -= pair
    #expect(pair == .zero)
  }

  @Test func interpolationGoesFromStartToEnd() {
    let start = CGRect(x: 0, y: 0, width: 10, height: 10).animatableData
    let end = CGRect(x: 100, y: 50, width: 30, height: 10).animatableData
    var rect = CGRect.zero
    rect.animatableData = start.interpolated(towards: end, amount: 0.5)
    #expect(rect == CGRect(x: 50, y: 25, width: 20, height: 10))
  }

  @Test func animatableDataIsReadAndWritten() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    var stroke = StrokeStyle(lineWidth: 1, miterLimit: 2, dashPhase: 3)
    stroke.animatableData.scale(by: 3)
    #expect(stroke == StrokeStyle(lineWidth: 3, miterLimit: 6, dashPhase: 9))
    var radii = RectangleCornerRadii(
      topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    radii.animatableData.scale(by: 2)
    #expect(
      radii
        == RectangleCornerRadii(
          topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8))
  }
}
