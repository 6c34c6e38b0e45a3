import Foundation

extension Path {
  /// The part of the path between two fractions of its length. Both are clamped to 0...1; if
  /// `from` is not below `to`, the result is empty.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lower = min(max(from, 0), 1)
    let upper = min(max(to, 0), 1)
    guard lower < upper else { return Path() }
    guard lower > 0 || upper < 1 else { return self }
    let subpaths = subpaths
    let total = subpaths.reduce(0) { sum, subpath in
      sum + subpath.curves.reduce(0) { $0 + $1.length }
    }
    guard total > 0, total.isFinite else { return Path() }
    return Self.trim(subpaths, from: lower * total, to: upper * total)
  }

  private static func trim(_ subpaths: [Subpath], from: CGFloat, to: CGFloat) -> Path {
    var result = Path()
    var position: CGFloat = 0
    for subpath: Subpath in subpaths {
      var isDrawing = false
      let subpathStart = position
      for curve: CubicCurve in subpath.curves {
        let length = curve.length
        defer { position += length }
        let first = max(from - position, 0)
        let last = min(to - position, length)
        guard length > 0, first < last else { continue }
        let part = curve.part(
          from: first <= 0 ? 0 : curve.parameter(atLength: first),
          to: last >= length ? 1 : curve.parameter(atLength: last))
        if !isDrawing { result.move(to: part.start) }
        isDrawing = true
        result.append(part.element)
      }
      if subpath.isClosed, isDrawing, from <= subpathStart, to >= position {
        result.closeSubpath()
      }
    }
    return result
  }
}

extension CubicCurve {
  var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }

  var length: CGFloat {
    guard !isLine else { return (end - start).length }
    return lengths.last ?? 0
  }

  /// The parameter at which the curve has run for `distance`.
  func parameter(atLength distance: CGFloat) -> CGFloat {
    guard !isLine else { return distance / length }
    var lower: CGFloat = 0
    let lengths = lengths
    for (index, upper) in lengths.enumerated() {
      if upper >= distance {
        let fraction = upper > lower ? (distance - lower) / (upper - lower) : 0
        return (CGFloat(index) + fraction) / CGFloat(lengths.count)
      }
      lower = upper
    }
    return 1
  }

  /// The length from the start to each of a number of evenly spaced parameters.
  private var lengths: [CGFloat] {
    let count = 64
    var previous = start
    var sum: CGFloat = 0
    return (1...count).map { index in
      let point = point(at: CGFloat(index) / CGFloat(count))
      sum += (point - previous).length
      previous = point
      return sum
    }
  }
}
