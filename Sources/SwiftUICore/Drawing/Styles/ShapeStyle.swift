/// A color, gradient or pattern to draw shapes and text with.
///
/// Make a style of your own by returning others from `resolve(in:)`:
///
/// ```swift
/// struct Brand: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.orange : Color.red
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// What this style resolves to; `Never` for styles that are drawn as they are.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to draw in an environment. Called on the main actor whenever what it reads of the
  /// environment has changed.
  func resolve(in environment: EnvironmentValues) -> Resolved

  func _apply(to shape: inout _ShapeStyle_Shape)
}

extension ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    resolve(in: shape.environment)._apply(to: &shape)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn as it is; a style of your own must implement resolve(in:).")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {}
}
