import SwiftUI

extension ViewType {
  public struct Gauge: KnownViewType, SupplementaryViews {
    public static let typePrefix = "Gauge"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [
        { try view.labelView() }, { try view.currentValueLabelView() },
        { try view.minimumValueLabelView() }, { try view.maximumValueLabelView() },
        { try view.markedValueLabelsView() },
      ]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func gauge() throws -> InspectableView<ViewType.Gauge> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func gauge(_ index: Int) throws -> InspectableView<ViewType.Gauge> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Gauge {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.gaugeLabel), "labelView()")
  }

  public func currentValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.gaugeCurrentValueLabel), "currentValueLabelView()")
  }

  public func minimumValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.gaugeMinimumValueLabel), "minimumValueLabelView()")
  }

  public func maximumValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.gaugeMaximumValueLabel), "maximumValueLabelView()")
  }

  public func markedValueLabelsView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.gaugeMarkedValueLabels), "markedValueLabelsView()")
  }

  /// The value as a fraction of the gauge's range, in 0...1.
  public func value() throws -> Double {
    try Inspector.attribute(.gaugeValue, of: content.view, type: Double.self)
  }
}
