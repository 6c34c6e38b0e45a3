package struct InteractionActivityTrackingTagModifier: Sendable {
  package var tag: String
}

extension InteractionActivityTrackingTagModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Names the view for tools that track what users do.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View {
    keptAsValue().modifier(InteractionActivityTrackingTagModifier(tag: tag))
  }
}
