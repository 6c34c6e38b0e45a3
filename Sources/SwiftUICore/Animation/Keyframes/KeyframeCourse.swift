import Foundation

/// What a track's value is at each time: its keyframes with their neighbors known.
struct KeyframeCourse<Vector: VectorArithmetic> {
  private struct Piece {
    let keyframe: Keyframe<Vector>
    let start: TimeInterval
    let duration: TimeInterval
    let from: Vector
    var startVelocity = Vector.zero
    var endVelocity = Vector.zero
    var end: TimeInterval { start + duration }
    /// Where it arrives: a spring that is cut short arrives where it is then.
    var to: Vector
  }
  private let initial: Vector
  private var pieces: [Piece] = []

  /// - Parameter velocity: that of the value as the course begins.
  init(_ keyframes: [Keyframe<Vector>], from initial: Vector, velocity: Vector) {
    self.initial = initial
    var from = initial
    var time: TimeInterval = 0
    var speed = velocity
    for (index, keyframe) in keyframes.enumerated() {
      var piece = Piece(
        keyframe: keyframe, start: time,
        duration: Self.duration(keyframe, from: from, velocity: speed), from: from,
        to: keyframe.value)
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      switch keyframe.kind {
      case .linear(let curve):
        piece.startVelocity = Self.slope(piece, curve, at: 0)
        piece.endVelocity = Self.slope(piece, curve, at: 1)
      case .cubic(let start, let end):
        piece.startVelocity = start ?? speed
        piece.endVelocity = end ?? Self.endVelocity(of: piece, before: next)
      case .spring(let spring, let start):
        let way = keyframe.value - from
        piece.startVelocity = start ?? speed
        piece.endVelocity = spring.velocity(
          target: way, initialVelocity: piece.startVelocity, time: piece.duration)
        piece.to =
          from
          + spring.value(target: way, initialVelocity: piece.startVelocity, time: piece.duration)
      case .move: break
      }
      pieces.append(piece)
      from = piece.to
      time = piece.end
      speed = piece.endVelocity
    }
  }

  var duration: TimeInterval { pieces.last?.end ?? 0 }

  private static func duration(
    _ keyframe: Keyframe<Vector>, from: Vector, velocity: Vector
  ) -> TimeInterval {
    if let duration = keyframe.duration { return max(0, duration) }
    guard case .spring(let spring, let start) = keyframe.kind else { return 0 }
    let way = keyframe.value - from
    let epsilon = max(0.001 * way.magnitudeSquared.squareRoot(), 1e-6)
    let settling = spring.settlingDuration(
      target: way, initialVelocity: start ?? velocity, epsilon: epsilon)
    return settling.isFinite ? settling : spring.duration
  }

  private static func slope(_ piece: Piece, _ curve: UnitCurve, at progress: Double) -> Vector {
    guard piece.duration > 0 else { return .zero }
    return (piece.keyframe.value - piece.from)
      .scaled(by: curve.velocity(at: progress) / piece.duration)
  }

  /// The velocity with which a cubic piece arrives, so that the next goes on without a kink.
  private static func endVelocity(of piece: Piece, before next: Keyframe<Vector>?) -> Vector {
    guard let next else { return .zero }
    let length = next.duration ?? 0
    switch next.kind {
    case .cubic(let start?, _): return start
    case .cubic(nil, _):
      let time = piece.duration + length
      return time > 0 ? (next.value - piece.from).scaled(by: 1 / time) : .zero
    case .linear(let curve):
      guard length > 0 else { return .zero }
      return (next.value - piece.keyframe.value).scaled(by: curve.velocity(at: 0) / length)
    case .spring(_, let start): return start ?? .zero
    case .move: return .zero
    }
  }

  func value(at time: TimeInterval) -> Vector {
    guard let last = pieces.last else { return initial }
    if time >= last.end { return last.to }
    guard let piece = pieces.last(where: { $0.start <= time && $0.duration > 0 }) else {
      return pieces.last { $0.start <= time }?.to ?? initial
    }
    // Jumps at the end of the piece that has ended come after it.
    if time >= piece.end { return pieces.last { $0.start <= time }?.to ?? piece.to }
    return value(piece, after: time - piece.start)
  }

  private func value(_ piece: Piece, after time: TimeInterval) -> Vector {
    let way = piece.keyframe.value - piece.from
    let progress = min(max(time / piece.duration, 0), 1)
    switch piece.keyframe.kind {
    case .linear(let curve): return piece.from + way.scaled(by: curve.value(at: progress))
    case .spring(let spring, _):
      return piece.from
        + spring.value(target: way, initialVelocity: piece.startVelocity, time: max(0, time))
    case .move: return piece.to
    case .cubic:
      // Hermite's basis.
      let (p, p2, p3) = (progress, progress * progress, progress * progress * progress)
      return piece.from + way.scaled(by: 3 * p2 - 2 * p3)
        + piece.startVelocity.scaled(by: (p3 - 2 * p2 + p) * piece.duration)
        + piece.endVelocity.scaled(by: (p3 - p2) * piece.duration)
    }
  }
}
