import SwiftUI

extension InspectableView {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func ignoresSafeArea() throws -> (regions: SafeAreaRegions, edges: Edge.Set) {
    let call = "ignoresSafeArea(_:edges:)"
    return (
      try modifierAttribute(.safeAreaRegions, call),
      try modifierAttribute(.safeAreaRegionEdges, call)
    )
  }

  public func edgesIgnoringSafeArea() throws -> Edge.Set {
    try modifierAttribute(.ignoredSafeAreaEdges, "edgesIgnoringSafeArea")
  }
}
