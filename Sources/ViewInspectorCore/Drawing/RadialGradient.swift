import SwiftUI

extension ViewType {
  public struct RadialGradient: KnownViewType {
    public static let typePrefix = "RadialGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  public func radialGradient() throws -> InspectableView<ViewType.RadialGradient> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func radialGradient(_ index: Int) throws -> InspectableView<ViewType.RadialGradient> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.RadialGradient {
  public func gradient() throws -> Gradient {
    try Inspector.attribute(.radialGradientGradient, of: content.view, type: Gradient.self)
  }

  public func center() throws -> UnitPoint {
    try Inspector.attribute(.radialGradientCenter, of: content.view, type: UnitPoint.self)
  }

  public func startRadius() throws -> CGFloat {
    try Inspector.attribute(.radialGradientStartRadius, of: content.view, type: CGFloat.self)
  }

  public func endRadius() throws -> CGFloat {
    try Inspector.attribute(.radialGradientEndRadius, of: content.view, type: CGFloat.self)
  }
}
