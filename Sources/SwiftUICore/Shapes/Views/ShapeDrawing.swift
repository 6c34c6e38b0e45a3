import Foundation

/// How a renderer draws a shape. A stroke stays one, since toolkits draw better strokes than the
/// outline that ``Path/strokedPath(_:)`` can give.
package enum ShapeDrawing: Equatable, Sendable {
  case fill(Path, FillStyle)
  case stroke(Path, StrokeStyle, antialiased: Bool)
}

extension Shape {
  package func drawing(in rect: CGRect, fillStyle: FillStyle) -> ShapeDrawing {
    if let erased = self as? AnyShape {
      erased.storage.drawing(in: rect, fillStyle: fillStyle)
    } else if let stroked = self as? any StrokeSource {
      .stroke(
        stroked.sourcePath(in: rect), stroked.style, antialiased: fillStyle.isAntialiased)
    } else {
      .fill(path(in: rect), fillStyle)
    }
  }
}

extension ShapeDrawing {
  func applying(_ transform: CGAffineTransform) -> ShapeDrawing {
    switch self {
    case .fill(let path, let style): .fill(path.applying(transform), style)
    case .stroke(let path, let style, let antialiased):
      .stroke(path.applying(transform), style, antialiased: antialiased)
    }
  }
}

/// A stroked shape of any type.
private protocol StrokeSource {
  var style: StrokeStyle { get }
  func sourcePath(in rect: CGRect) -> Path
}

extension _StrokedShape: StrokeSource {
  fileprivate func sourcePath(in rect: CGRect) -> Path { shape.path(in: rect) }
}
