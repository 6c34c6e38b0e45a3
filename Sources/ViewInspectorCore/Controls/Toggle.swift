import SwiftUI

extension ViewType {
  public struct Toggle: KnownViewType, SupplementaryViews, LabelHidingControl {
    public static let typePrefix = "Toggle"

    static func supplementaryViews(
      of view: InspectableView<Self>
    ) -> [ViewIdentity.Supplementary] { [{ try view.labelView() }] }
  }
}

extension InspectableView where View: SingleViewContent {
  public func toggle() throws -> InspectableView<ViewType.Toggle> { try child() }
}

extension InspectableView where View: MultipleViewContent {
  public func toggle(_ index: Int) throws -> InspectableView<ViewType.Toggle> {
    try child(at: index)
  }
}

extension InspectableView where View == ViewType.Toggle {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.child(.toggleLabel), "labelView()")
  }

  /// Turns the toggle.
  ///
  /// - Throws: `unresponsiveControl` where a user could not tap it.
  public func tap() throws {
    try guardIsResponsive()
    try isOnBinding().wrappedValue.toggle()
  }

  public func isOn() throws -> Bool { try isOnBinding().wrappedValue }

  private func isOnBinding() throws -> Binding<Bool> {
    let binding = try Inspector.attribute(.toggleIsOn, of: content.view)
    if let binding = binding as? Binding<Bool> { return binding }
    return try Platform.isOn(content.view)
  }
}
