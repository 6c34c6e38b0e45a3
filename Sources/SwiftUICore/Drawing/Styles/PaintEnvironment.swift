import Foundation

extension EnvironmentValues {
  /// The style of `.background`; `nil` for the background of windows.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The foreground styles set above, outermost first; each entry holds the levels of one
  /// `foregroundStyle`, primary first.
  package var foregroundStyles: [[AnyShapeStyle]] {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// What `foregroundColor(_:)` sets: the foreground style, if it is a plain colour. Setting `nil`
  /// goes back to the system's label colours.
  package var foregroundColor: Color? {
    get { foregroundStyles.last?.first?.color }
    set { foregroundStyles = newValue.map { [[AnyShapeStyle($0)]] } ?? [] }
  }

  /// What `tint(_:)` with a style sets.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// What `tint(_:)` with a colour sets: the tint, if it is a plain colour.
  package var tintColor: Color? {
    get { tint?.color }
    set { tint = newValue.map { AnyShapeStyle($0) } }
  }

  /// What the older `accentColor(_:)` sets: the same as the tint.
  package var accentColor: Color? {
    get { tintColor }
    set { tintColor = newValue }
  }

  /// What the nearest tint draws. It is resolved without itself, so that a tint made from `.tint`
  /// or `accentColor` ends at the desktop's accent.
  func tintPaint() -> ResolvedPaint? {
    guard let tint else { return nil }
    var outer: EnvironmentValues = self
    outer.tint = nil
    return tint.paint(in: outer)
  }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

private struct ForegroundStylesKey: EnvironmentKey {
  static let defaultValue: [[AnyShapeStyle]] = []
}

private struct TintKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}
