import Foundation

extension View {
  /// Applies a Gaussian blur to this view.
  ///
  /// - Parameters:
  ///   - radius: in points.
  ///   - opaque: whether the blurred view is opaque at its edges, which GTK does not offer: it fades out there.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(
      _BlurEffect(radius: Self.checked(radius, 0, "blur(radius:opaque:)"), isOpaque: opaque))
  }

  /// Adds a shadow to this view.
  ///
  /// - Parameters:
  ///   - radius: how far it is blurred, in points.
  ///   - x: how far it lies to the right, in points.
  ///   - y: how far it lies below, in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    let name = "shadow(color:radius:x:y:)"
    let offset = CGSize(
      width: x.isFinite ? x : 0, height: y.isFinite ? y : 0)
    return modifier(
      _ShadowEffect(color: color, radius: Self.checked(radius, 0, name), offset: offset))
  }

  /// Adds a grayscale effect to this view.
  ///
  /// - Parameter amount: from 0, the colors as they are, to 1, none.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    let amount = Double(Self.checked(CGFloat(amount), 0, "grayscale(_:)"))
    return modifier(_GrayscaleEffect(amount: min(amount, 1)))
  }

  /// Applies a hue rotation effect to this view.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(_HueRotationEffect(angle: angle.radians.isFinite ? angle : .zero))
  }

  /// Adjusts the color saturation of this view.
  ///
  /// - Parameter amount: 1 leaves the colors as they are, 0 takes them out.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(
      _SaturationEffect(amount: Double(Self.checked(CGFloat(amount), 1, "saturation(_:)"))))
  }

  /// Sets the contrast and separation between similar colors in this view.
  ///
  /// - Parameter amount: 1 leaves the colors as they are, 0 makes all of them the same gray.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(_ContrastEffect(amount: Double(Self.checked(CGFloat(amount), 1, "contrast(_:)"))))
  }

  /// Inverts the colors in this view.
  nonisolated public func colorInvert() -> some View { modifier(_ColorInvertEffect()) }

  /// The number, or another with a diagnostic where it is negative or undefined.
  nonisolated private static func checked(
    _ value: CGFloat, _ otherwise: CGFloat, _ name: String
  ) -> CGFloat {
    if value.isFinite, value >= 0 { return value }
    Diagnostics.reportOnce("Invalid number \(value) in \(name): \(otherwise) is used.")
    return otherwise
  }
}
