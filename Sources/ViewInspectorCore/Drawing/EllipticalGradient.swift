import SwiftUI

extension ViewType {
  public struct EllipticalGradient: KnownViewType {
    public static let typePrefix = "EllipticalGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  public func ellipticalGradient() throws -> InspectableView<ViewType.EllipticalGradient> {
    try child()
  }
}

extension InspectableView where View: MultipleViewContent {
  public func ellipticalGradient(_ index: Int) throws -> InspectableView<
    ViewType.EllipticalGradient
  > {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.EllipticalGradient {
  public func gradient() throws -> Gradient {
    try Inspector.attribute(.ellipticalGradientGradient, of: content.view, type: Gradient.self)
  }

  public func center() throws -> UnitPoint {
    try Inspector.attribute(.ellipticalGradientCenter, of: content.view, type: UnitPoint.self)
  }

  public func startRadiusFraction() throws -> CGFloat {
    try Inspector.attribute(
      .ellipticalGradientStartRadiusFraction, of: content.view, type: CGFloat.self)
  }

  public func endRadiusFraction() throws -> CGFloat {
    try Inspector.attribute(
      .ellipticalGradientEndRadiusFraction, of: content.view, type: CGFloat.self)
  }
}
