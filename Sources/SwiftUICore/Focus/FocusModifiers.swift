/// What a view that takes the focus can be used for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let activate = FocusInteractions(rawValue: 1 << 0)
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  public static let automatic = FocusInteractions(rawValue: 1 << 2)
}

/// Lets a view have the focus.
public struct _FocusableModifier {
  package var isFocusable: Bool
  package var interactions: FocusInteractions
  package var onFocusChange: (Bool) -> Void
}

/// What a renderer needs of a group that can have the focus itself.
package struct FocusablePrimitive: Primitive, ContentHosting, KeyboardFocusable {
  package static let viewName: String = "Focusable"
  package let isFocusable: Bool
}

private struct FocusableGroupModifier: EffectModifier {
  typealias Body = Never
  let isFocusable: Bool
  @MainActor func primitive(_ context: PrimitiveContext) -> FocusablePrimitive {
    FocusablePrimitive(isFocusable: isFocusable && context.environment.isEnabled)
  }
}

extension _FocusableModifier: ViewModifier {
  public func body(content: Content) -> some View {
    content.modifier(FocusableGroupModifier(isFocusable: isFocusable))
      .modifier(FocusChangeModifier(action: onFocusChange))
  }
}

/// Tells when the focus comes into a view, and when it leaves.
private struct FocusChangeModifier: ViewModifier {
  typealias Body = Never
  let action: (Bool) -> Void

  @MainActor static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { FocusChangeNode(view, inputs) }
}

private final class FocusChangeNode<Content: View>: ModifierNode<Content, FocusChangeModifier>,
  FocusTarget
{
  private var hasFocus = false

  // It stands for no value, so that its place among targets does not matter.
  var order: Int { 0 }
  func value<V: Hashable>(in store: FocusStore<V>) -> V? { nil }

  override func didMakeContent() { graph.focus.add(self) }

  func focusDidMove(_ focus: FocusCoordinator) {
    let isInside = focus.isInside(self)
    guard isInside != hasFocus else { return }
    hasFocus = isInside
    modifier.action(isInside)
  }

  override func willUnmount() {
    graph.focus.remove(self)
    super.willUnmount()
  }
}

/// Keeps the focus in a view while it is moved with arrow keys.
package struct FocusSectionModifier: Sendable {}

extension FocusSectionModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Specifies if the view is focusable: the keyboard can then reach it, and a click moves the focus to it.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(
      _FocusableModifier(
        isFocusable: isFocusable, interactions: .automatic, onFocusChange: { _ in }))
  }

  /// Specifies if the view is focusable. On Linux `interactions` is ignored: the keyboard can reach
  /// it, and a click moves the focus to it.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    SwiftUIDiagnostics.ignores("interactions", if: interactions != .automatic)
    return modifier(
      _FocusableModifier(
        isFocusable: isFocusable, interactions: interactions, onFocusChange: { _ in }))
  }

  /// Specifies if the view is focusable, and adds an action to perform when the focus comes or goes.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(
      _FocusableModifier(
        isFocusable: isFocusable, interactions: .automatic, onFocusChange: onFocusChange))
  }

  /// Keeps the focus among the views in this one when it is moved with arrow keys.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func focusSection() -> some View {
    keptAsValue().modifier(FocusSectionModifier())
  }
}
