import Foundation

/// A two-dimensional shape that draws itself as a path.
///
/// ```swift
/// struct Diamond: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.addLines([
///         CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
///         CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
///       ])
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
public protocol Shape: Sendable, Animatable {
  /// The outline of this shape inside `rect`. May be called on any thread.
  func path(in rect: CGRect) -> Path

  static var role: ShapeRole { get }

  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}
