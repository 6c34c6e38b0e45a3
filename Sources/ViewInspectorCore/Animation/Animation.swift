import SwiftUI

extension InspectableView {
  /// The animation of `animation(_:value:)`; nil where it takes animations away.
  public func animation() throws -> Animation? {
    try modifierAttribute(.animation, "animation", as: Animation?.self)
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func matchedGeometryEffect() throws -> (
    id: AnyHashable, namespace: Namespace.ID, properties: MatchedGeometryProperties,
    anchor: UnitPoint, isSource: Bool
  ) {
    let call = "matchedGeometryEffect"
    let id: any Hashable = try modifierAttribute(.matchedGeometryID, call)
    return (
      AnyHashable(id), try modifierAttribute(.matchedGeometryNamespace, call),
      try modifierAttribute(.matchedGeometryProperties, call),
      try modifierAttribute(.matchedGeometryAnchor, call),
      try modifierAttribute(.matchedGeometryIsSource, call)
    )
  }
}
