import SwiftUI

extension ViewType {
  public struct AngularGradient: KnownViewType {
    public static let typePrefix = "AngularGradient"
  }
}

extension InspectableView where View: SingleViewContent {
  public func angularGradient() throws -> InspectableView<ViewType.AngularGradient> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func angularGradient(_ index: Int) throws -> InspectableView<ViewType.AngularGradient> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.AngularGradient {
  public func gradient() throws -> Gradient {
    try Inspector.attribute(.angularGradientGradient, of: content.view, type: Gradient.self)
  }

  public func center() throws -> UnitPoint {
    try Inspector.attribute(.angularGradientCenter, of: content.view, type: UnitPoint.self)
  }

  public func startAngle() throws -> Angle {
    try Inspector.attribute(.angularGradientStartAngle, of: content.view, type: Angle.self)
  }

  public func endAngle() throws -> Angle {
    try Inspector.attribute(.angularGradientEndAngle, of: content.view, type: Angle.self)
  }
}
