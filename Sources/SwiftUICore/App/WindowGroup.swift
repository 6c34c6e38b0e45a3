/// A scene that presents a group of identically structured windows. One is shown when the app starts.
public struct WindowGroup<Content: View> {
  package var id: String?
  package var title: Text?
  package var content: Content

  private init(id: String?, title: Text?, content: Content) {
    self.id = id
    self.title = title
    self.content = content
  }

  public init(@ViewBuilder content: () -> Content) {
    self.init(id: nil, title: nil, content: content())
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: nil, content: content())
  }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: title, content: content())
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: title, content: content())
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(titleKey), content: content())
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(id: nil, title: Text(title), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(title), content: content())
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never
  @MainActor public static func _appendWindows(_ scene: Self, to windows: inout [_SceneWindow]) {
    windows.append(
      _SceneWindow(id: scene.id, title: scene.title, content: AnyView(scene.content)))
  }
}

/// A scene that presents its content in a single, unique window.
public struct Window<Content: View> {
  package var id: String
  package var title: Text
  package var content: Content

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.title = title
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

extension Window: Scene {
  public typealias Body = Never
  @MainActor public static func _appendWindows(_ scene: Self, to windows: inout [_SceneWindow]) {
    windows.append(
      _SceneWindow(id: scene.id, title: scene.title, content: AnyView(scene.content)))
  }
}
