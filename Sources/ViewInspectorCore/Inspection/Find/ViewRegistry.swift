import SwiftUI

/// The types of views that inspection knows: those of the lists in `Registry`, and those that are registered.
@MainActor
enum ViewRegistry {
  private static var identities: [String: ViewIdentity] = {
    var result: [String: ViewIdentity] = [:]
    for type in known + Platform.viewTypes { add(type, to: &result) }
    return result
  }()

  private static func add(_ type: any KnownViewType.Type, to map: inout [String: ViewIdentity]) {
    let identity = open(type)
    for name in type.namespacedPrefixes { map[name] = identity }
  }

  private static func open<T: KnownViewType>(_ type: T.Type) -> ViewIdentity { ViewIdentity(type) }

  static func identity(named name: String) -> ViewIdentity? { identities[name] }

  static func register(_ type: any KnownViewType.Type) {
    add(type, to: &identities)
    ViewIdentity.cache = [:]
  }
}
