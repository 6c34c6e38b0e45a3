/// Puts a search field above a view.
package struct SearchableModifier {
  package var text: Binding<String>
  package var isPresented: Binding<Bool>?
  package var placement: SearchFieldPlacement
  package var prompt: Text?
}

extension SearchableModifier: ViewModifier {
  public func body(content: Content) -> some View {
    let text = text
    let isPresented = isPresented
    let dismiss: @MainActor () -> Void = {
      text.wrappedValue = ""
      isPresented?.wrappedValue = false
    }
    VStack(spacing: 0) {
      SearchField(text: text, isPresented: isPresented, prompt: prompt, dismiss: dismiss)
        .layoutPriority(1)
      content.modifier(
        SearchingModifier(
          isSearching: isPresented?.wrappedValue == true || !text.wrappedValue.isEmpty,
          dismiss: dismiss))
    }
  }
}

/// Tells the views below a search field of it.
private struct SearchingModifier {
  let isSearching: Bool
  let dismiss: @MainActor () -> Void
}

extension SearchingModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.isSearching, isSearching)
      .environment(\.searchDismissal, dismiss)
  }
}

/// Draws the field of ``SearchField``, whatever the style of the text fields around it.
private struct SearchFieldStyle: TextFieldStyle {
  let stop: @MainActor () -> Void

  func _body(configuration: TextField<_Label>) -> some View {
    NativeSearchField(field: configuration, stop: stop)
  }
}

private struct SearchField: View {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let dismiss: @MainActor () -> Void
  @Environment(\.submitActions) private var submitActions
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 6) {
      TextField(text: text, prompt: prompt ?? Text("Search")) { Text("Search") }
        .labelsHidden()
        .textFieldStyle(SearchFieldStyle(stop: dismiss))
        .focused($isFocused)
        .onSubmit { submitActions.call(for: .search) }
        .submitScope()
      if isFocused || !text.wrappedValue.isEmpty {
        scopes
        suggestions.environment(\.searchText, text)
      }
    }
    .padding(6)
    .onChange(of: isPresented?.wrappedValue ?? false) { _, isPresented in
      if isPresented { isFocused = true }
    }
  }
}

private struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}
private struct SearchScopesKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// What is suggested for the search fields in the view.
  package var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  package var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

extension View {
  /// Marks this view as searchable, which configures the display of a search field.
  ///
  /// The field is above the view. Return in it triggers `onSubmit(of: .search)`.
  /// - Parameters:
  ///   - text: what the user searches for.
  ///   - placement: held; the field is where it is.
  ///   - prompt: shown in the empty field.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Adds a search field to the view; setting `isPresented` to true moves the focus to it.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
    )
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Marks this view as searchable, with suggestions below the field.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }
}
