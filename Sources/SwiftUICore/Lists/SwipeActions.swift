/// Adds actions that a swipe over a row shows.
package struct SwipeActionsModifier<Actions: View> {
  package var edge: HorizontalEdge
  package var allowsFullSwipe: Bool
  package var actions: Actions
}

extension SwipeActionsModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Adds custom swipe actions to a row in a list. GTK's lists know no swipes: offer the same in a context menu.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    keptAsValue().modifier(
      SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
