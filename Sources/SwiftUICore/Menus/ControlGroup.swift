/// A container view that displays semantically-related controls in a visually-appropriate manner for the context.
///
/// ```swift
/// ControlGroup {
///   Button("Cut", systemImage: "scissors") { cut() }
///   Button("Copy", systemImage: "doc.on.doc") { copy() }
/// }
/// ```
public struct ControlGroup<Content: View> {
  package var content: Content
}

/// The controls of a group and their label.
public struct LabeledControlGroupContent<Content, Label> {
  package var content: Content
  package var label: Label
}

extension LabeledControlGroupContent: View where Content: View, Label: View {
  public var body: some View {
    StyledView(ControlGroupStyleConfiguration(hasLabel: true), automatic: .automaticControlGroup)
      .viewAlias(ControlGroupStyleConfiguration.Label.self, label)
      .viewAlias(ControlGroupStyleConfiguration.Content.self, content)
  }
}

extension ControlGroup: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A group with a label, which styles show that stand for the controls by it, such as a menu.
  public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  public var body: some View { ControlGroupBody(content: content) }
}

/// A group's content in its style; a labeled one brings that itself.
private struct ControlGroupBody<Content: View>: View {
  let content: Content

  var body: some View {
    if Content.self is any LabeledContentOfGroup.Type {
      content
    } else {
      StyledView(
        ControlGroupStyleConfiguration(hasLabel: false), automatic: .automaticControlGroup
      )
      .viewAlias(ControlGroupStyleConfiguration.Label.self, EmptyView())
      .viewAlias(ControlGroupStyleConfiguration.Content.self, content)
    }
  }
}

private protocol LabeledContentOfGroup {}

extension LabeledControlGroupContent: LabeledContentOfGroup {}

extension ControlGroup {
  /// A group with a title, which is looked up as a key for localization.
  public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  /// A group with a title.
  @_disfavoredOverload
  public init<C, S>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
    self.content = LabeledControlGroupContent(content: content(), label: Text(title))
  }

  /// A group with a title, which is looked up as a key for localization, and a system symbol.
  public init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.content = LabeledControlGroupContent(
      content: content(), label: Label(titleKey, systemImage: systemImage))
  }

  /// A group with a title and a system symbol.
  @_disfavoredOverload
  public init<C, S>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where
    Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol
  {
    self.content = LabeledControlGroupContent(
      content: content(), label: Label(title, systemImage: systemImage))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style is asked to draw, to be drawn by the style that is set outside of it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
  }
}
