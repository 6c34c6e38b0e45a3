public struct ScrollClipDisabledModifier: Sendable {
  package var disabled: Bool
}

extension ScrollClipDisabledModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Sets whether a scroll view clips its content to its bounds. GTK's always does.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    keptAsValue().modifier(ScrollClipDisabledModifier(disabled: disabled))
  }
}
