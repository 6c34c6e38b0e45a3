import Foundation
import Testing

@testable import SwiftUICore

private func isClose(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

private func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
  isClose(a.origin, b.origin, within: tolerance)
    && isClose(
      CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY), within: tolerance)
}

@Suite struct PathTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func rectanglesRunClockwiseFromTheTopLeft() {
    #expect(square.description == "0 0 m 10 0 l 10 10 l 0 10 l h")
    #expect(square.currentPoint == .zero)
    var elements: [Path.Element] = []
    square.forEach { elements.append($0) }
    #expect(elements.count == 5)
    #expect(elements.last == .closeSubpath)
  }

  @Test func linesNeedAPoint() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect.isNull)
    #expect(!path.contains(.zero))
  }

  @Test(arguments: [
    "", "0 0 m 10 0 l 10 10 l h", "1.5 -2 m 0 0 3 4.25 q 1 2 3 4 5 6 c", "0 0 m 1 1 m 2 2 l",
  ])
  func descriptionsAreRead(text: String) throws {
    #expect(try #require(Path(text)).description == text)
  }

  @Test func rectanglesAreRead() {
    #expect(Path("0 0 10 10 re") == square)
  }

  @Test(arguments: ["0 0", "0 m", "1 1 l", "0 0 m 1 2 3 c", "0 0 x", "nonsense", "0 0 m h h 3"])
  func nonsenseIsNotRead(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func boundsLeaveOutControlPoints() {
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
    let cubic = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 4, y: 0), control2: CGPoint(x: 4, y: 10))
    }
    #expect(isClose(cubic.boundingRect, CGRect(x: 0, y: 0, width: 3, height: 10)))
  }

  @Test func ellipsesTouchTheirRectangle() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let ellipse = Path(ellipseIn: rect)
    #expect(isClose(ellipse.boundingRect, rect))
    #expect(ellipse.contains(CGPoint(x: 25, y: 40)))
    #expect(!ellipse.contains(CGPoint(x: 11, y: 21)))
    // The start of a trimmed circle is at three o'clock.
    #expect(ellipse.elements.first == .move(to: CGPoint(x: 40, y: 40)))
  }

  @Test func windingRules() {
    var ring = square
    ring.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 1), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func openPathsCountAsClosedForContainment() {
    let path = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    }
    #expect(path.contains(CGPoint(x: 8, y: 3)))
    #expect(!path.contains(CGPoint(x: 3, y: 8)))
  }

  @Test func transformsMoveAllPoints() {
    let moved = square.offsetBy(dx: 5, dy: -5)
    #expect(moved.boundingRect == CGRect(x: 5, y: -5, width: 10, height: 10))
    let scaled = square.applying(CGAffineTransform(scaleX: 2, y: 3))
    #expect(scaled.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 30))
    var both = square
    both.addPath(square, transform: CGAffineTransform(translationX: 20, y: 0))
    #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 10))
  }
}

@Suite struct PathArcTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  /// With the y axis pointing down, `clockwise: false` goes through the bottom.
  @Test func directionIsThatOfCoreGraphics() {
    let down = arc(0, 180, clockwise: false)
    #expect(isClose(down.boundingRect, CGRect(x: -10, y: 0, width: 20, height: 10)))
    let up = arc(0, 180, clockwise: true)
    #expect(isClose(up.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 10)))
  }

  @Test func anglesWrapAround() {
    let small = arc(350, 10, clockwise: false)
    #expect(small.boundingRect.minX > 9)
    let large = arc(350, 10, clockwise: true)
    #expect(isClose(large.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20), within: 0.2))
    let full = arc(0, 720, clockwise: false)
    #expect(isClose(full.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(full.elements.count == 5)
  }

  @Test func arcsStayOnTheCircle() {
    for subpath in arc(17, 300, clockwise: false).subpaths {
      for point in subpath.flattened {
        #expect(abs((point - .zero).length - 10) < 0.003)
      }
    }
  }

  @Test func arcsAreJoinedToTheCurrentPoint() {
    let path = Path { path in
      path.move(to: CGPoint(x: 100, y: 0))
      path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
    }
    #expect(path.elements.dropFirst().first == .line(to: CGPoint(x: 10, y: 0)))
    #expect(isClose(path.currentPoint ?? .zero, CGPoint(x: 0, y: -10)))
  }

  @Test func tangentArcRoundsACorner() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    }
    #expect(path.elements.dropFirst().first == .line(to: CGPoint(x: 15, y: 0)))
    #expect(isClose(path.currentPoint ?? .zero, CGPoint(x: 20, y: 5)))
    // The middle of the arc lies on the circle around (15, 5).
    let middle = CGPoint(x: 15 + 5 * 0.5.squareRoot(), y: 5 - 5 * 0.5.squareRoot())
    let nearest = path.subpaths.flatMap(\.flattened).map { ($0 - middle).length }.min() ?? .infinity
    #expect(nearest < 0.5)
  }

  @Test func tangentArcWithoutACornerIsALine() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 40, y: 0), radius: 5)
    }
    #expect(path.description == "0 0 m 20 0 l")
  }

  @Test func undefinedAnglesDrawNothing() {
    let path = Path { path in
      path.addRelativeArc(
        center: .zero, radius: 10, startAngle: .radians(.nan), delta: .radians(1))
    }
    #expect(path.isEmpty)
  }
}

