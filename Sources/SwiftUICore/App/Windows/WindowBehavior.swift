/// Whether a window can be used in a way.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = WindowInteractionBehavior(kind: .automatic)
  public static let enabled = WindowInteractionBehavior(kind: .enabled)
  public static let disabled = WindowInteractionBehavior(kind: .disabled)
}

package struct WindowBehaviorModifier: Sendable {
  package enum Kind: Sendable { case dismiss, fullScreen, minimize, resize }
  package var kind: Kind
  package var behavior: WindowInteractionBehavior
}

extension WindowBehaviorModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Sets whether the window can be closed.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
  {
    keptAsValue().modifier(WindowBehaviorModifier(kind: .dismiss, behavior: behavior))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    keptAsValue().modifier(WindowBehaviorModifier(kind: .fullScreen, behavior: behavior))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    keptAsValue().modifier(WindowBehaviorModifier(kind: .minimize, behavior: behavior))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    keptAsValue().modifier(WindowBehaviorModifier(kind: .resize, behavior: behavior))
  }
}
