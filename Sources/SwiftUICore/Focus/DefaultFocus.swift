/// Which of several views has the focus to begin with.
package struct DefaultFocusModifier<Value: Hashable> {
  package var binding: FocusState<Value>.Binding
  package var value: Value
  package var priority: DefaultFocusEvaluationPriority
}

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private enum Kind { case automatic, userInitiated }
  private let kind: Kind
  public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)
  public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}

extension DefaultFocusModifier: ViewModifier {
  public func body(content: Content) -> some View {
    content.onAppear { binding.wrappedValue = value }
  }
}

/// Names a view in which a default focus is looked for.
package struct FocusScopeModifier: Sendable {
  package var namespace: Namespace.ID
}

/// Prefers a view for the default focus.
package struct PrefersDefaultFocusModifier: Sendable {
  package var prefersDefaultFocus: Bool
  package var namespace: Namespace.ID
}

extension FocusScopeModifier: ValueModifier { public typealias Body = Never }

extension PrefersDefaultFocusModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Defines a region of the window in which default focus is evaluated by assigning a value to a given focus state
  /// binding: when the view appears.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
  }

  /// Makes the view one in which a default focus is looked for.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    keptAsValue().modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    keptAsValue().modifier(
      PrefersDefaultFocusModifier(
        prefersDefaultFocus: prefersDefaultFocus, namespace: namespace))
  }
}
