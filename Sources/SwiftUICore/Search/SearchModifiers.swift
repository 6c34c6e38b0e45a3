/// Fills in a text for a suggestion of a search.
package struct SearchCompletionModifier: Equatable, Sendable {
  package var completion: String
}

/// Hides suggestions of a search in some places.
package struct SearchSuggestionsVisibilityModifier: Sendable {
  package var visibility: Visibility
  package var placements: SearchSuggestionsPlacement.Set
}

package struct SearchPresentationToolbarBehaviorModifier: Sendable {
  package var behavior: SearchPresentationToolbarBehavior
}

package struct SearchToolbarBehaviorModifier: Sendable {
  package var behavior: SearchToolbarBehavior
}

extension SearchCompletionModifier: ViewModifier {
  public func body(content: Content) -> some View {
    SearchCompletionButton(completion: completion, content: content)
  }
}

/// A suggestion that fills in its text when it is clicked.
private struct SearchCompletionButton<Content: View>: View {
  let completion: String
  let content: Content
  @Environment(\.searchText) private var text

  var body: some View {
    content.onTapGesture { text?.wrappedValue = completion }
  }
}

private struct SearchTextKey: EnvironmentKey {
  static var defaultValue: Binding<String>? { nil }
}

extension EnvironmentValues {
  /// The text of the search field that a suggestion is for.
  package var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

extension SearchSuggestionsVisibilityModifier: ValueModifier { public typealias Body = Never }
extension SearchPresentationToolbarBehaviorModifier: ValueModifier { public typealias Body = Never }
extension SearchToolbarBehaviorModifier: ValueModifier { public typealias Body = Never }

/// Narrows down a search.
package struct SearchScopesModifier<Scope: Hashable, Scopes: View> {
  package var scope: Binding<Scope>
  package var activation: SearchScopeActivation
  package var scopes: Scopes
}

extension SearchScopesModifier: ViewModifier {
  public func body(content: Content) -> some View {
    let picker = AnyView(
      Picker(selection: scope) {
        scopes
      } label: {
        Text("Scope")
      }
      .labelsHidden()
      .pickerStyle(.segmented))
    return content.environment(\.searchScopes, picker)
  }
}

extension View {
  /// Configures the search suggestions for this view: shown below the search fields in it.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { environment(\.searchSuggestions, AnyView(suggestions())) }

  /// Configures how to display search suggestions within this view.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    keptAsValue().modifier(
      SearchSuggestionsVisibilityModifier(visibility: visibility, placements: placements))
  }

  /// Associates a fully formed string with the value of this view when used as a search suggestion.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }

  /// Configures the search scopes for this view: a choice below the search fields in it.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// Configures the search scopes for this view: a choice below the search fields in it. On Linux
  /// `activation` is ignored.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    SwiftUIDiagnostics.ignores("activation", if: activation != .automatic)
    return modifier(SearchScopesModifier(scope: scope, activation: activation, scopes: scopes()))
  }

  /// Configures the search toolbar presentation behavior for any searchable modifiers within this view.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    keptAsValue().modifier(SearchPresentationToolbarBehaviorModifier(behavior: behavior))
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    keptAsValue().modifier(SearchToolbarBehaviorModifier(behavior: behavior))
  }
}
