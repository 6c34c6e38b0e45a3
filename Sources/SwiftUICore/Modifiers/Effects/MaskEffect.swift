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

  /// A shape clips the view. A mask of other views is not drawn, since GTK 4.8 can't: the view is shown whole.
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    guard view.modifier.mask is any Shape else {
      Diagnostics.reportOnce("GTK draws no mask of \(Mask.self): only shapes mask a view.")
      return PassthroughNode(view, inputs) { $0.content }
    }
    return PassthroughNode(view, inputs) { view in
      let shape: any Shape = (view.modifier.mask as? any Shape) ?? Rectangle()
      return ModifiedContent(
        content: view.content,
        modifier: _ClipEffect(shape: AnyShape(shape), style: FillStyle()))
    }
  }
}

extension View {
  /// Masks this view using the alpha channel of the given view.
  ///
  /// Drawn where the mask is a shape.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { modifier(_MaskEffect(mask: mask(), alignment: alignment)) }

  /// Masks this view using the alpha channel of the given view. The form with a closure replaces it.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(mask: mask, alignment: .center))
  }
}
