package struct ScrollContentBackgroundModifier: Sendable {
  package var visibility: Visibility
}

extension ScrollContentBackgroundModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Specifies the visibility of the background for scrollable views within this view.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    keptAsValue().modifier(ScrollContentBackgroundModifier(visibility: visibility))
  }
}
