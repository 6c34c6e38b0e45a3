import SwiftUI

/// What a view inherits on the way to it.
@MainActor
struct Medium {
  /// The modifiers of the view itself, the innermost first.
  private(set) var viewModifiers: [AppliedModifier] = []
  /// Those that concern all views inside, the innermost first.
  private(set) var transitiveModifiers: [AppliedModifier] = []
  /// Those that write the environment, the outermost first.
  private(set) var environmentModifiers: [AppliedModifier] = []
  /// Objects for `@EnvironmentObject` that come from elsewhere than modifiers.
  var environmentObjects: [AnyObject] = []
  /// Where the view is in a live tree.
  var place: LivePlace?
  /// Whether an emissary shows the view, as on all platforms.
  var isFromEmissary = false

  static let empty = Medium()

  /// For the views inside: the view's own modifiers end here.
  var forChildren: Medium {
    guard !viewModifiers.isEmpty else { return self }
    var result = self
    result.viewModifiers = []
    return result
  }

  func forBody(of view: Any) -> Medium {
    var result = forChildren
    result.place = place?.node(of: view)
    return result
  }

  func at(_ place: LivePlace?) -> Medium {
    var result = self
    result.place = place
    return result
  }

  mutating func apply(_ modifier: AppliedModifier) {
    // A view is unwrapped from outside in.
    viewModifiers.insert(modifier, at: 0)
    if modifier.isTransitive { transitiveModifiers.insert(modifier, at: 0) }
    if modifier.writesEnvironment { environmentModifiers.append(modifier) }
  }

  /// Adds what a modifier's body applies to its content.
  mutating func apply(inner: Medium) {
    viewModifiers.insert(contentsOf: inner.viewModifiers, at: 0)
    transitiveModifiers.insert(contentsOf: inner.transitiveModifiers, at: 0)
    environmentModifiers += inner.environmentModifiers
    environmentObjects += inner.environmentObjects
  }

  mutating func resetViewModifiers() { viewModifiers = [] }
}

/// A modifier that was found around a view.
@MainActor
struct AppliedModifier {
  let modifier: Any
  let descriptor: TypeDescriptor
  let traits: ModifierTraits
  /// The place at which the modifier's own views are in a live tree.
  let place: LivePlace?
  /// What the body of a modifier of the user's own inherits.
  var outer: OuterMedium?

  init(_ modifier: Any, place: LivePlace? = nil) {
    self.modifier = modifier
    descriptor = .of(value: modifier)
    traits = .of(descriptor)
    self.place = place
  }

  var isTransitive: Bool { traits.isTransitive(modifier) }
  var writesEnvironment: Bool { traits.writesEnvironment }
  /// The modifier's type name, generic arguments included.
  var name: String { descriptor.name }
}

/// What the type of a modifier says; found once per type.
@MainActor
final class ModifierTraits {
  let isCustom: Bool
  let writesEnvironment: Bool
  private let isAlwaysTransitive: Bool
  private let mayDisable: Bool

  private static var cache: [ObjectIdentifier: ModifierTraits] = [:]

  static func of(_ descriptor: TypeDescriptor) -> ModifierTraits {
    let key = ObjectIdentifier(descriptor.type)
    if let known = cache[key] { return known }
    let traits = ModifierTraits(descriptor)
    cache[key] = traits
    return traits
  }

  private init(_ descriptor: TypeDescriptor) {
    let modifier = descriptor.type as? any ViewModifier.Type
    isCustom = !descriptor.isSystem && modifier.map { Self.hasBody($0) } == true
    writesEnvironment = descriptor.writesEnvironment
    isAlwaysTransitive = Structure.transitiveModifiers.contains { descriptor.name.hasPrefix($0) }
    mayDisable = descriptor.name == "_EnvironmentKeyTransformModifier<Bool>"
  }

  private static func hasBody<M: ViewModifier>(_ modifier: M.Type) -> Bool {
    M.Body.self != Never.self
  }

  func isTransitive(_ modifier: Any) -> Bool {
    isAlwaysTransitive || (mayDisable && EnvironmentKeyPaths.isDisabling(modifier))
  }
}

/// What was around a modifier, and its body once that has been evaluated.
@MainActor
final class OuterMedium {
  let medium: Medium
  var body: Result<Content, any Error>?

  init(_ medium: Medium) { self.medium = medium.forChildren }
}

extension AppliedModifier {
  /// The body of a modifier of the user's own.
  func body() throws -> Content {
    let outer = self.outer ?? OuterMedium(.empty)
    if let known = outer.body {
      // Good for one inspection: state may change after it.
      outer.body = nil
      return try known.get()
    }
    return try Self.body(of: modifier, outer.medium)
  }

  /// The body, kept for the next call of `body()`.
  fileprivate func bodyToKeep() throws -> Content {
    let result = Result {
      try Self.body(of: modifier, outer?.medium ?? .empty)
    }
    outer?.body = result
    return try result.get()
  }

  private static func body(of modifier: Any, _ medium: Medium) throws -> Content {
    let body = try ViewBody.of(modifier: modifier, in: medium)
    let place = medium.place?.node(ofModifier: modifier)
    return Content(body, medium: medium.at(place ?? medium.place))
  }
}

/// Finds what a modifier's body applies to its content.
@MainActor
enum ModifierContentSearch {
  static func medium(of modifier: AppliedModifier) -> Medium? {
    guard let body = try? modifier.bodyToKeep() else { return nil }
    var start = body.medium
    start.clearTransitive()
    let count = start.environmentModifiers.count
    guard let root = try? Inspector.viewsInContainer(body.view, start),
      let found = find(in: root)
    else { return nil }
    return found.medium.dropping(environment: count)
  }

  private static func find(in group: LazyGroup<Content>) -> Content? {
    for index in 0..<group.count {
      guard let content = try? group.element(at: index) else { continue }
      if content.descriptor.bareNamespacedName == ViewType.ViewModifierContent.viewName {
        return content
      }
      if content.isCustomView { continue }
      if let children = try? ViewIdentity.of(content)?.children(content),
        let found = find(in: children)
      {
        return found
      }
    }
    return nil
  }
}

extension Medium {
  fileprivate mutating func clearTransitive() { transitiveModifiers = [] }

  fileprivate func dropping(environment count: Int) -> Medium {
    var result = self
    result.environmentModifiers = Array(environmentModifiers.dropFirst(count))
    result.environmentObjects = []
    return result
  }
}
