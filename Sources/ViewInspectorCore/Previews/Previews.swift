import SwiftUI

extension InspectableView {
  public func previewDevice() throws -> PreviewDevice {
    try modifierAttribute(.previewDevice, "previewDevice")
  }

  public func previewDisplayName() throws -> String {
    try modifierAttribute(.previewDisplayName, "previewDisplayName")
  }

  public func previewLayout() throws -> PreviewLayout {
    try modifierAttribute(.previewLayout, "previewLayout")
  }
}
