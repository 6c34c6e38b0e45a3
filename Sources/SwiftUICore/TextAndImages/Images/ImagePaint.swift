import Foundation

/// A style that fills by repeating a part of an image.
public struct ImagePaint: ShapeStyle, Equatable {
  public var image: Image

  /// The part of the image to repeat, in fractions of the image's size.
  public var sourceRect: CGRect

  /// The size at which the part is drawn compared with its own.
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.set(.image(PaintImage(image), sourceRect: sourceRect, scale: scale, opacity: 1))
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
