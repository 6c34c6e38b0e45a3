/// How large the title of a page is.
public enum NavigationBarItem {
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}

package enum NavigationBarHiddenKey: PreferenceKey {
  package static var defaultValue: Bool? { nil }
  package static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    value = value ?? nextValue()
  }
}

package enum NavigationBarTitleDisplayModeKey: ValuePreferenceKey {
  package static var defaultValue: NavigationBarItem.TitleDisplayMode? { nil }
  package static func reduce(
    value: inout NavigationBarItem.TitleDisplayMode?,
    nextValue: () -> NavigationBarItem.TitleDisplayMode?
  ) { value = value ?? nextValue() }
}

package enum StatusBarKey: ValuePreferenceKey {
  package static let defaultValue = false
  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

/// Sets the value of a preference for a view, with the transaction of the change.
package struct TransactionalPreferenceModifier<Value, Key: PreferenceKey> {
  package var value: Value
}

extension TransactionalPreferenceModifier: ValueModifier { public typealias Body = Never }

/// Puts views beside the title of a page.
package struct NavigationBarItemsModifier<Leading: View, Trailing: View> {
  package var leading: Leading
  package var trailing: Trailing
}

extension NavigationBarItemsModifier: ViewModifier {
  public func body(content: Content) -> some View {
    content.toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}

/// Sets a second line below the title.
package struct NavigationSubtitleModifier {
  package var subtitle: Text
}

extension NavigationSubtitleModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Sets the title of the page. `navigationTitle(_:)` replaces it.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Configures how large the title is. A header bar on the desktop has one size of titles.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    keptAsValue().modifier(
      _PreferenceWritingModifier<NavigationBarTitleDisplayModeKey>(value: displayMode))
  }

  /// Hides the navigation bar for this view. `toolbarVisibility(_:for:)` replaces it.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    keptAsValue().modifier(
      ToolbarAppearanceModifier(
        bars: [.navigationBar], visibility: hidden ? .hidden : .visible))
  }

  /// Sets views beside the title of the page. `toolbar(content:)` replaces it.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View { modifier(NavigationBarItemsModifier(leading: leading, trailing: trailing)) }

  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    navigationBarItems(leading: leading, trailing: EmptyView())
  }

  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationBarItems(leading: EmptyView(), trailing: trailing)
  }

  /// Configures the view's subtitle for purposes of navigation. GTK shows none yet.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    keptAsValue().modifier(NavigationSubtitleModifier(subtitle: subtitle))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the title of the page to one that the user can change. GTK shows it, and offers no way to change it.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(
      NavigationTitleModifier(title: Text(verbatim: title.wrappedValue), binding: title))
  }

  /// Sets the visibility of the status bar, of which a desktop has none.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    keptAsValue().modifier(TransactionalPreferenceModifier<Bool, StatusBarKey>(value: hidden))
  }

  /// The older name of `statusBarHidden(_:)`.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Sets the preferred visibility of the system's overlays, of which a desktop has none.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    keptAsValue().modifier(PersistentSystemOverlaysModifier(visibility: visibility))
  }

  /// Sets which edges' system gestures give way to the app's. A desktop has none.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    keptAsValue().modifier(DefersSystemGesturesModifier(edges: edges))
  }
}

package struct PersistentSystemOverlaysModifier: Sendable {
  package var visibility: Visibility
}

package struct DefersSystemGesturesModifier: Sendable {
  package var edges: Edge.Set
}

extension PersistentSystemOverlaysModifier: ValueModifier { public typealias Body = Never }
extension DefersSystemGesturesModifier: ValueModifier { public typealias Body = Never }
