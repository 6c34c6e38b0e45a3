import Foundation

/// A gradient with its components known, ready for a renderer.
package struct ResolvedGradient: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var color: Color.Resolved
    package var location: CGFloat

    package init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  package var stops: [Stop]

  /// Where colors between the stops are found. Renderers that only interpolate in sRGB draw
  /// ``deviceStops`` instead of the stops.
  package var colorSpace: Gradient.ColorSpace

  package init(stops: [Stop], colorSpace: Gradient.ColorSpace = .device) {
    self.stops = stops
    self.colorSpace = colorSpace
  }

  /// Locations are clamped to 0...1 and never decrease.
  package init(
    _ gradient: Gradient, in environment: EnvironmentValues,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    var reached: CGFloat = 0
    let stops = gradient.stops.map { stop in
      reached = max(reached, min(stop.location, 1))
      return Stop(color: stop.color.resolve(in: environment), location: reached)
    }
    self.init(stops: stops, colorSpace: colorSpace)
  }

  /// Stops that give this gradient's colors when interpolated in non-linear sRGB.
  package var deviceStops: [Stop] {
    guard colorSpace == .perceptual else { return stops }
    var result: [Stop] = []
    for stop in stops {
      if let previous = result.last {
        result += intermediateStops(from: previous, to: stop)
      }
      result.append(stop)
    }
    return result
  }

  private func intermediateStops(from start: Stop, to end: Stop) -> [Stop] {
    guard end.location > start.location else { return [] }
    let steps = 8
    return (1..<steps).map { step in
      let fraction = CGFloat(step) / CGFloat(steps)
      return Stop(
        color: start.color.mixed(with: end.color, by: Float(fraction), in: colorSpace),
        location: start.location + (end.location - start.location) * fraction)
    }
  }

  package func multiplyingOpacity(by factor: Double) -> ResolvedGradient {
    var result = self
    result.stops = stops.map { stop in
      Stop(color: stop.color.multiplyingOpacity(by: factor), location: stop.location)
    }
    return result
  }
}
