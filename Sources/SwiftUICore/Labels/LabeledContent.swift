import Foundation

/// A container for attaching a label to a value-bearing view.
///
/// In a form the label is at the leading and the content at the trailing end of the row; elsewhere they are beside
/// each other.
///
/// ```swift
/// Form {
///   LabeledContent("Version", value: "2.1")
///   LabeledContent("Size", value: 1_200, format: .number)
/// }
/// ```
public struct LabeledContent<Label, Content> {
  package var label: Label
  package var content: Content

  init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }

  public var body: some View {
    StyledView(LabeledContentStyleConfiguration(), automatic: .automaticLabeledContent)
      .viewAlias(LabeledContentStyleConfiguration.Label.self, label)
      .viewAlias(LabeledContentStyleConfiguration.Content.self, content)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A labeled view with a title, which is looked up as a key for localization.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// A labeled view with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title, which is looked up as a key for localization; the value is shown as it is.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(Text(titleKey), Text(value))
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(Text(title), Text(value))
  }

  /// A formatted value with a title, which is looked up as a key for localization.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(titleKey), Text(value, format: format))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(title), Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labeled content that a style is asked to draw, to be drawn by the style that is set outside of it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}
