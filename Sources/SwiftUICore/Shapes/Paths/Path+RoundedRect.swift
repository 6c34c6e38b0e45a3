import Foundation

extension Path {
  /// Adds a closed rounded rectangle that starts at the middle of its right edge and runs
  /// clockwise. Corners are made smaller where they do not fit.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    var size = CGSize(
      width: min(max(cornerSize.width, 0), rect.width / 2),
      height: min(max(cornerSize.height, 0), rect.height / 2))
    if cornerSize.width == cornerSize.height {
      let radius = min(size.width, size.height)
      size = CGSize(width: radius, height: radius)
    }
    let outline = RoundedRectOutline(
      rect: rect, style: style, topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
    addPath(outline.path, transform: transform)
  }

  /// Adds a closed rounded rectangle that starts at its right edge and runs clockwise. Leading is
  /// left. Where two corners do not fit along an edge, all are made smaller in proportion.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let radii = cornerRadii.fitting(rect.size)
    func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }
    let outline = RoundedRectOutline(
      rect: rect, style: style, topLeft: square(radii.topLeading),
      topRight: square(radii.topTrailing), bottomRight: square(radii.bottomTrailing),
      bottomLeft: square(radii.bottomLeading))
    addPath(outline.path, transform: transform)
  }
}

extension RectangleCornerRadii {
  fileprivate func fitting(_ size: CGSize) -> RectangleCornerRadii {
    var radii = inset(by: 0)
    let sides: [(sum: CGFloat, length: CGFloat)] = [
      (radii.topLeading + radii.topTrailing, size.width),
      (radii.bottomLeading + radii.bottomTrailing, size.width),
      (radii.topLeading + radii.bottomLeading, size.height),
      (radii.topTrailing + radii.bottomTrailing, size.height),
    ]
    let scale = sides.reduce(1) { scale, side in
      side.sum > side.length ? min(scale, side.length / side.sum) : scale
    }
    radii.animatableData.scale(by: Double(scale))
    return radii
  }
}

/// The outline of a rectangle with a curve in place of each corner.
private struct RoundedRectOutline {
  var rect: CGRect
  var style: RoundedCornerStyle
  var topLeft: CGSize
  var topRight: CGSize
  var bottomRight: CGSize
  var bottomLeft: CGSize

  var path: Path {
    let left = CGVector(dx: -1, dy: 0)
    let right = CGVector(dx: 1, dy: 0)
    let up = CGVector(dx: 0, dy: -1)
    let down = CGVector(dx: 0, dy: 1)
    var path = Path()
    let startY = (rect.minY + topRight.height + rect.maxY - bottomRight.height) / 2
    path.move(to: CGPoint(x: rect.maxX, y: startY))
    add(
      to: &path, at: CGPoint(x: rect.maxX, y: rect.maxY), size: bottomRight, from: up, to: left,
      neighbors: (topRight.height, bottomLeft.width))
    add(
      to: &path, at: CGPoint(x: rect.minX, y: rect.maxY), size: bottomLeft, from: right, to: up,
      neighbors: (bottomRight.width, topLeft.height))
    add(
      to: &path, at: CGPoint(x: rect.minX, y: rect.minY), size: topLeft, from: down, to: right,
      neighbors: (bottomLeft.height, topRight.width))
    add(
      to: &path, at: CGPoint(x: rect.maxX, y: rect.minY), size: topRight, from: left, to: down,
      neighbors: (topLeft.width, bottomRight.height))
    path.closeSubpath()
    return path
  }

  /// - Parameters:
  ///   - from: The direction from the corner back along the edge that leads to it.
  ///   - to: The direction from the corner along the edge that follows.
  ///   - neighbors: What the corners at the other ends of those edges take of them.
  private func add(
    to path: inout Path, at corner: CGPoint, size: CGSize, from: CGVector, to: CGVector,
    neighbors: (CGFloat, CGFloat)
  ) {
    guard size.width > 0, size.height > 0 else {
      path.addLine(to: corner)
      return
    }
    let startsVertically = from.dx == 0
    let first = startsVertically ? size.height : size.width
    let second = startsVertically ? size.width : size.height
    let firstEdge = startsVertically ? rect.height : rect.width
    let secondEdge = startsVertically ? rect.width : rect.height
    let room = min(
      Self.room(edge: firstEdge, own: first, neighbor: neighbors.0),
      Self.room(edge: secondEdge, own: second, neighbor: neighbors.1))
    let transform = CGAffineTransform(
      a: from.dx * first, b: from.dy * first, c: to.dx * second, d: to.dy * second,
      tx: corner.x, ty: corner.y)
    let smoothing = style == .continuous ? min(max(room - 1, 0), 0.528_665) : 0
    let curve = CornerCurve(smoothing: smoothing)
    let start = curve.start.applying(transform)
    if path.currentPoint != start { path.addLine(to: start) }
    for element: Path.Element in curve.elements {
      path.append(element.applying(transform))
    }
  }

  /// How much of an edge a corner may take, in multiples of its own radius: what two neighbors
  /// leave between them is shared in proportion to their radii.
  private static func room(edge: CGFloat, own: CGFloat, neighbor: CGFloat) -> CGFloat {
    edge / (own + neighbor)
  }
}

/// A corner of radius 1 at the origin, from the x axis to the y axis.
///
/// With smoothing, an arc is left in the middle and the curvature falls to zero towards both
/// ends, as described in "Desperately seeking squircles" (Figma, 2018). The corner then reaches
/// `1 + smoothing` along both axes; iOS's corners reach about 1.528665.
private struct CornerCurve {
  var start: CGPoint
  var elements: [Path.Element]

  init(smoothing: CGFloat) {
    let reach = 1 + smoothing
    let arcAngle = (.pi / 2) * (1 - smoothing)
    let arcSide = sin(arcAngle / 2) * CGFloat(2).squareRoot()
    let tilt = (.pi / 4) * smoothing
    let tangent = tan(tilt / 2)
    let along = tangent * cos(tilt)
    let across = along * tan(tilt)
    let handle = (reach - arcSide - along - across) / 3

    start = CGPoint(x: reach, y: 0)
    let arcStart = CGPoint(x: arcSide + across, y: across)
    let arcEnd = CGPoint(x: across, y: arcSide + across)
    let bend = 4.0 / 3.0 * tan(arcAngle / 4)
    let toCenter = CGVector(dx: 1 - arcStart.x, dy: 1 - arcStart.y)
    let control1 = CGPoint(x: arcStart.x - bend * toCenter.dy, y: arcStart.y + bend * toCenter.dx)
    let arc = Path.Element.curve(
      to: arcEnd, control1: control1, control2: CGPoint(x: control1.y, y: control1.x))
    guard smoothing > 0 else {
      elements = [arc]
      return
    }
    elements = [
      .curve(
        to: arcStart, control1: CGPoint(x: reach - 2 * handle, y: 0),
        control2: CGPoint(x: reach - 3 * handle, y: 0)),
      arc,
      .curve(
        to: CGPoint(x: 0, y: reach), control1: CGPoint(x: 0, y: reach - 3 * handle),
        control2: CGPoint(x: 0, y: reach - 2 * handle)),
    ]
  }
}
