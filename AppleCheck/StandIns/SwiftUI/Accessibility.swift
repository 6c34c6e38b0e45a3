extension View {
  /// Stand-in for the form before iOS 14, which is deprecated since.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}
