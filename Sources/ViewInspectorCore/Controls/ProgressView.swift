import SwiftUI

extension ViewType {
  public struct ProgressView: KnownViewType, SupplementaryViews, LabelHidingControl {
    public static let typePrefix = "ProgressView"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }, { try view.currentValueLabelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func progressView() throws -> InspectableView<ViewType.ProgressView> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func progressView(_ index: Int) throws -> InspectableView<ViewType.ProgressView> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.ProgressView {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.progressViewLabel), "labelView()")
  }

  public func currentValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.progressViewCurrentValueLabel), "currentValueLabelView()")
  }

  /// The part of the task that is done, in 0...1; nil where that is not known.
  public func fractionCompleted() throws -> Double? {
    try Inspector.attribute(.progressViewFraction, of: content.view, type: Double?.self)
  }

  /// What the view follows, where it was given a `Progress`.
  public func progress() throws -> Progress {
    try Inspector.attribute(.progressViewProgress, of: content.view, type: Progress.self)
  }
}
