import SwiftUI

extension ViewType {
  public struct LinearGradient: KnownViewType {
    public static let typePrefix = "LinearGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  public func linearGradient() throws -> InspectableView<ViewType.LinearGradient> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func linearGradient(_ index: Int) throws -> InspectableView<ViewType.LinearGradient> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.LinearGradient {
  public func gradient() throws -> Gradient {
    try Inspector.attribute(.linearGradientGradient, of: content.view, type: Gradient.self)
  }

  public func startPoint() throws -> UnitPoint {
    try Inspector.attribute(.linearGradientStartPoint, of: content.view, type: UnitPoint.self)
  }

  public func endPoint() throws -> UnitPoint {
    try Inspector.attribute(.linearGradientEndPoint, of: content.view, type: UnitPoint.self)
  }
}
