import SwiftUI

#if os(Linux)
import SwiftUICore
#endif

/// Reads what a text says.
@MainActor
struct TextReader {
  private let locale: Locale

  init(_ locale: Locale) { self.locale = locale }

  func string(of text: Any) throws -> String {
    guard let text = text as? SwiftUI.Text else {
      throw InspectionError.typeMismatch(text, SwiftUI.Text.self)
    }
    if let verbatim = try? Inspector.attribute(.textVerbatim, of: text, type: String.self) {
      return verbatim
    }
    #if os(Linux)
    return resolved(text)
    #else
    return try string(of: text, storage: Inspector.attribute(.textAnyStorage, of: text))
    #endif
  }

  #if os(Linux)
  /// Texts of this SwiftUI know what they say.
  private func resolved(_ text: SwiftUI.Text) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return text.resolvedString(in: environment)
  }
  #else
  private func string(of text: SwiftUI.Text, storage: Any) throws -> String {
    let name: String = Inspector.typeName(value: storage, generics: .remove)
    switch name {
    case "ConcatenatedTextStorage":
      return try string(of: Inspector.attribute(.concatenatedFirst, of: storage))
        + string(of: Inspector.attribute(.concatenatedSecond, of: storage))
    case "LocalizedTextStorage":
      let key: Any = try Inspector.attribute(.localizedKey, of: storage)
      return try Inspector.attribute(.keyString, of: key, type: String.self)
    case "AttributedStringTextStorage":
      return try String(
        Inspector.attribute(.attributedString, of: storage, type: AttributedString.self)
          .characters)
    default: throw InspectionError.notSupported("Unknown text storage: \(name)")
    }
  }
  #endif
}
