/// The nearest `tint`, or else the accent color of the desktop.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard let style = shape.environment.tint else {
      shape.set(.color(shape.environment.palette.accent))
      return
    }
    let environment = shape.environment
    shape.environment.tint = nil
    style._apply(to: &shape)
    shape.environment = environment
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

private struct TintKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  /// What `tint(_:)` with a style sets.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// What `tint(_:)` with a color sets: the tint, if it is a plain color.
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
    var outer = self
    outer.tint = nil
    return tint.paint(in: outer)
  }
}

extension View {
  /// Sets the style of `.tint` and of the controls in this view; nil for the desktop's accent color.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the color of `.tint` and of the controls in this view; nil for the desktop's accent color.
  nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tintColor, tint) }

  /// The older name of `tint(_:)`.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentColor, accentColor)
  }
}
