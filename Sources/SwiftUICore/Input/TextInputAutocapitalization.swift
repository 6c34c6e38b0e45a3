/// The kind of autocapitalization behavior applied during text input.
public struct TextInputAutocapitalization: Equatable, Sendable {
  package enum Behavior: Equatable, Sendable {
    case never
    case words
    case sentences
    case characters
  }
  package var behavior: Behavior

  package init(behavior: Behavior) { self.behavior = behavior }

  public static var never: TextInputAutocapitalization { .init(behavior: .never) }
  public static var words: TextInputAutocapitalization { .init(behavior: .words) }
  public static var sentences: TextInputAutocapitalization { .init(behavior: .sentences) }
  public static var characters: TextInputAutocapitalization { .init(behavior: .characters) }
}

private enum AutocapitalizationKey: ValueEnvironmentKey {
  static let defaultValue = TextInputAutocapitalization.sentences
}

extension EnvironmentValues {
  package var textInputAutocapitalization: TextInputAutocapitalization {
    get { self[kept: AutocapitalizationKey.self] }
    set { self[kept: AutocapitalizationKey.self] = newValue }
  }
}

extension View {
  /// Sets which letters a keyboard on the screen makes capital. One with keys has no use for it.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    modifier(
      _EnvironmentKeyTransformModifier(keyPath: \.textInputAutocapitalization) { value in
        if let autocapitalization { value = autocapitalization }
      })
  }
}
