/// Actions for the beginning and the end of a view's life.
public struct _AppearanceActionModifier {
  public var appear: (() -> Void)?
  public var disappear: (() -> Void)?

  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension _AppearanceActionModifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { AppearanceNode(view, inputs) }
}

extension View {
  /// Calls `action` on the main actor once the view is in the platform's tree, before it is drawn for the first
  /// time. Of nested views the inner ones are told first.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action))
  }

  /// Calls `action` on the main actor when the view has gone from the platform's tree. Of nested views the inner
  /// ones are told first.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(disappear: action))
  }
}

private final class AppearanceNode<Content: View>: ModifierNode<Content, _AppearanceActionModifier>
{
  private var hasAppeared = false

  override func didMakeContent() {
    graph.afterCommit(.appearance) { [weak self] in self?.appear() }
  }

  private func appear() {
    // A view that came and went in one update was never there.
    guard isMounted else { return }
    hasAppeared = true
    modifier.appear?()
  }

  override func willUnmount() {
    guard hasAppeared, let action = modifier.disappear else { return }
    graph.afterCommit(.appearance, action)
  }
}
