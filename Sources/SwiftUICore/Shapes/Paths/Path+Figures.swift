import Foundation

extension Path {
  /// Adds a closed rectangle that starts at its top left corner and runs clockwise.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect: CGRect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds a closed ellipse that starts at its right and runs clockwise.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let toRect = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: rect.width / 2, y: rect.height / 2)
    var circle = Path()
    circle.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360))
    circle.closeSubpath()
    addPath(circle, transform: toRect.concatenating(transform))
  }
}
