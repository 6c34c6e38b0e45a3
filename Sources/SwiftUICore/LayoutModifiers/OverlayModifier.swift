/// Puts a view in front of another.
public struct _OverlayModifier<Overlay: View> {
  package var overlay: Overlay
  package var alignment: Alignment
}

extension _OverlayModifier: LayeringModifier {
  public typealias Body = Never
  @MainActor package var layer: Overlay { overlay }
  @MainActor package var layerAlignment: Alignment { alignment }
  @MainActor package static var isInFront: Bool { true }
}

extension _OverlayModifier: Equatable where Overlay: Equatable {}

extension View {
  /// Layers the views that you specify in front of this view.
  ///
  /// They are proposed this view's size, and change neither its size nor the layout around it. Several views lie
  /// over each other, as in a ``ZStack``.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Layers a secondary view in front of this view. The form with a closure replaces it.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }
}
