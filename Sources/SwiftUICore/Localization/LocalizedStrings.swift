import Foundation
import Synchronization

/// Looks strings up in the `.strings` tables of bundles.
///
/// `Bundle.localizedString` on Linux goes by the process's languages and may take another table
/// than the one that `preferredLocalizations` names, so the environment's locale decides here.
package enum LocalizedStrings {
  /// - Returns: The entry, or the key itself if no table has it.
  package static func string(
    for key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale
  ) -> String {
    let bundle: Bundle = bundle ?? .main
    let table: String = table ?? "Localizable"
    for localization: String? in localizations(of: bundle, for: locale) {
      if let string = StringTable.load(table, bundle: bundle, localization: localization)[key] {
        return string
      }
    }
    return key
  }

  /// The bundle's localizations that suit the locale, best first; then the language that the
  /// bundle was made in, and last the tables that belong to no language.
  static func localizations(of bundle: Bundle, for locale: Locale) -> [String?] {
    let available: [String] = bundle.localizations
    var wanted: [String] = names(for: locale)
    wanted += [bundle.developmentLocalization ?? "en", "Base"]
    var result: [String?] = []
    for name: String in wanted {
      let match: String? = available.first { $0.caseInsensitiveCompare(name) == .orderedSame }
      if let match, !result.contains(match) { result.append(match) }
    }
    return result + [nil]
  }

  /// A locale's names from the most to the least specific: `zh-Hant-TW`, `zh-Hant`, `zh-TW`, `zh`.
  private static func names(for locale: Locale) -> [String] {
    guard let language = locale.language.languageCode?.identifier else { return [] }
    let script: String? = locale.language.script?.identifier
    let region: String? = locale.region?.identifier
    let combinations: [[String?]] = [
      [language, script, region], [language, script], [language, region], [language],
    ]
    return combinations.filter { !$0.contains(nil) }.map { parts in
      parts.compactMap { $0 }.joined(separator: "-")
    }
  }
}

/// One table of one language.
struct StringTable: Sendable {
  private var strings: [String: String] = [:]

  subscript(key: String) -> String? { strings[key] }

  private struct Source: Hashable {
    var table: String
    var bundle: String
    var localization: String?
  }

  private static let loaded = Mutex<[Source: StringTable]>([:])

  /// Reads a table once; an empty one if there is none.
  static func load(_ table: String, bundle: Bundle, localization: String?) -> StringTable {
    let source = Source(table: table, bundle: bundle.bundlePath, localization: localization)
    if let known = loaded.withLock({ $0[source] }) { return known }
    let result = StringTable(table, bundle: bundle, localization: localization)
    loaded.withLock { $0[source] = result }
    return result
  }

  private init(_ table: String, bundle: Bundle, localization: String?) {
    let path: String? =
      localization.map { localization in
        bundle.path(
          forResource: table, ofType: "strings", inDirectory: nil, forLocalization: localization)
      } ?? bundle.path(forResource: table, ofType: "strings")
    guard let path, let data = FileManager.default.contents(atPath: path) else { return }
    let list: Any? = try? PropertyListSerialization.propertyList(from: data, format: nil)
    strings = list as? [String: String] ?? [:]
  }
}
