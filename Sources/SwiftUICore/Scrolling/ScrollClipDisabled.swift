package struct ScrollClipDisabledModifier: Sendable {
  package var disabled: Bool
}

extension ScrollClipDisabledModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Sets whether a scroll view clips its content to its bounds. GTK's always does.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    keptAsValue().modifier(ScrollClipDisabledModifier(disabled: disabled))
  }
}
