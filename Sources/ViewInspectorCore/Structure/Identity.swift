import SwiftUI

extension InspectableView {
  /// What `id(_:)` says of the view.
  public func id() throws -> AnyHashable {
    let id = try modifierAttribute(.identifiedID, "id", as: (any Hashable).self)
    return AnyHashable(id)
  }

  /// What `tag(_:)` says of the view.
  public func tag() throws -> AnyHashable {
    let tag = try modifierAttribute(.tag, "tag", as: (any Hashable).self)
    return AnyHashable(tag)
  }
}
