/// Puts a search field above a view, whose tokens stand before its text.
package struct TokenSearchModifier<
  Tokens: RandomAccessCollection & RangeReplaceableCollection, TokenView: View
>
where Tokens.Element: Identifiable {
  package var tokens: Binding<Tokens>
  package var token: (Tokens.Element) -> TokenView
}

extension TokenSearchModifier: ViewModifier {
  public func body(content: Content) -> some View {
    VStack(spacing: 0) {
      HStack {
        ForEach(tokens.wrappedValue) { element in
          Button {
            tokens.wrappedValue.removeAll { $0.id == element.id }
          } label: {
            token(element)
          }
        }
      }
      content
    }
  }
}

extension View {
  /// Marks this view as searchable with text and tokens. A token that is clicked goes.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .modifier(TokenSearchModifier(tokens: tokens, token: token))
  }

  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }
}
