import SwiftUI

extension ViewType {
  public struct Slider: KnownViewType, SupplementaryViews, LabelHidingControl {
    public static let typePrefix = "Slider"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [
        { try view.labelView() }, { try view.minimumValueLabelView() },
        { try view.maximumValueLabelView() },
      ]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func slider() throws -> InspectableView<ViewType.Slider> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func slider(_ index: Int) throws -> InspectableView<ViewType.Slider> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Slider {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.sliderLabel), "labelView()")
  }

  public func minimumValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.sliderMinimumValueLabel), "minimumValueLabelView()")
  }

  public func maximumValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.sliderMaximumValueLabel), "maximumValueLabelView()")
  }

  public func value() throws -> Double { try binding().wrappedValue }

  /// Moves the slider to a value, as a user would.
  ///
  /// - Throws: `unresponsiveControl` where a user could not.
  public func setValue(_ value: Double) throws {
    try guardIsResponsive()
    try binding().wrappedValue = value
  }

  /// Calls what the slider was given for the beginning and the end of a change, with false.
  public func callOnEditingChanged() throws {
    try Inspector.boolAction(.sliderOnEditingChanged, of: content.view)(false)
  }

  private func binding() throws -> Binding<Double> {
    try Inspector.attribute(.sliderValue, of: content.view, type: Binding<Double>.self)
  }
}