@Suite struct RoundedRectPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func roundedRectanglesFillTheirRectangleButNotItsCorners(style: RoundedCornerStyle) {
    let path = Path(roundedRect: rect, cornerRadius: 20, style: style)
    #expect(isClose(path.boundingRect, rect))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 98, y: 58)))
    #expect(path.contains(CGPoint(x: 50, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 30)))
  }

  /// A quarter circle passes at (1 - √½) of its radius from both sides of the corner.
  @Test func circularCornersAreQuarterCircles() {
    let path = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    let distance: CGFloat = 20 * (1 - 0.5.squareRoot())
    #expect(!path.contains(CGPoint(x: distance - 0.1, y: distance - 0.1)))
    #expect(path.contains(CGPoint(x: distance + 0.1, y: distance + 0.1)))
    #expect(path.contains(CGPoint(x: 20.1, y: 0.05)))
  }

  /// The continuous curve leaves the edge earlier, at about 1.53 radii from the corner.
  @Test func continuousCornersReachFurther() throws {
    let wide = CGRect(x: 0, y: 0, width: 200, height: 200)
    let path = Path(roundedRect: wide, cornerRadius: 20, style: .continuous)
    let straight: [CGFloat] = path.elements.compactMap { element in
      guard case .line(let end) = element, end.y == 200 else { return nil }
      return end.x
    }
    #expect(abs(try #require(straight.first) - 1.528_665 * 20) < 1e-3)
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func cornersThatDoNotFitBecomeCapsules(style: RoundedCornerStyle) {
    let path = Path(roundedRect: rect, cornerRadius: 1000, style: style)
    #expect(isClose(path.boundingRect, rect))
    #expect(path.contains(CGPoint(x: 0.5, y: 30)))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 40, y: 1)))
  }

  @Test func eachCornerHasItsRadius() {
    let radii = RectangleCornerRadii(topLeading: 30, bottomTrailing: 10)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
    #expect(path.contains(CGPoint(x: 99.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 59.5)))
    #expect(!path.contains(CGPoint(x: 99.5, y: 59.5)))
    #expect(path.contains(CGPoint(x: 97, y: 57)))
  }

  @Test func noRadiusIsARectangle() {
    let path = Path(roundedRect: rect, cornerRadius: 0)
    #expect(path.contains(CGPoint(x: 0.01, y: 0.01)))
    #expect(path.contains(CGPoint(x: 99.99, y: 59.99)))
    #expect(Path(roundedRect: .null, cornerRadius: 5).isEmpty)
    let negative = Path(roundedRect: rect, cornerRadius: -5)
    #expect(isClose(negative.boundingRect, rect))
  }
}

@Suite struct PathTrimTests {
  private let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }

  @Test func linesAreCutByLength() {
    #expect(line.trimmedPath(from: 0.25, to: 0.75).description == "25 0 m 75 0 l")
    #expect(line.trimmedPath(from: 0, to: 1) == line)
    #expect(line.trimmedPath(from: -1, to: 0.5).description == "0 0 m 50 0 l")
  }

  @Test(arguments: [(0.5, 0.5), (0.7, 0.2), (1, 2)])
  func emptyRangesAreEmpty(from: Double, to: Double) {
    #expect(line.trimmedPath(from: from, to: to).isEmpty)
  }

  @Test func halfOfACircleIsItsLowerHalf() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let half = circle.trimmedPath(from: 0, to: 0.5)
    #expect(isClose(half.boundingRect, CGRect(x: -10, y: 0, width: 20, height: 10), within: 0.01))
    let eighth = circle.trimmedPath(from: 0, to: 0.125)
    let end = eighth.currentPoint ?? .zero
    #expect(
      isClose(end, CGPoint(x: 10 * 0.5.squareRoot(), y: 10 * 0.5.squareRoot()), within: 0.01))
  }

  @Test func theLengthIsThatOfAllSubpaths() {
    var path = line
    path.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 100, y: 10)])
    #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "50 0 m 100 0 l 0 10 m 50 10 l")
  }

  @Test func wholeSubpathsStayClosed() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    let trimmed = path.trimmedPath(from: 0, to: 0.75)
    #expect(trimmed.elements.filter { $0 == .closeSubpath }.count == 1)
    #expect(trimmed.currentPoint == CGPoint(x: 30, y: 10))
  }
}

