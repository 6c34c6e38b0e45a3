import Foundation

extension Text {
  /// The case in which letters are shown.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}

extension Text.Case {
  package func apply(to string: String, locale: Locale) -> String {
    switch self {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}

private struct CaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

extension EnvironmentValues {
  /// The case that text is shown in; its own if `nil`.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }
}

extension View {
  /// Sets the case that text in this view is shown in; nil for its own.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
