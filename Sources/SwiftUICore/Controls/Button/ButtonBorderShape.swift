import Foundation

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    case circle
    case roundedRectangle(radius: CGFloat?)
  }
  package let kind: Kind

  /// The shape that the style and the desktop's theme give a button.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// GTK's class `pill`.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// GTK's class `circular`.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// - Parameter radius: the corners' radius in points; a negative or undefined one is reported and ignored.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    guard radius.isFinite, radius >= 0 else {
      Diagnostics.reportOnce("Invalid corner radius \(radius) of a button's border: it is ignored.")
      return roundedRectangle
    }
    return ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue: ButtonBorderShape = .automatic
}

extension EnvironmentValues {
  /// The border shape of buttons.
  package var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the border shape for buttons in this view. Styles without a border ignore it.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
