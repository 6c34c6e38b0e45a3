/// A control for presenting a menu of actions.
///
/// A button that shows the views of its content in a popover; choosing one of its buttons closes it. With a
/// primary action the button performs that, and an arrow beside it opens the menu.
///
/// ```swift
/// Menu("Actions") {
///   Button("Duplicate") { duplicate() }
///   Button("Rename") { rename() }
///   Menu("Copy") {
///     Button("Copy link") { copyLink() }
///   }
/// }
/// ```
public struct Menu<Label: View, Content: View> {
  package var content: Content
  package var label: Label
  package var primaryAction: (() -> Void)?

  init(
    _ label: Label, _ primaryAction: (@MainActor () -> Void)? = nil, content: Content
  ) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction.map { mainActorAction($0) }
  }
}

extension Menu: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content: content())
  }

  /// - Parameter primaryAction: called on the main actor when the user activates the button.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label(), primaryAction, content: content())
  }

  public var body: some View {
    StyledView(MenuStyleConfiguration(primaryAction: primaryAction), automatic: .automaticMenu)
      .viewAlias(MenuStyleConfiguration.Label.self, label)
      .viewAlias(MenuStyleConfiguration.Content.self, content)
  }
}

extension Menu where Label == Text, Content: View {
  /// A menu with a title, which is looked up as a key for localization.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content())
  }

  /// A menu with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(Text(title), content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(Text(titleKey), primaryAction, content: content())
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(Text(title), primaryAction, content: content())
  }
}

extension Menu where Label == SwiftUICore.Label<Text, Image>, Content: View {
  /// A menu with a title, which is looked up as a key for localization, and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      SwiftUICore.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// A menu with a title and a system symbol.
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(SwiftUICore.Label(title, systemImage: systemImage), content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      SwiftUICore.Label(titleKey, systemImage: systemImage), primaryAction, content: content())
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(
      SwiftUICore.Label(title, systemImage: systemImage), primaryAction, content: content())
  }

  /// A menu with a title, which is looked up as a key for localization, and an image of the main bundle.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(SwiftUICore.Label(titleKey, image: image), content: content())
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(SwiftUICore.Label(title, image: image), content: content())
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is asked to draw, to be drawn by the style that is set outside of it.
  public init(_ configuration: MenuStyleConfiguration) {
    content = configuration.content
    label = configuration.label
    primaryAction = configuration.primaryAction
  }
}
