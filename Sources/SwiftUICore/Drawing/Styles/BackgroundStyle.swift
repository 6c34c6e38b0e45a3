/// The background style of the surrounding view, or else the background of windows.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard let style = shape.environment.backgroundStyle else {
      shape.set(.color(shape.environment.palette.background))
      return
    }
    let environment = shape.environment
    shape.environment.backgroundStyle = nil
    style._apply(to: &shape)
    shape.environment = environment
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  /// The style of `.background`; `nil` for the background of windows.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of `.background` in this view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
