/// Any number of windows that are made alike.
public struct WindowGroup<Content: View> {
  package var id: String?
  package var title: Text?
  package var content: Content
  package var presentation: WindowPresentation?

  init(_ title: Text?, _ id: String?, _ content: Content, _ presentation: WindowPresentation? = nil)
  {
    self.title = title
    self.id = id
    self.content = content
    self.presentation = presentation
  }
}

/// The values that a group's windows present.
package struct WindowPresentation {
  package let valueType: Any.Type
  /// The content for a value; nil for the group's default one.
  package let content: (AnyHashable?) -> AnyView
}

extension WindowGroup: WindowScene {
  public typealias Body = Never

  @MainActor package func describe(_ node: _ViewNode) -> SceneWindow {
    let content = content
    let plain: (AnyHashable?) -> AnyView = { _ in AnyView(content) }
    return SceneWindow(
      node, kind: .group, id: id, title: title, valueType: presentation?.valueType,
      content: presentation?.content ?? plain)
  }
}

extension WindowGroup {
  /// Creates a window group.
  ///
  /// - Parameter id: the name of the group, unique in the app, for `openWindow(id:)`.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(nil, id, content())
  }

  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id, content())
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), id, content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), id, content())
  }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(nil, nil, content()) }

  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title, nil, content())
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), nil, content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, content())
  }
}
