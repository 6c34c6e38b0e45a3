/// A window that there is once.
public struct Window<Content: View> {
  package var id: String
  package var title: Text
  package var content: Content
}

extension Window: WindowScene {
  public typealias Body = Never

  @MainActor package func describe(_ node: _ViewNode) -> SceneWindow {
    let content = content
    return SceneWindow(node, kind: .single, id: id, title: title) { _ in AnyView(content) }
  }
}

extension Window {
  /// Creates a window.
  ///
  /// - Parameter id: the name of the window, unique in the app, for `openWindow(id:)`.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: title, content: content())
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, title: Text(title), content: content())
  }
}
