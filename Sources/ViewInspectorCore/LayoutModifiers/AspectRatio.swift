import SwiftUI

extension InspectableView {
  public func aspectRatio() throws -> (aspectRatio: CGFloat?, contentMode: ContentMode) {
    let ratio = try modifierAttribute(.aspectRatio, "aspectRatio", as: CGFloat?.self)
    return (ratio, try modifierAttribute(.aspectRatioMode, "aspectRatio"))
  }

  public func isScaledToFill() throws -> Bool { try scales(.fill) }

  public func isScaledToFit() throws -> Bool { try scales(.fit) }

  private func scales(_ mode: ContentMode) throws -> Bool {
    let (ratio, contentMode) = try aspectRatio()
    return ratio == nil && contentMode == mode
  }
}
