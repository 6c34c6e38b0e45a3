import SwiftUI

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
    return try Platform.string(of: text, in: locale)
  }
}
