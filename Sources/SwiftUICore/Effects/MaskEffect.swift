/// Shows a view only where another one is opaque.
public struct _MaskEffect<Mask: View> {
  package var mask: Mask
  package var alignment: Alignment

  nonisolated package init(mask: Mask, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
  }
}

extension _MaskEffect: ViewModifier {
  public typealias Body = Never

  /// A shape clips the view, which costs less than drawing the mask.
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    guard view.modifier.mask is any Shape else {
      return PassthroughNode(view, inputs) { $0.content.drawn(through: $0.modifier) }
    }
    return PassthroughNode(view, inputs) { view in
      let shape = (view.modifier.mask as? any Shape) ?? Rectangle()
      return ModifiedContent(
        content: view.content,
        modifier: _ClipEffect(shape: AnyShape(shape), style: FillStyle()))
    }
  }
}

extension View {
  /// The mask lies over the view, in one group with it.
  fileprivate func drawn<Mask: View>(through effect: _MaskEffect<Mask>) -> some View {
    overlay(alignment: effect.alignment) {
      effect.mask.accessibilityHidden(true).modifier(MaskGroupEffect(part: .mask))
    }
    .modifier(MaskGroupEffect(part: .whole))
  }
}

private struct MaskGroupEffect: EffectModifier {
  typealias Body = Never

  let part: MaskPrimitive.Part

  @MainActor func primitive(_ context: PrimitiveContext) -> MaskPrimitive {
    MaskPrimitive(part: part)
  }
}

/// What a renderer needs to draw a group only where a mask in it is opaque.
package struct MaskPrimitive: Primitive, ContentHosting, Equatable {
  package enum Part: Sendable {
    /// The masked views, and the mask among them.
    case whole
    /// What is not drawn itself: how opaque it is, the masked views are. The pointer goes through it.
    case mask
  }

  package static let viewName = "Mask"
  package let part: Part
}

extension View {
  /// Masks this view using the alpha channel of the given view.
  ///
  /// On GTK, a mask that is not a shape is drawn with Cairo, and the pointer finds the whole view.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { modifier(_MaskEffect(mask: mask(), alignment: alignment)) }

  /// Masks this view using the alpha channel of the given view. The form with a closure replaces it.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(mask: mask, alignment: .center))
  }
}
