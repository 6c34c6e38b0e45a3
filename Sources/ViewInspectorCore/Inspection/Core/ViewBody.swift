import SwiftUI

/// Evaluates the bodies of views and modifiers of the user's own.
@MainActor
enum ViewBody {
  /// How many bodies were evaluated, for tests.
  private(set) static var evaluations = 0

  static func of(_ view: Any, in medium: Medium) throws -> Any {
    guard let view = view as? any SwiftUI.View else {
      throw InspectionError.typeMismatch(view, (any SwiftUI.View).self)
    }
    return try body(of: view, medium)
  }

  private static func body<V: SwiftUI.View>(of view: V, _ medium: Medium) throws -> Any {
    if let stand = view as? any CustomInspectable { return stand.customInspectableContent }
    evaluations += 1
    if let body = medium.place?.body(of: view) { return body }
    try guardBody(V.self, V.Body.self)
    return try Injection(medium).injected(into: view).body
  }

  static func of(modifier: Any, in medium: Medium) throws -> Any {
    guard let modifier = modifier as? any ViewModifier else {
      throw InspectionError.typeMismatch(modifier, (any ViewModifier).self)
    }
    return try body(ofModifier: modifier, medium)
  }

  private static func body<M: ViewModifier>(ofModifier modifier: M, _ medium: Medium) throws -> Any
  {
    try guardBody(M.self, M.Body.self)
    evaluations += 1
    if let body = medium.place?.body(ofModifier: modifier) { return body }
    let content = try Platform.placeholder(for: M.self)
    return try Injection(medium).injected(into: modifier).body(content: content)
  }

  private static func guardBody(_ type: Any.Type, _ body: Any.Type) throws {
    guard body == Never.self else { return }
    let name = Inspector.typeName(type: type)
    throw InspectionError.notSupported(
      "\(name) has no body to inspect. Please use "
        + Platform.accessToViewsWithoutBody)
  }
}

/// A view that shows something else to inspection than it is: for views that are drawn by a toolkit.
@MainActor @preconcurrency
public protocol CustomInspectable {
  associatedtype View: SwiftUI.View
  var customInspectableContent: View { get }
}
