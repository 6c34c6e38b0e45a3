import Foundation

/// Text that is more than a plain string. Immutable, which makes sharing it between threads safe.
package class AnyTextStorage: Equatable, @unchecked Sendable {
  /// Adds this text to the runs that `resolver` gathers.
  package func resolve(into resolver: inout TextResolver, style: TextStyle) {}

  package func isEqual(to other: AnyTextStorage) -> Bool { self === other }

  /// Whether the text changes as time goes by.
  package var changesWithTime: Bool { false }

  package static func == (lhs: AnyTextStorage, rhs: AnyTextStorage) -> Bool {
    lhs === rhs || lhs.isEqual(to: rhs)
  }
}

package final class ConcatenatedTextStorage: AnyTextStorage, @unchecked Sendable {
  package let first: Text
  package let second: Text

  package init(first: Text, second: Text) {
    self.first = first
    self.second = second
  }

  package override func resolve(into resolver: inout TextResolver, style: TextStyle) {
    resolver.add(first, style: style)
    resolver.add(second, style: style)
  }

  package override func isEqual(to other: AnyTextStorage) -> Bool {
    guard let other = other as? ConcatenatedTextStorage else { return false }
    return first == other.first && second == other.second
  }

  package override var changesWithTime: Bool { first.changesWithTime || second.changesWithTime }
}

package final class LocalizedTextStorage: AnyTextStorage, @unchecked Sendable {
  package let key: LocalizedStringKey
  package let table: String?
  package let bundle: Bundle?

  package init(key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.key = key
    self.table = table
    self.bundle = bundle
  }

  package override func resolve(into resolver: inout TextResolver, style: TextStyle) {
    let string = LocalizedStrings.string(
      for: key.key, table: table, bundle: bundle, locale: resolver.environment.locale)
    var writer = FormatStringWriter(
      arguments: key.arguments, locale: resolver.environment.locale)
    for run: InlineMarkdown.Run in InlineMarkdown.runs(of: string) {
      let style = run.applied(to: style)
      if key.hasFormatting {
        add(run.text, writer: &writer, to: &resolver, style: style)
      } else {
        resolver.add(run.text, style: style)
      }
    }
  }

  package override func isEqual(to other: AnyTextStorage) -> Bool {
    guard let other = other as? LocalizedTextStorage else { return false }
    return key == other.key && table == other.table && bundle == other.bundle
  }

  package override var changesWithTime: Bool { key.arguments.contains(where: \.changesWithTime) }
}

package final class AttachmentTextStorage: AnyTextStorage, @unchecked Sendable {
  package let image: Image

  package init(image: Image) { self.image = image }

  package override func resolve(into resolver: inout TextResolver, style: TextStyle) {
    resolver.add(image, style: style)
  }

  package override func isEqual(to other: AnyTextStorage) -> Bool {
    (other as? AttachmentTextStorage)?.image == image
  }
}

package final class AttributedStringTextStorage: AnyTextStorage, @unchecked Sendable {
  package let str: AttributedString

  package init(str: AttributedString) { self.str = str }

  package override func resolve(into resolver: inout TextResolver, style: TextStyle) {
    for run in str.runs {
      resolver.add(String(str[run.range].characters), style: style.applying(run.attributes))
    }
  }

  package override func isEqual(to other: AnyTextStorage) -> Bool {
    (other as? AttributedStringTextStorage)?.str == str
  }
}

/// `@unchecked`: the formatter and its object are never changed, only asked for text.
package final class FormatterTextStorage: AnyTextStorage, @unchecked Sendable {
  package let object: Any
  package let formatter: Formatter

  package init(object: Any, formatter: Formatter) {
    self.object = object
    self.formatter = formatter
  }

  package override func resolve(into resolver: inout TextResolver, style: TextStyle) {
    resolver.add(formatter.string(for: object) ?? "", style: style)
  }

  package override func isEqual(to other: AnyTextStorage) -> Bool {
    guard let other = other as? FormatterTextStorage else { return false }
    guard formatter === other.formatter, let object = object as? AnyHashable else { return false }
    return object == other.object as? AnyHashable
  }
}

package final class FormatStyleStorage<Format: FormatStyle>: AnyTextStorage, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  package let input: Format.FormatInput
  package let format: Format

  package init(input: Format.FormatInput, format: Format) {
    self.input = input
    self.format = format
  }

  package override func resolve(into resolver: inout TextResolver, style: TextStyle) {
    let localized = format.locale(resolver.environment.locale)
    resolver.add(localized.format(input), style: style)
  }

  package override func isEqual(to other: AnyTextStorage) -> Bool {
    guard let other = other as? FormatStyleStorage<Format> else { return false }
    return input == other.input && format == other.format
  }
}

package final class AttributedFormatStyleStorage<Format: FormatStyle>: AnyTextStorage,
  @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
  package let input: Format.FormatInput
  package let format: Format

  package init(input: Format.FormatInput, format: Format) {
    self.input = input
    self.format = format
  }

  package override func resolve(into resolver: inout TextResolver, style: TextStyle) {
    let localized = format.locale(resolver.environment.locale)
    AttributedStringTextStorage(str: localized.format(input)).resolve(into: &resolver, style: style)
  }

  package override func isEqual(to other: AnyTextStorage) -> Bool {
    guard let other = other as? AttributedFormatStyleStorage<Format> else { return false }
    return input == other.input && format == other.format
  }
}
