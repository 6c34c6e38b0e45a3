import SwiftUI

extension ViewType {
  /// A view of any type.
  public struct ClassifiedView: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = ""
    public static func child(_ content: Content) throws -> Content { content }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      if Inspector.isTupleView(content.view) { return try Inspector.elements(of: content) }
      if content.isCustomView {
        return try Inspector.viewsInContainer(
          ViewBody.of(content.view, in: content.medium), content.medium.forBody(of: content.view))
      }
      return LazyGroup(count: 1) { _ in content }
    }
  }

  /// The view that another one is in.
  public struct ParentView: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = ""
    public static func child(_ content: Content) throws -> Content { content }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      if let children = try ViewIdentity.of(content)?.children(content), children.count > 0 {
        return children
      }
      return try ClassifiedView.children(content)
    }
  }

  /// A view of a type that nothing is known of: the views that are stored in it are its children.
  struct UnknownView: KnownViewType, MultipleViewContent, SingleViewContent {
    static let typePrefix = ""
    static func child(_ content: Content) throws -> Content {
      try children(content).element(at: 0)
    }
    static func children(_ content: Content) throws -> LazyGroup<Content> {
      let views = StoredViews.of(content.view)
      guard views.count != 1 else {
        return try Inspector.viewsInContainer(views[0], content.medium.forChildren)
      }
      return LazyGroup(count: views.count) { try content.unwrapped(views[$0]) }
    }
  }
}

/// Finds the views that are stored in a value.
@MainActor
private enum StoredViews {
  static func of(_ value: Any) -> [Any] { of(value, depth: 0) }

  private static func of(_ value: Any, depth: Int) -> [Any] {
    guard depth < 4 else { return [] }
    return Mirror(reflecting: value).children.flatMap { child -> [Any] in
      if isView(child.value) { return [child.value] }
      let style = Mirror(reflecting: child.value).displayStyle
      guard style == .struct || style == .optional || style == .enum else { return [] }
      return of(child.value, depth: depth + 1)
    }
  }

  private static func isView(_ value: Any) -> Bool {
    if Mirror(reflecting: value).displayStyle == .optional {
      return Mirror(reflecting: value).children.first.map { isView($0.value) } ?? false
    }
    return value is any SwiftUI.View
  }
}
