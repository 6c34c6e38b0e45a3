import Foundation
import SwiftUICore

/// What a preview is shown in: light or dark, and what else is asked for.
///
/// It is written as its parts, joined by `+`: `dark+rightToLeft+accessibility3+locale=ar+320x480`.
package struct PreviewVariant: Hashable {
  package var scheme = ColorScheme.light
  package var textSize: DynamicTypeSize?
  package var direction: LayoutDirection?
  /// The locale's identifier.
  package var locale: String?
  /// In points: the size of previews that have that of a window.
  package var size: CGSize?

  package init(scheme: ColorScheme = .light) { self.scheme = scheme }

  /// As it is written, the parts in one order: light or dark, text size, direction, locale, size.
  package var name: String {
    let parts: [String?] = [
      schemeName, textSize.map { "\($0)" }, direction.map { "\($0)" },
      locale.map { "locale=\($0)" },
      size.map { "\(Int($0.width))x\(Int($0.height))" },
    ]
    return parts.compactMap { $0 }.joined(separator: "+")
  }

  package var schemeName: String { "\(scheme)" }

  /// Sets what the variant asks for.
  package func apply(to values: inout EnvironmentValues) {
    values.colorScheme = scheme
    if let textSize { values.dynamicTypeSize = textSize }
    if let direction { values.layoutDirection = direction }
    if let locale { values.locale = Locale(identifier: locale) }
  }
}

extension PreviewVariant {
  package struct Malformed: Error, CustomStringConvertible {
    package let description: String

    init(_ problem: String) {
      let sizes = DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")
      description = """
        \(problem). A variant is joined of these by "+": light or dark; leftToRight or rightToLeft; \
        \(sizes); locale=IDENTIFIER; WIDTHxHEIGHT
        """
    }
  }

  package init(_ text: String) throws(Malformed) {
    var kinds: Set<String> = []
    for part in text.split(separator: "+", omittingEmptySubsequences: false) {
      let kind = try take(String(part))
      guard kinds.insert(kind).inserted else {
        throw Malformed("\"\(text)\" gives the \(kind) twice")
      }
    }
  }

  /// Variants with commas between them.
  package static func list(_ text: String) throws(Malformed) -> [PreviewVariant] {
    var variants: [PreviewVariant] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let variant = try PreviewVariant(part.trimmingCharacters(in: .whitespaces))
      guard !variants.contains(variant) else {
        throw Malformed("\"\(text)\" gives \(variant.name) twice")
      }
      variants.append(variant)
    }
    return variants
  }

  /// Returns what kind of part it is.
  private mutating func take(_ part: String) throws(Malformed) -> String {
    if let scheme = ColorScheme.allCases.first(where: { "\($0)" == part }) {
      self.scheme = scheme
      return "color scheme"
    }
    if let direction = LayoutDirection.allCases.first(where: { "\($0)" == part }) {
      self.direction = direction
      return "direction"
    }
    if let textSize = DynamicTypeSize.allCases.first(where: { "\($0)" == part }) {
      self.textSize = textSize
      return "text size"
    }
    if part.hasPrefix("locale=") {
      let identifier = String(part.dropFirst("locale=".count))
      guard Locale(identifier: identifier).language.languageCode?.isISOLanguage == true else {
        throw Malformed("\"\(identifier)\" is no locale")
      }
      locale = identifier
      return "locale"
    }
    let sides = part.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    if sides.count == 2, let width = sides[0], let height = sides[1] {
      guard (1...8192).contains(width), (1...8192).contains(height) else {
        throw Malformed("\"\(part)\" is no size: sides are 1 to 8192 points")
      }
      size = CGSize(width: width, height: height)
      return "size"
    }
    throw Malformed("\"\(part)\" is no part of a variant")
  }
}
