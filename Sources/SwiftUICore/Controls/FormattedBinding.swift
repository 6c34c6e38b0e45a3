import Foundation

extension Binding {
  /// The value as text. A text that can't be read is ignored.
  func text<F>(_ format: F) -> Binding<String>
  where F: ParseableFormatStyle, F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { text, transaction in
        guard let value = try? format.parseStrategy.parse(text) else { return }
        self.transaction(transaction).wrappedValue = value
      })
  }

  /// The value as text, empty for nil. A text that can't be read sets nil.
  func text<F>(_ format: F) -> Binding<String>
  where F: ParseableFormatStyle, Value == F.FormatInput?, F.FormatOutput == String {
    Binding<String>(
      get: { wrappedValue.map { format.format($0) } ?? "" },
      set: { text, transaction in
        self.transaction(transaction).wrappedValue = try? format.parseStrategy.parse(text)
      })
  }

  /// The value as text. A text that can't be read is ignored.
  func text(_ formatter: Formatter) -> Binding<String> {
    Binding<String>(
      get: { formatter.string(for: wrappedValue) ?? "" },
      set: { text, transaction in
        guard let object = formatter.read(text), let value = convert(object) else { return }
        self.transaction(transaction).wrappedValue = value
      })
  }

  /// What a formatter has read as the value's type.
  private func convert(_ object: Any) -> Value? {
    if let value = object as? Value { return value }
    guard let number = object as? NSNumber else { return nil }
    let type = (Value.self as? any OptionalType.Type)?.wrappedType ?? Value.self
    switch type {
    case is Int.Type: return number.intValue as? Value
    case is Double.Type: return number.doubleValue as? Value
    case is Float.Type: return number.floatValue as? Value
    case is CGFloat.Type: return CGFloat(number.doubleValue) as? Value
    case is Bool.Type: return number.boolValue as? Value
    case is Decimal.Type: return number.decimalValue as? Value
    case let type as any FixedWidthInteger.Type: return integer(number, type) as? Value
    default: return nil
    }
  }

  private func integer<I: FixedWidthInteger>(_ number: NSNumber, _ type: I.Type) -> Any {
    I(clamping: number.int64Value)
  }
}

extension Formatter {
  /// The object that a text stands for. Foundation on Linux declares no method for this that all formatters have.
  fileprivate func read(_ text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: return formatter.number(from: text)
    case let formatter as DateFormatter: return formatter.date(from: text)
    case let formatter as ISO8601DateFormatter: return formatter.date(from: text)
    default:
      Diagnostics.reportOnce(
        "A \(Self.self) can't read a text field's text on Linux: the value stays as it is. "
          + "Use a format style (value:format:) instead.")
      return nil
    }
  }
}

private protocol OptionalType {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}
