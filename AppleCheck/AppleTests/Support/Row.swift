import Testing

import SwiftUI
@_spi(Internals) import SwiftUIIntrospect

/// A row of the table, by which a test is named.
struct RowName: Sendable, CustomTestStringConvertible {
  let index: Int
  let name: String
  var testDescription: String { name }
}

/// A view type on the platform, with one class for some versions.
@MainActor
struct Row {
  let name: String
  let entity: any AnyObject.Type
  let scope: IntrospectionScope
  /// The scope that the library itself gives the view type.
  let declaredScope: IntrospectionScope
  let versions: [[Int]]
  /// Adds to a view an introspection for each of the versions.
  let introspecting:
    (
      _ view: AnyView, _ scope: IntrospectionScope?,
      _ found: @escaping (_ version: [Int], _ entity: AnyObject) -> Void
    ) -> AnyView

  init<Kind: IntrospectableViewType, Entity: PlatformEntity>(
    _ name: String, _ viewType: Kind, scope: IntrospectionScope, _ entity: Entity.Type,
    on versions: [([Int], PlatformViewVersionPredicate<Kind, Entity>)]
  ) {
    self.name = name
    self.entity = entity
    self.scope = scope
    declaredScope = viewType.scope
    self.versions = versions.map(\.0)
    introspecting = { view, scope, found in
      versions.reduce(view) { view, version in
        AnyView(
          view.introspect(viewType, on: version.1, scope: scope) { found(version.0, $0) })
      }
    }
  }
}
