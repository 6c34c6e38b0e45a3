import Foundation

extension TextField where Label == Text {
  /// A field with a title, which is looked up as a key for localization.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text)
  }

  /// A field with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(Text(title), text)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), text, prompt)
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(Text(title), text, prompt)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(Text(titleKey), text, axis: axis)
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
    self.init(Text(title), text, axis: axis)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(Text(titleKey), text, prompt, axis: axis)
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) where S: StringProtocol {
    self.init(Text(title), text, prompt, axis: axis)
  }
}

extension TextField where Label == Text {
  public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(Text(titleKey), formatted: value.text(format), prompt)
  }

  @_disfavoredOverload
  public init<S, F>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(Text(title), formatted: value.text(format), prompt)
  }

  public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(Text(titleKey), formatted: value.text(format), prompt)
  }

  @_disfavoredOverload
  public init<S, F>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(Text(title), formatted: value.text(format), prompt)
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(Text(titleKey), formatted: value.text(formatter))
  }

  @_disfavoredOverload
  public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S: StringProtocol {
    self.init(Text(title), formatted: value.text(formatter))
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(Text(titleKey), formatted: value.text(formatter), prompt)
  }

  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) where S: StringProtocol {
    self.init(Text(title), formatted: value.text(formatter), prompt)
  }
}
