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
    let content: M.Content = try Allocation.zeroed(M.Content.self)
    return try Injection(medium).injected(into: modifier).body(content: content)
  }

  private static func guardBody(_ type: Any.Type, _ body: Any.Type) throws {
    guard body == Never.self else { return }
    let name: String = Inspector.typeName(type: type)
    #if os(macOS)
    let hint = "`.actualView().nsView()` or `.actualView().viewController()`"
    #elseif os(watchOS)
    let hint = "`.actualView().interfaceObject()`"
    #elseif os(iOS) || os(tvOS) || os(visionOS)
    let hint = "`.actualView().uiView()` or `.actualView().viewController()`"
    #else
    let hint = "`CustomInspectable`"
    #endif
    throw InspectionError.notSupported("\(name) has no body to inspect. Please use \(hint)")
  }
}

/// Makes values of types that have no public initialiser.
@MainActor
enum Allocation {
  /// A value of a type that holds nothing, or only plain data.
  static func zeroed<T>(_ type: T.Type) throws -> T {
    guard _isPOD(T.self) else {
      throw InspectionError.notSupported("A \(Inspector.typeName(type: T.self)) cannot be made")
    }
    let size: Int = max(MemoryLayout<T>.size, 1)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<T>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return memory.assumingMemoryBound(to: T.self).pointee
  }
}

/// A view that shows something else to inspection than it is: for views that are drawn by a toolkit.
@MainActor @preconcurrency
public protocol CustomInspectable {
  associatedtype View: SwiftUI.View
  var customInspectableContent: View { get }
}
