import Foundation

extension Text {
  /// Shows a value as `format` writes it, in the environment's locale.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: FormatStyleStorage(input: input, format: format))
  }

  /// Shows a value as `format` writes it, in the environment's locale.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(storage: AttributedFormatStyleStorage(input: input, format: format))
  }

  /// Shows what `formatter` makes of `subject`, or nothing if it makes nothing of it.
  ///
  /// On Linux any hashable value is taken: Foundation's value types do not conform to
  /// `ReferenceConvertible` there. Changes to the formatter after this call are not noticed.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: Hashable {
    self.init(storage: FormatterTextStorage(object: subject, formatter: formatter))
  }

  /// Shows what `formatter` makes of `subject`, or nothing if it makes nothing of it.
  ///
  /// Changes to the formatter after this call are not noticed.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self.init(storage: FormatterTextStorage(object: subject, formatter: formatter))
  }
}
