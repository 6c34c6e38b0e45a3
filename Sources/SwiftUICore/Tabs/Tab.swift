/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let id: Int

  /// A tab with the app's search.
  public static let search = TabRole(id: 0)
}

/// The content for a tab and the tab's associated tab item in a tab view.
public struct Tab<Value, Content, Label> {
  package struct Item {
    package var base: Label?
  }

  /// Nil in a tab view that keeps its selection itself.
  package var value: Value?
  package var role: TabRole?
  package var content: Content
  package var tabItem: Item

  fileprivate init(value: Value?, role: TabRole?, content: Content, label: Label?) {
    self.value = value
    self.role = role
    self.content = content
    tabItem = Item(base: label)
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never

  @MainActor public func _makeTabs(_ tabs: inout _TabViews) {
    let view =
      content
      .tabItem { tabItem.base }
    if let value {
      tabs.add(view.tag(value))
    } else {
      tabs.add(view)
    }
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }

  /// A tab for an optional selection.
  public init<V>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == V?, V: Hashable {
    self.init(value: .some(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab with a title, which is looked up as a key for localization, and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(SwiftUICore.Label(titleKey, systemImage: systemImage)))
  }

  /// A tab with a title, which is looked up as a key for localization, and an image of the main bundle.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(SwiftUICore.Label(titleKey, image: image)))
  }

  /// A tab with a title and a system symbol.
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(SwiftUICore.Label(title, systemImage: systemImage)))
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(SwiftUICore.Label(title, image: image)))
  }

  /// A tab with the role's own label.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel(role))
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A tab of a tab view that keeps its selection itself.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab with a title, which is looked up as a key for localization, and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(SwiftUICore.Label(titleKey, systemImage: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(SwiftUICore.Label(titleKey, image: image)))
  }

  /// A tab with a title and a system symbol.
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(SwiftUICore.Label(title, systemImage: systemImage)))
  }

  /// A tab with the role's own label.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role))
  }
}

/// The standard label of a tab: a title with an image.
public struct DefaultTabLabel {
  private let label: Label<Text, Image>

  init(_ label: Label<Text, Image>) { self.label = label }

  init(_ role: TabRole) { label = Label("Search", systemImage: "magnifyingglass") }
}

extension DefaultTabLabel: View {
  public var body: some View { label }
}
