import Foundation

/// The pieces of a path from one `move` to the next, closing line included.
struct Subpath {
  var start: CGPoint
  var curves: [CubicCurve] = []
  var isClosed: Bool = false
}

extension Path {
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var open: Subpath?
    var current: CGPoint = .zero
    func finish() {
      if let subpath = open { result.append(subpath) }
      open = nil
    }
    func add(_ curve: CubicCurve) {
      // Drawing goes on from the start of a subpath that has been closed.
      var subpath = open ?? Subpath(start: current)
      subpath.curves.append(curve)
      open = subpath
      current = curve.end
    }
    for element: Element in elements {
      switch element {
      case .move(let end):
        finish()
        open = Subpath(start: end)
        current = end
      case .line(let end):
        add(CubicCurve(lineFrom: current, to: end))
      case .quadCurve(let end, let control):
        add(CubicCurve(start: current, quadraticControl: control, end: end))
      case .curve(let end, let control1, let control2):
        add(CubicCurve(start: current, control1: control1, control2: control2, end: end))
      case .closeSubpath:
        guard var subpath = open else { continue }
        if current != subpath.start {
          subpath.curves.append(CubicCurve(lineFrom: current, to: subpath.start))
        }
        subpath.isClosed = true
        current = subpath.start
        open = subpath
        finish()
      }
    }
    finish()
    return result
  }
}

extension Subpath {
  /// The subpath as a polygon: its start and then the points of its flattened curves.
  var flattened: [CGPoint] { [start] + curves.flatMap(\.flattened) }
}
