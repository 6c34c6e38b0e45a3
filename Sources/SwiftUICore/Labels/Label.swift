/// A standard label for user interface items, consisting of an icon with a title.
///
/// ```swift
/// Label("Lightning", systemImage: "bolt.fill")
///   .labelStyle(.titleOnly)
/// ```
public struct Label<Title: View, Icon: View> {
  package var title: Title
  package var icon: Icon

  init(_ title: Title, _ icon: Icon) {
    self.title = title
    self.icon = icon
  }
}

extension Label: Sendable where Title: Sendable, Icon: Sendable {}

extension Label: View {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title(), icon())
  }

  public var body: some View {
    StyledView(LabelStyleConfiguration(), automatic: .automaticLabel)
      .viewAlias(LabelStyleConfiguration.Title.self, title)
      .viewAlias(LabelStyleConfiguration.Icon.self, icon)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a text, which is looked up as a key for localization, and an image of the main bundle.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(Text(titleKey), Image(name))
  }

  /// A label with a text, which is looked up as a key for localization, and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(Text(titleKey), Image(systemName: name))
  }

  /// A label with a text and an image of the main bundle.
  @_disfavoredOverload
  public init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init(Text(title), Image(name))
  }

  /// A label with a text and a system symbol.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(Text(title), Image(systemName: name))
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked to draw, to be drawn by the style that is set outside of it.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}
