import Foundation

/// Cuts lines into dashes.
struct DashPattern {
  private var lengths: [CGFloat]
  private var phase: CGFloat
  private var period: CGFloat

  /// - Returns: `nil` if the style asks for a solid line, or its dashes make no sense.
  init?(_ style: StrokeStyle) {
    let isOdd = !style.dash.count.isMultiple(of: 2)
    lengths = isOdd ? style.dash + style.dash : style.dash
    period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, style.dashPhase.isFinite,
      lengths.allSatisfy({ $0 >= 0 })
    else { return nil }
    let remainder = style.dashPhase.truncatingRemainder(dividingBy: period)
    phase = remainder < 0 ? remainder + period : remainder
  }

  func split(_ line: Polyline) -> [Polyline] {
    let corners = line.corners
    let length = zip(corners, corners.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    // Dashes this fine cannot be told from a solid line, and would be too many to draw.
    guard length / period < 50_000 else { return [line] }

    var pieces: [[CGPoint]] = []
    var (index, left): (Int, CGFloat) = startingDash
    var isDrawn = index.isMultiple(of: 2)
    if isDrawn, let first = corners.first { pieces.append([first]) }
    for (start, end) in zip(corners, corners.dropFirst()) {
      let edge = (end - start).length
      var position: CGFloat = 0
      while edge - position > left {
        position += left
        let cut = start.interpolated(towards: end, amount: position / edge)
        if isDrawn {
          pieces[pieces.count - 1].append(cut)
        } else {
          pieces.append([cut])
        }
        isDrawn.toggle()
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= edge - position
      if isDrawn { pieces[pieces.count - 1].append(end) }
    }
    return pieces.map { Polyline(points: $0, isClosed: false) }
  }

  /// The dash or gap that the phase lies in, and how much is left of it.
  private var startingDash: (index: Int, left: CGFloat) {
    var rest = phase
    for (index, length) in lengths.enumerated() {
      if rest < length { return (index, length - rest) }
      rest -= length
    }
    return (0, lengths.first ?? period)
  }
}
