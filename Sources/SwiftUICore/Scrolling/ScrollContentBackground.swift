package struct ScrollContentBackgroundModifier: Sendable {
  package var visibility: Visibility
}

extension ScrollContentBackgroundModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Sets whether lists and forms have a background.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    keptAsValue().modifier(ScrollContentBackgroundModifier(visibility: visibility))
  }
}
