/// A colour, gradient or pattern to draw shapes and text with.
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

  func _apply(to shape: inout _ShapeStyle_Shape)
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {}
}
