#if !os(Linux)
import SwiftUI

extension Platform {
  static func string(of text: SwiftUI.Text, in locale: Locale) throws -> String {
    let storage = try Inspector.attribute(.textAnyStorage, of: text)
    let name = Inspector.typeName(value: storage, generics: .remove)
    switch name {
    case "ConcatenatedTextStorage":
      let reader = TextReader(locale)
      return try reader.string(of: Inspector.attribute(.concatenatedFirst, of: storage))
        + reader.string(of: Inspector.attribute(.concatenatedSecond, of: storage))
    case "LocalizedTextStorage": return try LocalizedText(storage, locale).string()
    case "AttributedStringTextStorage":
      if #available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *) {
        let text = try Inspector.attribute(
          .attributedString, of: storage, type: AttributedString.self)
        return String(text.characters)
      }
    case "FormatterTextStorage":
      let formatter = try Inspector.attribute(.textFormatter, of: storage, type: Formatter.self)
      return formatter.string(for: try Inspector.attribute(.textObject, of: storage)) ?? ""
    case "FormatStyleStorage":
      if #available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *),
        let format = try Inspector.attribute(.textFormat, of: storage) as? any FormatStyle
      {
        return try string(format, Inspector.attribute(.textFormatInput, of: storage), in: locale)
      }
    case "AttachmentTextStorage":
      let image = try Inspector.attribute(.attachmentImage, of: storage, type: Image.self)
      return "Image('\(try image.name())')"
    default: break
    }
    throw InspectionError.notSupported("Unknown text storage: \(name)")
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  fileprivate static func string<F: FormatStyle>(
    _ format: F, _ input: Any, in locale: Locale
  ) throws -> String {
    let input = try Inspector.cast(value: input, type: F.FormatInput.self)
    return "\(format.locale(locale).format(input))"
  }
}

/// A text that is looked up by a key, whose arguments stand in place of the format's specifiers.
@MainActor
private struct LocalizedText {
  private let storage: Any
  private let locale: Locale

  init(_ storage: Any, _ locale: Locale) {
    self.storage = storage
    self.locale = locale
  }

  func string() throws -> String {
    let key = try Inspector.attribute(.localizedKey, of: storage)
    let format = try translation(
      of: Inspector.attribute(.keyString, of: key, type: String.self))
    let arguments = try Inspector.attribute(.keyArguments, of: key, type: [Any].self)
    if arguments.isEmpty { return format }
    return try FormatSpecifiers.replaced(in: format) { specifier, index in
      guard arguments.indices.contains(index) else { return specifier }
      return try string(of: arguments[index], specifier)
    }
  }

  private func translation(of key: String) -> String {
    let bundle = try? Inspector.attribute(.localizedBundle, of: storage) as? Bundle
    let table = try? Inspector.attribute(.localizedTable, of: storage) as? String
    let names = [locale.identifier, String(locale.identifier.prefix { $0 != "_" && $0 != "-" })]
    let all = bundle ?? .main
    let folder = names.lazy.compactMap { all.path(forResource: $0, ofType: "lproj") }.first
    let own = folder.flatMap { Bundle(path: $0) } ?? all
    return own.localizedString(forKey: key, value: key, table: table)
  }

  private func string(of argument: Any, _ specifier: String) throws -> String {
    if let text = try? Inspector.attribute(.argumentText, of: argument) {
      return try TextReader(locale).string(of: text)
    }
    if #available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *),
      let format = try? Inspector.attribute(.argumentFormat, of: argument) as? any FormatStyle
    {
      return try Platform.string(
        format, Inspector.attribute(.argumentInput, of: argument), in: locale)
    }
    let value = try Inspector.attribute(.argumentValue, of: argument)
    if let formatter = try? Inspector.attribute(.argumentFormatter, of: argument) as? Formatter {
      return formatter.string(for: value) ?? ""
    }
    if specifier.hasSuffix("@") { return "\(value)" }
    guard let value = value as? any CVarArg else { return "\(value)" }
    return String(format: specifier, locale: locale, arguments: [value])
  }
}

/// Finds what begins with a percent sign in a format.
private enum FormatSpecifiers {
  /// - Parameter replacement: given the specifier without a position, and the position that it has or follows from the
  ///   order.
  static func replaced(
    in format: String, _ replacement: (_ specifier: String, _ index: Int) throws -> String
  ) throws -> String {
    var result = ""
    var next = 0
    var rest = format[...]
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let end = rest.firstIndex { $0 == "@" || ($0.isLetter && !"lhqLzt".contains($0)) }
      guard let end else {
        result += "%"
        continue
      }
      var specifier = String(rest[...end])
      rest = rest[rest.index(after: end)...]
      var index = next
      if let dollar = specifier.firstIndex(of: "$"), let position = Int(specifier[..<dollar]) {
        index = position - 1
        specifier = String(specifier[specifier.index(after: dollar)...])
      } else {
        next += 1
      }
      result += try replacement("%" + specifier, index)
    }
    return result + rest
  }
}
#endif
