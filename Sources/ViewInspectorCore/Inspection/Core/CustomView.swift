import SwiftUI

extension ViewType {
  /// A view of the user's own.
  public struct View<T: SwiftUI.View>: BaseViewType, CustomViewType, SingleViewContent,
    MultipleViewContent
  {
    public static var typePrefix: String { Inspector.typeName(type: T.self, generics: .remove) }
    public static var namespacedPrefixes: [String] {
      [Inspector.typeName(type: T.self, namespaced: true, generics: .remove)]
    }
    public static func inspectionCall(typeName: String) -> String {
      "view(\(typeName).self\(ViewType.commaPlaceholder))"
    }
    public static func child(_ content: Content) throws -> Content { try content.body() }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try Inspector.viewsInContainer(
        ViewBody.of(content.view, in: content.medium), content.medium.forBody(of: content.view))
    }
  }
}

extension ViewType.View: TypeMatching {
  static func matches(_ content: Content) -> Bool { content.descriptor.type == T.self }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside, which is of a type of the user's own.
  public func view<T: SwiftUI.View>(
    _ type: T.Type
  ) throws -> InspectableView<ViewType.View<T>> {
    try customView(View.child(content), nil, isSame: isSingleStep)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func view<T: SwiftUI.View>(
    _ type: T.Type, _ index: Int
  ) throws -> InspectableView<ViewType.View<T>> {
    try customView(child(at: index), index)
  }
}

extension InspectableView {
  fileprivate func customView<T: SwiftUI.View>(
    _ content: Content, _ index: Int?, isSame: Bool = false
  ) throws -> InspectableView<ViewType.View<T>> {
    let name = Inspector.typeName(type: T.self)
    let template = ViewType.View<T>.inspectionCall(typeName: name)
    return try .checked(
      content, parent: self, call: InspectionCall(template, index: index), isSame: isSame)
  }
}

extension InspectableView where View: CustomViewType {
  /// The view itself: its properties can be read. In a live tree it is connected to its state.
  public func actualView() throws -> View.T {
    let value = try Inspector.cast(value: content.view, type: View.T.self)
    return try Connecting.connected(value, in: content.medium) as? View.T ?? value
  }
}

@MainActor
private enum Connecting {
  static func connected(_ value: Any, in medium: Medium) throws -> Any {
    if let view = value as? any SwiftUI.View { return try connect(view, medium) }
    if let modifier = value as? any ViewModifier { return try connect(modifier, medium) }
    return value
  }

  private static func connect<V: SwiftUI.View>(_ view: V, _ medium: Medium) throws -> Any {
    if let connected = medium.place?.connected(view) { return connected }
    return try Injection(medium).injected(into: view)
  }

  private static func connect<M: ViewModifier>(_ modifier: M, _ medium: Medium) throws -> Any {
    if let connected = medium.place?.connected(modifier: modifier) { return connected }
    return try Injection(medium).injected(into: modifier)
  }
}
