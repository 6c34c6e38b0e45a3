import Foundation

/// A rectangle with equal rounded corners, which fills its space.
public struct RoundedRectangle: Shape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension RoundedRectangle: InsettableOutline {
  package func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let size = CGSize(
      width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return Path(
      roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: size, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(shape: self, amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
