import Foundation
import Synchronization

/// Looks strings up in the `.strings` tables of bundles.
///
/// Tables are read straight from the bundle's folders. `Bundle.localizedString` on Linux goes by
/// the process's languages, may take another table than the one that `preferredLocalizations`
/// names, and must not be called from two threads at once.
package enum LocalizedStrings {
  /// - Returns: The entry, or the key itself if no table has it.
  package static func string(
    for key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale
  ) -> String {
    let tables = StringTables.tables(of: bundle ?? .main)
    let table = table ?? "Localizable"
    for localization: String? in tables.localizations(for: locale) {
      if let string = tables.entries(of: table, in: localization)[key] { return string }
    }
    return key
  }
}

/// The string tables of one bundle, each read once.
private final class StringTables: Sendable {
  private struct Source: Hashable {
    var table: String
    var localization: String?
  }

  private let folder: URL
  private let available: [String]
  private let developmentLocalization: String
  private let loaded = Mutex<[Source: [String: String]]>([:])

  private static let known = Mutex<[String: StringTables]>([:])

  static func tables(of bundle: Bundle) -> StringTables {
    let path = bundle.bundlePath
    return known.withLock { known in
      if let tables = known[path] { return tables }
      let tables = StringTables(bundle)
      known[path] = tables
      return tables
    }
  }

  private init(_ bundle: Bundle) {
    folder = bundle.resourceURL ?? bundle.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    available = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    developmentLocalization =
      bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
  }

  /// The localizations that suit the locale, best first; then the language that the bundle was
  /// made in, and last the tables that belong to no language.
  func localizations(for locale: Locale) -> [String?] {
    let wanted = Self.names(for: locale) + [developmentLocalization, "Base"]
    var result: [String?] = []
    for name: String in wanted {
      // The package manager writes the names of these folders in lower case.
      let match = available.first { $0.caseInsensitiveCompare(name) == .orderedSame }
      if let match, !result.contains(match) { result.append(match) }
    }
    return result + [nil]
  }

  /// A locale's names from the most to the least specific: `zh-Hant-TW`, `zh-Hant`, `zh-TW`, `zh`.
  private static func names(for locale: Locale) -> [String] {
    guard let language = locale.language.languageCode?.identifier else { return [] }
    let script = locale.language.script?.identifier
    let region = locale.region?.identifier
    let combinations = [
      [language, script, region], [language, script], [language, region], [language],
    ]
    return combinations.filter { !$0.contains(nil) }.map { parts in
      parts.compactMap { $0 }.joined(separator: "-")
    }
  }

  /// The entries of a table, none if it is missing or broken.
  func entries(of table: String, in localization: String?) -> [String: String] {
    let source = Source(table: table, localization: localization)
    if let entries = loaded.withLock({ $0[source] }) { return entries }
    let entries = read(source)
    loaded.withLock { $0[source] = entries }
    return entries
  }

  private func read(_ source: Source) -> [String: String] {
    let directory =
      source.localization.map { folder.appendingPathComponent("\($0).lproj") } ?? folder
    let file = directory.appendingPathComponent("\(source.table).strings")
    guard let data = try? Data(contentsOf: file) else { return [:] }
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      return list as? [String: String] ?? [:]
    } catch {
      Diagnostics.reportOnce("The string table \(file.path) cannot be read: \(error)")
      return [:]
    }
  }
}
