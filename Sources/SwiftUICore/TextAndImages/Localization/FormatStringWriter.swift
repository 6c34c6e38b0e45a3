import Foundation

/// Puts arguments into a format, piece by piece: text arguments keep their looks, and arguments
/// are never read as Markdown or as formats themselves.
struct FormatStringWriter {
  enum Piece {
    case string(String)
    case text(Text)
  }

  var arguments: [LocalizedStringKey.FormatArgument]
  var locale: Locale
  private var next: Int = 0

  init(arguments: [LocalizedStringKey.FormatArgument], locale: Locale) {
    self.arguments = arguments
    self.locale = locale
  }

  /// The pieces of a part of the format. Arguments without a position go on from the last part.
  mutating func pieces(of format: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      pieces.append(.string(String(rest[..<percent])))
      rest = rest[percent...]
      guard let specifier = FormatSpecifier(prefixOf: rest) else {
        pieces.append(.string("%"))
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(specifier.length)
      pieces.append(piece(for: specifier))
    }
    pieces.append(.string(String(rest)))
    return pieces
  }

  private mutating func piece(for specifier: FormatSpecifier) -> Piece {
    if specifier.conversion == "%" { return .string("%") }
    let index = specifier.position.map { $0 - 1 } ?? next
    if specifier.position == nil { next += 1 }
    // A translation that asks for more than there is shows its specifier.
    guard arguments.indices.contains(index) else { return .string(specifier.source) }
    switch arguments[index].storage {
    case .text(let text, _):
      return .text(text)
    case .formatStyleValue(let value):
      return .string(value.string(in: locale))
    case .value(let value, let formatter?):
      return .string(formatter.string(for: value) ?? "")
    case .value(let value, nil):
      return .string(string(for: value, specifier: specifier))
    }
  }

  /// Writes one value. A specifier that does not fit the value's type is replaced by one that
  /// does, so that a mistake in a translation cannot read memory that is not the value's.
  private func string(for value: Any, specifier: FormatSpecifier) -> String {
    let isInteger = "diouxXc".contains(specifier.conversion)
    switch value {
    case let integer as Int64:
      return isInteger
        ? format(specifier, length: "ll", integer)
        : format(specifier, conversion: "d", length: "ll", integer)
    case let integer as UInt64:
      return isInteger
        ? format(specifier, length: "ll", integer)
        : format(specifier, conversion: "u", length: "ll", integer)
    case let integer as Int32:
      return isInteger
        ? format(specifier, length: "", integer)
        : format(specifier, conversion: "d", length: "", integer)
    case let integer as UInt32:
      return isInteger
        ? format(specifier, length: "", integer)
        : format(specifier, conversion: "u", length: "", integer)
    case let number as Double:
      let isFloating = "eEfFgGaA".contains(specifier.conversion)
      return format(specifier, conversion: isFloating ? nil : "f", length: "", number)
    case let number as Float:
      let isFloating = "eEfFgGaA".contains(specifier.conversion)
      return format(specifier, conversion: isFloating ? nil : "f", length: "", Double(number))
    default:
      return String(describing: value)
    }
  }

  private func format(
    _ specifier: FormatSpecifier, conversion: Character? = nil, length: String, _ value: any CVarArg
  ) -> String {
    let conversion = String(conversion ?? specifier.conversion)
    return String(format: "%" + specifier.flags + length + conversion, locale: locale, value)
  }
}

/// One specifier of a format, such as `%2$.1f`.
struct FormatSpecifier {
  /// The number of characters in the format.
  var length: Int
  var source: String

  /// Which argument to write, counted from 1; `nil` for the one after the last.
  var position: Int?

  /// Flags, width and precision.
  var flags: String
  var conversion: Character

  init?(prefixOf format: Substring) {
    var rest = format.dropFirst()
    let digits = rest.prefix(while: \.isWholeNumber)
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    let flags = rest.prefix { "-+ #0'123456789.".contains($0) }
    rest = rest.dropFirst(flags.count)
    rest = rest.drop { "hlqztjL".contains($0) }
    guard let conversion = rest.first, "@diouxXeEfFgGaAcs%".contains(conversion) else { return nil }
    self.flags = String(flags)
    self.conversion = conversion
    source = String(format[...rest.startIndex])
    length = source.count
  }
}

extension LocalizedTextStorage {
  /// Adds the runs of a format with the key's arguments in it.
  func add(
    _ format: String, writer: inout FormatStringWriter, to resolver: inout TextResolver,
    style: TextStyle
  ) {
    for piece: FormatStringWriter.Piece in writer.pieces(of: format) {
      switch piece {
      case .string(let string): resolver.add(string, style: style)
      case .text(let text): resolver.add(text, style: style)
      }
    }
  }
}
