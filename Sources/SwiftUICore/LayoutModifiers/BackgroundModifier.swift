/// Puts a view behind another.
public struct _BackgroundModifier<Background: View> {
  package var background: Background
  package var alignment: Alignment
}

extension _BackgroundModifier: LayeringModifier {
  public typealias Body = Never
  @MainActor package var layer: Background { background }
  @MainActor package var layerAlignment: Alignment { alignment }
  @MainActor package static var isInFront: Bool { false }
}

extension _BackgroundModifier: Equatable where Background: Equatable {}

extension View {
  /// Layers the views that you specify behind this view.
  ///
  /// They are proposed this view's size, and change neither its size nor the layout around it. Several views lie
  /// over each other, as in a ``ZStack``.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }

  /// Layers a secondary view behind this view. The form with a closure replaces it.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }
}
