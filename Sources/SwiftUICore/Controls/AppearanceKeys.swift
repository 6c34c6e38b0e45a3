import Foundation

private enum HorizontalSizeClassKey: ValueEnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum VerticalSizeClassKey: ValueEnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private enum LuminanceKey: ValueEnvironmentKey {
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
    get { self[kept: HorizontalSizeClassKey.self] }
    set { self[kept: HorizontalSizeClassKey.self] = newValue }
  }

  /// Always regular on Linux unless set, as on a Mac.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[kept: VerticalSizeClassKey.self] }
    set { self[kept: VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the display dims what is shown. False on Linux unless set.
  public var isLuminanceReduced: Bool {
    get { self[kept: LuminanceKey.self] }
    set { self[kept: LuminanceKey.self] = newValue }
  }
}
