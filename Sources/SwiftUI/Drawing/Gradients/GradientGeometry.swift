#if GTK
import CGTK
import Foundation
import SwiftUICore

/// A gradient in the coordinates of what is filled, with stops that GTK takes: at least two, in
/// order.
struct GradientGeometry {
  enum Kind {
    case linear(from: CGPoint, to: CGPoint)
    /// Between two ellipses around a center: their radii are those of `radius` times `start` and 1.
    case radial(center: CGPoint, radius: CGSize, start: CGFloat)
    /// Clockwise from an angle, in radians from the positive x axis.
    case conic(center: CGPoint, angle: Double)
  }

  let kind: Kind
  let stops: [ResolvedGradient.Stop]

  /// - Parameter bounds: what unit points refer to. Nil for what is no gradient, or one without
  ///   extent: then ``ResolvedPaint/Fill/plain`` is all that it shows.
  init?(_ fill: ResolvedPaint.Fill, in bounds: CGRect) {
    switch fill {
    case .linearGradient(let gradient, let startPoint, let endPoint):
      let start = startPoint.point(in: bounds)
      let end = endPoint.point(in: bounds)
      guard start != end else { return nil }
      self.init(.linear(from: start, to: end), gradient)
    case .radialGradient(let gradient, let center, let start, let end):
      let larger = max(start, end)
      self.init(
        center.point(in: bounds), CGSize(width: larger, height: larger),
        start, end, gradient)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      let larger = max(start, end)
      let radius = CGSize(width: larger * bounds.width, height: larger * bounds.height)
      self.init(center.point(in: bounds), radius, start, end, gradient)
    case .angularGradient(let gradient, let center, let start, let end):
      self.init(center.point(in: bounds), start.radians, end.radians, gradient)
    case .color, .image: return nil
    }
  }

  private init?(_ kind: Kind, _ gradient: ResolvedGradient) {
    let stops = gradient.deviceStops
    guard stops.count > 1 else { return nil }
    self.kind = kind
    self.stops = stops
  }

  private init?(
    _ center: CGPoint, _ radius: CGSize, _ start: CGFloat, _ end: CGFloat,
    _ gradient: ResolvedGradient
  ) {
    guard radius.width > 0, radius.height > 0, start != end else { return nil }
    let inner = max(0, min(start, end) / max(start, end))
    self.init(
      .radial(center: center, radius: radius, start: inner),
      start < end ? gradient : gradient.reversed)
  }

  /// Less than a full turn leaves a gap: the last color reaches to its middle, the first one from
  /// there on.
  private init?(
    _ center: CGPoint, _ start: Double, _ end: Double, _ gradient: ResolvedGradient
  ) {
    let gradient = start <= end ? gradient : gradient.reversed
    let first = min(start, end)
    let part = min(1, (max(start, end) - first) / (2 * .pi))
    var stops = gradient.deviceStops
    guard stops.count > 1, let head = stops.first, let tail = stops.last else { return nil }
    for index in stops.indices { stops[index].location *= part }
    if part < 1 {
      let middle: CGFloat = (1 + part) / 2
      stops.append(ResolvedGradient.Stop(color: tail.color, location: middle))
      stops.append(ResolvedGradient.Stop(color: head.color, location: middle))
    }
    // More than a turn shows the last one, which ends where the gradient does.
    kind = .conic(center: center, angle: max(start, end) - 2 * .pi * part)
    self.stops = stops
  }
}

extension ResolvedPaint.Fill {
  /// The one color of what is no gradient, or one without extent.
  var plain: Color.Resolved? {
    switch self {
    case .color(let color): color
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
      gradient.stops.last?.color
    case .image: nil
    }
  }
}

extension ResolvedGradient {
  fileprivate var reversed: ResolvedGradient {
    let stops = stops.reversed().map {
      Stop(color: $0.color, location: 1 - $0.location)
    }
    return ResolvedGradient(stops: stops, colorSpace: colorSpace)
  }
}

extension UnitPoint {
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
#endif
