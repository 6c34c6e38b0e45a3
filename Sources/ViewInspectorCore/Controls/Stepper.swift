import SwiftUI

extension ViewType {
  public struct Stepper: KnownViewType, SupplementaryViews, LabelHidingControl {
    public static let typePrefix = "Stepper"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] {
      [{ try view.labelView() }]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func stepper() throws -> InspectableView<ViewType.Stepper> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func stepper(_ index: Int) throws -> InspectableView<ViewType.Stepper> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Stepper {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.stepperLabel), "labelView()")
  }

  /// Steps up, as a user would.
  ///
  /// - Throws: `unresponsiveControl` where a user could not.
  public func increment() throws {
    try guardIsResponsive()
    let action = try Inspector.attribute(
      .stepperOnIncrement, of: content.view, type: (() -> Void).self)
    action()
  }

  /// Steps down, as a user would.
  ///
  /// - Throws: `unresponsiveControl` where a user could not.
  public func decrement() throws {
    try guardIsResponsive()
    let action = try Inspector.attribute(
      .stepperOnDecrement, of: content.view, type: (() -> Void).self)
    action()
  }

  /// Calls what the stepper was given for the beginning and the end of a change, with false.
  public func callOnEditingChanged() throws {
    try Inspector.boolAction(.stepperOnEditingChanged, of: content.view)(false)
  }
}
