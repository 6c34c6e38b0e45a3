/// The placement of a container background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind { case window, navigation, navigationSplitView, tabView, widget }
  private let kind: Kind
  public static let window = ContainerBackgroundPlacement(kind: .window)
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  /// On Apple's systems WidgetKit declares it.
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
}

/// Sets the background of the container that a view is in.
package struct ContainerBackgroundModifier<Background: View> {
  package var placement: ContainerBackgroundPlacement
  package var alignment: Alignment
  package var background: Background
}

extension ContainerBackgroundModifier: ViewModifier {
  /// Drawn behind the view, which grows to all the space that it is offered.
  public func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { background }
  }
}

extension View {
  /// Sets the container background of the enclosing container using a style.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        placement: container, alignment: .center, background: Rectangle().fill(style)))
  }

  /// Sets the container background of the enclosing container using a view.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        placement: container, alignment: alignment, background: content()))
  }
}
