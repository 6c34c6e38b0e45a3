import Foundation

/// The key of an entry in a string table, with the values to put into the entry.
///
/// A literal with interpolations becomes a format: `"\(count) of \(name)"` has the key
/// `"%lld of %@"`.
///
/// `@unchecked Sendable`: formatters among the arguments are only ever asked for text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  package var key: String

  /// Whether the entry is a format for the arguments.
  package var hasFormatting: Bool

  package var arguments: [FormatArgument]

  public init(_ value: String) {
    key = value
    hasFormatting = false
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    hasFormatting = !arguments.isEmpty
  }
}

extension LocalizedStringKey {
  /// One value of a format.
  package struct FormatArgument: Equatable {
    /// Tells arguments of one key apart.
    package struct Token: Equatable {
      package var id: Int
    }

    package enum Storage {
      case value(Any, Formatter?)
      case formatStyleValue(any FormatStyleValueBox)
      case text(Text, Token)
    }

    package var storage: Storage

    var changesWithTime: Bool {
      guard case .text(let text, _) = storage else { return false }
      return text.changesWithTime
    }

    package static func == (lhs: FormatArgument, rhs: FormatArgument) -> Bool {
      switch (lhs.storage, rhs.storage) {
      case (.value(let first, let firstFormatter), .value(let second, let secondFormatter)):
        guard firstFormatter === secondFormatter, let first = first as? AnyHashable else {
          return false
        }
        return first == second as? AnyHashable
      case (.formatStyleValue(let first), .formatStyleValue(let second)):
        return first.isEqual(to: second)
      case (.text(let first, let firstToken), .text(let second, let secondToken)):
        return first == second && firstToken == secondToken
      default:
        return false
      }
    }
  }

  /// A value with the style that writes it.
  package struct FormatStyleValue<Format: FormatStyle>: FormatStyleValueBox
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    package var format: Format
    package var input: Format.FormatInput

    package func string(in locale: Locale) -> String { format.locale(locale).format(input) }

    package func isEqual(to other: any FormatStyleValueBox) -> Bool {
      guard let other = other as? FormatStyleValue<Format> else { return false }
      return format == other.format && input == other.input
    }
  }
}

package protocol FormatStyleValueBox {
  func string(in locale: Locale) -> String
  func isEqual(to other: any FormatStyleValueBox) -> Bool
}
