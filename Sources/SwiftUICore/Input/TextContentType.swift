private enum TextContentTypeKey: ValueEnvironmentKey {
  static let defaultValue: String? = nil
}

/// What kind of text the user enters, such as a name or a number. On Apple's systems AppKit declares it.
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

extension EnvironmentValues {
  package var textContentType: String? {
    get { self[kept: TextContentTypeKey.self] }
    set { self[kept: TextContentTypeKey.self] = newValue }
  }
}

extension View {
  /// Sets the text content type for this view, which the desktop makes no suggestions from.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func textContentType(_ textContentType: NSTextContentType?) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(
        keyPath: \.textContentType, value: textContentType?.rawValue))
  }
}
