import Foundation

extension Path {
  /// The outline of this path drawn with a pen: filled by the non-zero rule it covers what
  /// stroking this path does.
  ///
  /// Curves become short lines. The outline may overlap itself. Empty if the line has no width.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let dashes = DashPattern(style)
    var result = Path()
    for subpath: Subpath in subpaths {
      let line = Polyline(points: subpath.flattened, isClosed: subpath.isClosed)
      for piece: Polyline in dashes?.split(line) ?? [line] {
        Stroker(line: piece, style: style).add(to: &result)
      }
    }
    return result
  }
}

/// A line through points, of which no two neighbors are the same.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool

  init(points: [CGPoint], isClosed: Bool) {
    var distinct: [CGPoint] = []
    for point: CGPoint in points where point != distinct.last {
      distinct.append(point)
    }
    if isClosed, distinct.count > 1, distinct.first == distinct.last { distinct.removeLast() }
    self.points = distinct
    self.isClosed = isClosed && distinct.count > 1
  }

  var reversed: Polyline { Polyline(points: points.reversed(), isClosed: isClosed) }

  /// The line's points, with the first one repeated at the end if it is closed.
  var corners: [CGPoint] { isClosed ? points + points.prefix(1) : points }
}

/// Draws the outline of one polyline.
private struct Stroker {
  var line: Polyline
  var style: StrokeStyle

  private var radius: CGFloat { style.lineWidth / 2 }

  func add(to path: inout Path) {
    guard let start = line.points.first, let end = line.points.last else { return }
    guard line.points.count > 1 else {
      addDot(at: start, to: &path)
      return
    }
    var outline = Outline()
    addSide(of: line, to: &outline)
    if line.isClosed {
      outline.finish(in: &path)
      addSide(of: line.reversed, to: &outline)
    } else {
      addCap(at: end, direction: (end - line.points[line.points.count - 2]), to: &outline)
      addSide(of: line.reversed, to: &outline)
      addCap(at: start, direction: (start - line.points[1]), to: &outline)
    }
    outline.finish(in: &path)
  }

  /// A subpath without length shows only its caps.
  private func addDot(at center: CGPoint, to path: inout Path) {
    let square = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    switch style.lineCap {
    case .butt: break
    case .round: path.addEllipse(in: square)
    case .square: path.addRect(square)
    }
  }

  private func addSide(of line: Polyline, to outline: inout Outline) {
    let corners = line.corners
    let directions = zip(corners, corners.dropFirst()).map { ($1 - $0).normalized }
    for (index, direction) in directions.enumerated() {
      let normal = direction.perpendicular * radius
      outline.add(corners[index] + normal)
      outline.add(corners[index + 1] + normal)
      if index + 1 < directions.count {
        addJoin(at: corners[index + 1], from: direction, to: directions[index + 1], &outline)
      } else if line.isClosed, let first = directions.first {
        addJoin(at: corners[index + 1], from: direction, to: first, &outline)
      }
    }
  }

  private func addJoin(
    at corner: CGPoint, from incoming: CGVector, to outgoing: CGVector, _ outline: inout Outline
  ) {
    let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    let dot = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
    let isInside = cross > 0
    guard !isInside else {
      outline.add(corner)
      return
    }
    // Between the short lines of a flattened curve a join would not show.
    guard dot < 0.995 else { return }
    switch style.lineJoin {
    case .bevel:
      break
    case .round:
      outline.addArc(
        center: corner, radius: radius, from: incoming.perpendicular,
        sweep: -acos(min(max(dot, -1), 1)))
    case .miter:
      let halfCosine = ((1 + dot) / 2).squareRoot()
      guard halfCosine > 0, 1 / halfCosine <= style.miterLimit else { return }
      let sum = CGVector(
        dx: incoming.perpendicular.dx + outgoing.perpendicular.dx,
        dy: incoming.perpendicular.dy + outgoing.perpendicular.dy)
      outline.add(corner + sum * (radius / (1 + dot)))
    }
  }

  private func addCap(at end: CGPoint, direction: CGVector, to outline: inout Outline) {
    let along = direction.normalized * radius
    let normal = along.perpendicular
    switch style.lineCap {
    case .butt:
      break
    case .round:
      outline.addArc(center: end, radius: radius, from: normal, sweep: -.pi)
    case .square:
      outline.add(end + normal + along)
      outline.add(end + normal * -1 + along)
    }
  }
}

/// A closed subpath in the making.
private struct Outline {
  private var path = Path()

  mutating func add(_ point: CGPoint) {
    if path.isEmpty {
      path.move(to: point)
    } else if path.currentPoint != point {
      path.addLine(to: point)
    }
  }

  mutating func addArc(center: CGPoint, radius: CGFloat, from normal: CGVector, sweep: CGFloat) {
    path.addRelativeArc(
      center: center, radius: radius,
      startAngle: .radians(Double(atan2(normal.dy, normal.dx))), delta: .radians(Double(sweep)))
  }

  mutating func finish(in result: inout Path) {
    path.closeSubpath()
    result.addPath(path)
    path = Path()
  }
}
