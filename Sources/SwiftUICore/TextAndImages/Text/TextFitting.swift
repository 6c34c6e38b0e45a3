import Foundation

private struct TighteningKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private struct ScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

extension EnvironmentValues {
  /// Whether characters may move closer together to make text fit.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// How far fonts may shrink to make text fit: 1 for not at all.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
}

extension View {
  /// Sets how far text may shrink to fit: a fraction above 0, at most 1, of its size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, LayoutInput.finite(factor, "minimumScaleFactor"))
  }

  /// Sets whether the space between characters may shrink so that text fits.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}
