/// A label with an arrow that shows and hides what belongs to it.
///
/// The content exists while it is shown. Without a binding the group keeps its state itself and starts collapsed.
///
/// ```swift
/// DisclosureGroup("Items", isExpanded: $showsItems) {
///   Text("Item 1")
///   Text("Item 2")
/// }
/// ```
public struct DisclosureGroup<Label: View, Content: View> {
  package var content: Content
  package var label: Label
  package var _isExpanded: StateOrBinding<Bool>

  init(_ label: Label, _ isExpanded: Binding<Bool>?, _ content: Content) {
    self.label = label
    self.content = content
    _isExpanded = StateOrBinding(isExpanded, initially: false)
  }
}

extension DisclosureGroup: View {
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), nil, content())
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isExpanded, content())
  }

  public var body: some View {
    StyledView(
      DisclosureGroupStyleConfiguration(isExpanded: _isExpanded.projected),
      automatic: .automaticDisclosureGroup
    )
    .viewAlias(DisclosureGroupStyleConfiguration.Label.self, label)
    .viewAlias(DisclosureGroupStyleConfiguration.Content.self, content)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// A group with a title, which is looked up as a key for localization.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), nil, content())
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), isExpanded, content())
  }

  /// A group with a title.
  @_disfavoredOverload
  public init<S>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol {
    self.init(Text(label), nil, content())
  }

  @_disfavoredOverload
  public init<S>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol {
    self.init(Text(label), isExpanded, content())
  }
}
