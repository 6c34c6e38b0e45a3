import Foundation

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum LuminanceKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The size of a pixel in points: 1 / ``displayScale``.
  public var pixelLength: CGFloat {
    let scale: CGFloat = displayScale
    return scale > 0 ? 1 / scale : 1
  }

  /// Always regular on Linux unless set, as on a Mac.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Always regular on Linux unless set, as on a Mac.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the display dims what is shown. False on Linux unless set.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
}
