import SwiftUI

extension InspectableView {
  /// Where `position(_:)` puts the view's center, in points of the view around it.
  public func position() throws -> CGPoint { try modifierAttribute(.positionPoint, "position") }

  public func offset() throws -> CGSize { try modifierAttribute(.offsetSize, "offset") }

  public func coordinateSpaceName() throws -> String {
    try modifierAttribute(.coordinateSpaceName, "coordinateSpace(name:)")
  }

  public func zIndex() throws -> Double { try modifierAttribute(.zIndex, "zIndex") }
}
