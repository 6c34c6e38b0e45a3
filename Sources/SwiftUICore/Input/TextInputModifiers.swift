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

/// What the key that submits is labelled with.
public struct SubmitLabel: Equatable, Sendable {
  private enum Kind { case done, go, send, join, route, search, `return`, next, `continue` }
  private let kind: Kind

  public static var done: SubmitLabel { SubmitLabel(kind: .done) }
  public static var go: SubmitLabel { SubmitLabel(kind: .go) }
  public static var send: SubmitLabel { SubmitLabel(kind: .send) }
  public static var join: SubmitLabel { SubmitLabel(kind: .join) }
  public static var route: SubmitLabel { SubmitLabel(kind: .route) }
  public static var search: SubmitLabel { SubmitLabel(kind: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
  public static var next: SubmitLabel { SubmitLabel(kind: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}

private enum AutocapitalizationKey: ValueEnvironmentKey {
  static let defaultValue = TextInputAutocapitalization.sentences
}
private enum SubmitLabelKey: ValueEnvironmentKey {
  static let defaultValue = SubmitLabel.return
}
private enum TextContentTypeKey: ValueEnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  package var textInputAutocapitalization: TextInputAutocapitalization {
    get { self[kept: AutocapitalizationKey.self] }
    set { self[kept: AutocapitalizationKey.self] = newValue }
  }

  package var submitLabel: SubmitLabel {
    get { self[kept: SubmitLabelKey.self] }
    set { self[kept: SubmitLabelKey.self] = newValue }
  }

  package var textContentType: String? {
    get { self[kept: TextContentTypeKey.self] }
    set { self[kept: TextContentTypeKey.self] = newValue }
  }
}

/// The semantic meaning of text that the user enters, as Apple's AppKit names it.
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let username = NSTextContentType(rawValue: "username")
  public static let password = NSTextContentType(rawValue: "password")
  public static let newPassword = NSTextContentType(rawValue: "new-password")
  public static let oneTimeCode = NSTextContentType(rawValue: "one-time-code")
  public static let emailAddress = NSTextContentType(rawValue: "email")
  public static let telephoneNumber = NSTextContentType(rawValue: "tel")
  public static let name = NSTextContentType(rawValue: "name")
  public static let givenName = NSTextContentType(rawValue: "given-name")
  public static let familyName = NSTextContentType(rawValue: "family-name")
  public static let URL = NSTextContentType(rawValue: "url")
}

extension View {
  /// Sets how often the shift key in the keyboard is automatically enabled. A keyboard with keys has no use for it.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    modifier(
      _EnvironmentKeyTransformModifier(keyPath: \.textInputAutocapitalization) { value in
        if let autocapitalization { value = autocapitalization }
      })
  }

  /// Sets the submit label for this view, which only keyboards on the screen show.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }

  /// Sets the text content type for this view, which the desktop makes no suggestions from.
  nonisolated public func textContentType(_ textContentType: NSTextContentType?) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: \.textContentType, value: textContentType?.rawValue))
  }
}
