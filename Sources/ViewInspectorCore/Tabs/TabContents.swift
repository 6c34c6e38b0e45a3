import SwiftUI

/// The tabs of a `TabView` that is made of `Tab`s.
@MainActor
enum TabContents {
  /// The tabs, those of sections and loops among them; nil where the content is made of views.
  static func of(_ content: Any) -> [Any]? {
    (try? Inspector.attribute(.tabContents, of: content)).map { all($0) }
  }

  private static func all(_ tabs: Any) -> [Any] {
    if let tuple = try? Inspector.attribute(.tabTuple, of: tabs) {
      return Mirror(reflecting: tuple).children.flatMap { entry in
        all((try? Inspector.attribute(.tabEntry, of: entry.value)) ?? entry.value)
      }
    }
    if let loop = tabs as? any LoopReading {
      return (0..<loop.elementCount).flatMap { all(loop.view(at: $0)) }
    }
    switch Inspector.typeName(value: tabs, generics: .remove) {
    case "TabSection":
      return (try? Inspector.attribute(.tabSectionContent, of: tabs)).map(all) ?? []
    case "_OptionalTabContent", "_ConditionalTabContent":
      // What is not there has its place all the same.
      return (try? branch(of: tabs)).map(all) ?? [tabs]
    default: return body(of: tabs).map(all) ?? [tabs]
    }
  }

  /// A tab that may not be there.
  static func unwrapped(_ tab: Any) throws -> Any {
    guard Inspector.typeName(value: tab, generics: .remove) == "_OptionalTabContent" else {
      return tab
    }
    throw InspectionError.viewNotFound(parent: "Tab")
  }

  /// What stands in an `if`.
  private static func branch(of tab: Any) throws -> Any {
    if let inner = try? Inspector.attribute(.optionalTab, of: tab) { return inner }
    let storage = try Inspector.attribute(.conditionalTab, of: tab)
    guard let branch = Mirror(reflecting: storage).children.first else {
      throw InspectionError.viewNotFound(parent: "Tab")
    }
    return branch.value
  }

  /// The body of tabs of the user's own.
  private static func body(of tabs: Any) -> Any? {
    guard #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *),
      !Inspector.isSystemType(value: tabs), let tabs = tabs as? any TabContent
    else { return nil }
    func body<T: TabContent>(_ tabs: T) -> Any { tabs.body }
    return body(tabs)
  }
}
