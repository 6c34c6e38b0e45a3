import Foundation

extension LocalizedStringKey {
  /// Builds a key from a literal with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key: String = ""
    var arguments: [FormatArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    public mutating func appendInterpolation(_ string: String) {
      append(.value(string, nil), specifier: "%@")
    }

    /// Writes the value with the format specifier of its type, such as `%lld` for `Int`.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// Writes the value with a format specifier such as `%.2f`.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String)
    where T: _FormatSpecifiable {
      append(.value(value._arg, nil), specifier: specifier)
    }

    /// On Linux any hashable value is taken: Foundation's value types do not conform to
    /// `ReferenceConvertible` there.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter)
    where Subject: Hashable {
      append(.value(subject, formatter), specifier: "%@")
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: NSObject {
      append(.value(subject, formatter), specifier: "%@")
    }

    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append(
        .formatStyleValue(FormatStyleValue(format: format, input: input)), specifier: "%@")
    }

    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      appendInterpolation(Text(input, format: format))
    }

    public mutating func appendInterpolation(_ text: Text) {
      append(
        .text(text, FormatArgument.Token(id: arguments.count)), specifier: "%@")
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    private mutating func append(_ storage: FormatArgument.Storage, specifier: String) {
      key += specifier
      arguments.append(FormatArgument(storage: storage))
    }
  }
}
