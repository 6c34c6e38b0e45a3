/// Sets the style of a view's foreground.
public struct _ForegroundStyleModifier<Style: ShapeStyle>: Sendable {
  public var style: Style
  public init(style: Style) { self.style = style }
}

/// Sets the first two levels of a view's foreground.
public struct _ForegroundStyleModifier2<S1: ShapeStyle, S2: ShapeStyle>: Sendable {
  public var primary: S1
  public var secondary: S2
  public init(primary: S1, secondary: S2) {
    self.primary = primary
    self.secondary = secondary
  }
}

/// Sets the first three levels of a view's foreground.
public struct _ForegroundStyleModifier3<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>: Sendable {
  public var primary: S1
  public var secondary: S2
  public var tertiary: S3
  public init(primary: S1, secondary: S2, tertiary: S3) {
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
  }
}

extension _ForegroundStyleModifier: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.foregroundStyles.append([AnyShapeStyle(style)])
  }
}

extension _ForegroundStyleModifier2: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.foregroundStyles.append([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }
}

extension _ForegroundStyleModifier3: EnvironmentWritingModifier {
  public typealias Body = Never
  @MainActor package func modify(_ environment: inout EnvironmentValues) {
    environment.foregroundStyles.append(
      [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }
}

extension View {
  /// Sets the color of the foreground; nil for the system's own.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }

  /// Sets the style of the foreground: of text, symbols and shapes without a style of their own.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: style))
  }

  /// Sets the styles of `.primary` and of `.secondary` and weaker levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(_ForegroundStyleModifier2(primary: primary, secondary: secondary))
  }

  /// Sets the styles of `.primary`, of `.secondary`, and of `.tertiary` and weaker levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier3(primary: primary, secondary: secondary, tertiary: tertiary))
  }
}

private struct ForegroundStylesKey: EnvironmentKey {
  static let defaultValue: [[AnyShapeStyle]] = []
}

extension EnvironmentValues {
  /// The foreground styles set above, outermost first; each entry holds the levels of one
  /// `foregroundStyle`, primary first.
  package var foregroundStyles: [[AnyShapeStyle]] {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// What `foregroundColor(_:)` sets: the foreground style, if it is a plain color. Setting `nil`
  /// goes back to the system's label colors.
  package var foregroundColor: Color? {
    get { foregroundStyles.last?.first?.color }
    set { foregroundStyles = newValue.map { [[AnyShapeStyle($0)]] } ?? [] }
  }
}
