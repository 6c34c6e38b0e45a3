import Foundation

/// A function defined by a two-dimensional curve that maps an input progress in the range [0,1] to an output progress
/// that is also in the range [0,1].
public struct UnitCurve: Hashable, Sendable {
  fileprivate enum Function: Hashable, Sendable {
    case linear
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circularIn
    case circularOut
    case circularInOut
  }
  private let function: Function
  /// Whether input and output are exchanged.
  private var isInverse: Bool

  private init(_ function: Function) {
    self.function = function
    isInverse = false
  }

  public static let linear = UnitCurve(.linear)
  public static let easeIn = bezier(0.42, 0, 1, 1)
  public static let easeOut = bezier(0, 0, 0.58, 1)
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// A Bézier curve from (0, 0) to (1, 1) with two control points. Their x counts as the nearest between 0 and 1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
      Double(endControlPoint.y))
  }

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(
      .bezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2))
  }

  /// The curve with the input and the output exchanged.
  public var inverse: UnitCurve {
    var result = self
    result.isInverse.toggle()
    return result
  }

  /// The output for a progress, which counts as the nearest between 0 and 1.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress.isNaN ? 0 : progress, 0), 1)
    return isInverse ? function.argument(of: progress) : function.value(progress)
  }

  /// How fast the output changes with the input.
  public func velocity(at progress: Double) -> Double {
    let progress = min(max(progress.isNaN ? 0 : progress, 0), 1)
    let step = 1e-5
    let lower = max(0, progress - step)
    let upper = min(1, progress + step)
    return (value(at: upper) - value(at: lower)) / (upper - lower)
  }
}

extension UnitCurve.Function {
  fileprivate func value(_ x: Double) -> Double {
    switch self {
    case .linear: return x
    case .bezier(let x1, let y1, let x2, let y2):
      let t = Self.solve(x) { Self.bezier($0, x1, x2) }
      return Self.bezier(t, y1, y2)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (x - 1) * (x - 1)).squareRoot()
    case .circularInOut:
      if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
      let rest = 2 - 2 * x
      return (1 + (1 - rest * rest).squareRoot()) / 2
    }
  }

  fileprivate func argument(of y: Double) -> Double { Self.solve(y) { value($0) } }

  /// One coordinate of a Bézier curve from 0 to 1.
  private static func bezier(_ t: Double, _ c1: Double, _ c2: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * c1 + 3 * s * t * t * c2 + t * t * t
  }

  /// Where a function that rises from 0 to 1 has a value: 50 halvings are as exact as the numbers are.
  private static func solve(_ value: Double, _ function: (Double) -> Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var lower = 0.0
    var upper = 1.0
    for _ in 0..<50 {
      let middle = (lower + upper) / 2
      if function(middle) < value { lower = middle } else { upper = middle }
    }
    return (lower + upper) / 2
  }
}
