/// A stylized view, with an optional label, that visually collects a logical grouping of content.
///
/// Drawn as a box with rounded corners under its label.
///
/// ```swift
/// GroupBox("Agreement") {
///   Toggle("I agree to the above terms", isOn: $agrees)
/// }
/// ```
public struct GroupBox<Label: View, Content: View> {
  package var content: Content
  package var label: Label

  fileprivate init(_ content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

extension GroupBox: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content(), label: label())
  }

  @available(*, deprecated, renamed: "init(content:label:)")
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content(), label: label)
  }

  public var body: some View {
    StyledView(
      GroupBoxStyleConfiguration(hasLabel: Label.self != EmptyView.self),
      automatic: .automaticGroupBox
    )
    .viewAlias(GroupBoxStyleConfiguration.Label.self, label)
    .viewAlias(GroupBoxStyleConfiguration.Content.self, content)
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  public init(@ViewBuilder content: () -> Content) { self.init(content(), label: EmptyView()) }
}

extension GroupBox where Label == Text, Content: View {
  /// A group box with a title, which is looked up as a key for localization.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), label: Text(titleKey))
  }

  /// A group box with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content(), label: Text(title))
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// The group box that a style is asked to draw, to be drawn by the style that is set outside of it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(configuration.content, label: configuration.label)
  }
}
