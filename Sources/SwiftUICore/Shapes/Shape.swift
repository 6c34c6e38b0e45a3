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
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline of this shape inside `rect`. May be called on any thread.
  func path(in rect: CGRect) -> Path

  static var role: ShapeRole { get }

  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape takes of a proposal; all of it, if the shape does not say otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape in the foreground style.
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  // What is drawn of the shape moves; its body need not be evaluated for that.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    CompositeNode<Self>(view, inputs)
  }
}
