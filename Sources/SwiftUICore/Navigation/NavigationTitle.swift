/// Sets the title of the page, or of the window, that a view is in.
package struct NavigationTitleModifier {
  package var title: Text
  /// What the title is bound to, where it is one that can be changed.
  package var binding: Binding<String>?
}

extension NavigationTitleModifier: ViewModifier {
  public typealias Body = Never
  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { NavigationTitleNode(view, inputs) }
}

private final class NavigationTitleNode<Content: View>:
  ModifierNode<Content, NavigationTitleModifier>
{
  override func didMakeContent() { set(modifier.title) }

  override func modifierDidChange(from old: NavigationTitleModifier) { set(modifier.title) }

  private func set(_ title: Text?) {
    scope.values.navigationPage?.setTitle(title, owner: ObjectIdentifier(self))
  }

  override func willUnmount() {
    set(nil)
    super.willUnmount()
  }
}

/// Whether a page asks for its back button to be hidden.
package enum NavigationBarBackButtonHiddenKey: PreferenceKey {
  package static let defaultValue = false
  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

/// Hides the back button of the page that a view is in.
private struct BackButtonModifier: ViewModifier {
  typealias Body = Never
  let value: Bool

  @MainActor static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { BackButtonNode(view, inputs) }
}

private final class BackButtonNode<Content: View>: ModifierNode<Content, BackButtonModifier> {
  override func didMakeContent() { set(modifier.value) }

  override func modifierDidChange(from old: BackButtonModifier) { set(modifier.value) }

  private func set(_ hides: Bool) {
    scope.values.navigationPage?.setHidesBackButton(hides, owner: ObjectIdentifier(self))
  }

  override func willUnmount() {
    set(false)
    super.willUnmount()
  }
}

extension View {
  /// Configures the view's title for purposes of navigation: shown in the header bar of its navigation stack, or
  /// as the window's title outside of one.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationTitleModifier(title: title))
  }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Hides the navigation bar back button for the view.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(BackButtonModifier(value: hidesBackButton))
      .modifier(
        _PreferenceWritingModifier<NavigationBarBackButtonHiddenKey>(value: hidesBackButton))
  }
}
