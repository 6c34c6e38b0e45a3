import Foundation

/// A visual element that can be used to separate other content.
///
/// In an ``HStack`` it is a vertical line, elsewhere a horizontal one. Drawn with a `GtkSeparator`.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: PrimitiveView {
  public typealias Body = Never

  @MainActor package func primitive(_ context: PrimitiveContext) -> DividerPrimitive {
    DividerPrimitive(orientation: .horizontal)
  }

  @MainActor public static func _makeNode(
    _ view: Divider, _ inputs: _NodeInputs
  ) -> _TypedNode<Divider> { DividerNode(view, inputs) }
}

/// What a renderer needs of a divider: a line along `orientation` through the whole of its frame.
package struct DividerPrimitive: Primitive, Equatable {
  package static let viewName = "Divider"
  package let orientation: Axis
}

private final class DividerNode: PrimitiveNode<Divider> {
  override func makeItem(_ native: any NativeView) -> NativeItem {
    DividerItem(graph: graph, native: native)
  }
}

/// Turns the line by the stack that it stands in, which the view's value doesn't know.
private final class DividerItem: NativeItem {
  private static let thickness: CGFloat = 1
  private static let idealLength: CGFloat = 10
  private var orientation = Axis.horizontal

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let axis = (enclosingStackAxis ?? .vertical).other
    return CGSize(axis, proposal[axis] ?? Self.idealLength, across: Self.thickness)
  }

  override func commit(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    let axis = (enclosingStackAxis ?? .vertical).other
    if axis != orientation {
      orientation = axis
      native.update(DividerPrimitive(orientation: axis))
    }
    super.commit(bounds, proposal)
  }
}

extension DividerPrimitive: Describing {
  package var meaning: PrimitiveMeaning { .divider }
}
