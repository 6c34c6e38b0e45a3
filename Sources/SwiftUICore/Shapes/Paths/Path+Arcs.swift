import Foundation

extension Path {
  /// Adds an arc of a circle, with a line from the current point to its start.
  ///
  /// - Parameter clockwise: The direction in a space whose y axis points up, as in Core Graphics.
  ///   On screen, where it points down, `false` turns clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let fullTurn: Double = 2 * .pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise { delta = -delta }
    if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: fullTurn)
      if delta < 0 { delta += fullTurn }
    }
    delta = min(delta, fullTurn)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: .radians(clockwise ? -delta : delta), transform: transform)
  }

  /// Adds an arc of a circle, with a line from the current point to its start. A positive `delta`
  /// turns clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let turn: Double = 2 * .pi
    // Each turn after the first draws the same circle again.
    let sweep =
      abs(delta.radians) <= turn
      ? delta.radians
      : delta.radians.truncatingRemainder(dividingBy: turn) + (delta.radians < 0 ? -turn : turn)
    let arc = UnitArc(start: startAngle.radians, sweep: sweep)
    let toCircle = CGAffineTransform(translationX: center.x, y: center.y)
      .scaledBy(x: radius, y: radius)
      .concatenating(transform)
    let start = arc.startPoint.applying(toCircle)
    if currentPoint == nil {
      move(to: start)
    } else if currentPoint != start {
      addLine(to: start)
    }
    for element: Element in arc.elements {
      append(element.applying(toCircle))
    }
  }

  /// Adds the arc of the given radius that touches two lines: from the current point to
  /// `tangent1End`, and from there to `tangent2End`; with a line from the current point to it.
  ///
  /// Where the lines do not form a corner, only a line to `tangent1End` is added.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let start = current.applying(transform.inverted())
    let incoming = (start - tangent1End).normalized
    let outgoing = (tangent2End - tangent1End).normalized
    let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    let dot = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
    guard radius > 0, abs(cross) > 1e-9 else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let halfAngle = acos(min(max(dot, -1), 1)) / 2
    let distance = radius / tan(halfAngle)
    let touch = tangent1End + incoming * distance
    let side: CGFloat = cross > 0 ? 1 : -1
    let normal = CGVector(dx: -incoming.dy * side, dy: incoming.dx * side)
    let center = touch + normal * radius
    let startAngle = atan2(touch.y - center.y, touch.x - center.x)
    let sweep = (.pi - 2 * halfAngle) * -side
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      delta: .radians(Double(sweep)), transform: transform)
  }
}

/// An arc of the circle of radius 1 around the origin, as cubic curves of at most a quarter turn.
struct UnitArc {
  var startPoint: CGPoint
  var elements: [Path.Element] = []

  init(start: Double, sweep: Double) {
    startPoint = UnitArc.point(at: start)
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    guard sweep != 0 else { return }
    let step = sweep / Double(count)
    // The length of the handles for which the curve meets the circle at its middle.
    let handle = CGFloat(4.0 / 3.0 * tan(step / 4))
    var angle = start
    for _ in 0..<count {
      let from = UnitArc.point(at: angle)
      let to = UnitArc.point(at: angle + step)
      elements.append(
        .curve(
          to: to,
          control1: CGPoint(x: from.x - handle * from.y, y: from.y + handle * from.x),
          control2: CGPoint(x: to.x + handle * to.y, y: to.y - handle * to.x)))
      angle += step
    }
  }

  /// Exact at quarter turns, so that circles have exact extreme points.
  private static func point(at angle: Double) -> CGPoint {
    let quarters = angle / (.pi / 2)
    guard abs(quarters - quarters.rounded()) < 1e-12 else {
      return CGPoint(x: cos(angle), y: sin(angle))
    }
    switch Int(quarters.rounded().truncatingRemainder(dividingBy: 4) + 4) % 4 {
    case 0: return CGPoint(x: 1, y: 0)
    case 1: return CGPoint(x: 0, y: 1)
    case 2: return CGPoint(x: -1, y: 0)
    default: return CGPoint(x: 0, y: -1)
    }
  }
}
