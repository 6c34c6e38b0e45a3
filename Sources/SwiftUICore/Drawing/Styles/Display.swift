import Foundation

private struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum LuminanceKey: ValueEnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The number of pixels of the display to a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel in points: 1 / ``displayScale``.
  public var pixelLength: CGFloat {
    let scale = displayScale
    return scale > 0 ? 1 / scale : 1
  }

  /// Whether the display dims what is shown. False on Linux unless set.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  public var isLuminanceReduced: Bool {
    get { self[kept: LuminanceKey.self] }
    set { self[kept: LuminanceKey.self] = newValue }
  }
}
