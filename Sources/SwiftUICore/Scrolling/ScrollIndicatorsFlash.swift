package struct ScrollIndicatorsFlashModifier<Value: Equatable> {
  package var onAppear: Bool
  package var trigger: Value?
}

extension ScrollIndicatorsFlashModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Shows the scroll bars for a moment when the view appears.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    keptAsValue().modifier(ScrollIndicatorsFlashModifier<Bool>(onAppear: onAppear, trigger: nil))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    keptAsValue().modifier(ScrollIndicatorsFlashModifier(onAppear: false, trigger: value))
  }
}
