import Foundation

extension Path {
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element: Element in path.elements {
      append(transform.isIdentity ? element : element.applying(transform))
    }
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end):
      .move(to: end.applying(transform))
    case .line(let end):
      .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath:
      .closeSubpath
    }
  }
}