@Suite struct PathStrokeTests {
  private let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }

  @Test func aLineBecomesARectangle() {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(isClose(outline.boundingRect, CGRect(x: 0, y: -5, width: 100, height: 10)))
    #expect(outline.contains(CGPoint(x: 50, y: 4)))
    #expect(!outline.contains(CGPoint(x: 50, y: 6)))
  }

  @Test(arguments: [
    (CGLineCap.butt, 0.0, false), (.square, 5, true), (.round, 5, false),
  ])
  func caps(cap: CGLineCap, length: Double, fillsItsCorner: Bool) {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
    let expected = CGRect(x: -length, y: -5, width: 100 + 2 * length, height: 10)
    #expect(isClose(outline.boundingRect, expected, within: 0.01))
    #expect(outline.contains(CGPoint(x: 104.5, y: 4.5)) == fillsItsCorner)
  }

  /// The corner of a right angle: (105, -5) with a miter, its diagonal cut with a bevel.
  @Test(arguments: [
    (CGLineJoin.miter, true, true), (.round, false, true), (.bevel, false, false),
  ])
  func joins(join: CGLineJoin, coversTheTip: Bool, coversTheArc: Bool) {
    let corner = Path {
      $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    }
    let outline = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join))
    #expect(outline.contains(CGPoint(x: 104.8, y: -4.8)) == coversTheTip)
    #expect(outline.contains(CGPoint(x: 103.3, y: -3.3)) == coversTheArc)
    #expect(outline.contains(CGPoint(x: 98, y: 2)))
    #expect(!outline.contains(CGPoint(x: 90, y: 10)))
  }

  @Test func sharpMitersAreCutOff() {
    let spike = Path {
      $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 5)])
    }
    #expect(spike.strokedPath(StrokeStyle(lineWidth: 10)).boundingRect.maxX < 110)
    let long = spike.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 1000))
    #expect(long.boundingRect.maxX > 150)
  }

  @Test func closedPathsLeaveTheirInsideEmpty() {
    let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let outline = square.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(isClose(outline.boundingRect, CGRect(x: -5, y: -5, width: 110, height: 110)))
    #expect(outline.contains(CGPoint(x: 3, y: 50)))
    #expect(!outline.contains(CGPoint(x: 50, y: 50)))
    #expect(!outline.contains(CGPoint(x: 7, y: 7)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
      .strokedPath(StrokeStyle(lineWidth: 10))
    #expect(circle.contains(CGPoint(x: 2, y: 50)))
    #expect(!circle.contains(CGPoint(x: 50, y: 50)))
    #expect(!circle.contains(CGPoint(x: 7, y: 50)))
  }

  @Test func dashesLeaveGaps() {
    let style = StrokeStyle(lineWidth: 10, dash: [20, 10])
    let outline = line.strokedPath(style)
    for (x, isDrawn) in [(10.0, true), (25, false), (40, true), (55, false), (95, true)] {
      #expect(outline.contains(CGPoint(x: x, y: 0)) == isDrawn, "at \(x)")
    }
    let shifted = line.strokedPath(StrokeStyle(lineWidth: 10, dash: [20, 10], dashPhase: 25))
    #expect(!shifted.contains(CGPoint(x: 2, y: 0)))
    #expect(shifted.contains(CGPoint(x: 10, y: 0)))
  }

  @Test func anOddPatternIsRepeated() {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 10, dash: [10]))
    #expect(outline.contains(CGPoint(x: 5, y: 0)))
    #expect(!outline.contains(CGPoint(x: 15, y: 0)))
    #expect(outline.contains(CGPoint(x: 25, y: 0)))
  }

  @Test(arguments: [[0.0], [-1, 5], [.nan, 1], [.infinity], [1e-9, 1e-9]])
  func senselessDashesAreSolid(dash: [CGFloat]) {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 10, dash: dash))
    #expect(isClose(outline.boundingRect, CGRect(x: 0, y: -5, width: 100, height: 10)))
  }

  @Test func pointsShowTheirCaps() {
    let point = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]) }
    #expect(point.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    let dot = point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(isClose(dot.boundingRect, CGRect(x: 3, y: 3, width: 4, height: 4)))
  }

  @Test func linesWithoutWidthAreEmpty() {
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(line.strokedPath(StrokeStyle(lineWidth: -3)).isEmpty)
  }
}
