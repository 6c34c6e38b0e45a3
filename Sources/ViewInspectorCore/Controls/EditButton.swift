import SwiftUI

extension ViewType {
  public struct EditButton: KnownViewType {
    public static let typePrefix = "EditButton"
  }
}

@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension InspectableView where View: SingleViewContent {
  public func editButton() throws -> InspectableView<ViewType.EditButton> { try child() }
}

@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension InspectableView where View: MultipleViewContent {
  public func editButton(_ index: Int) throws -> InspectableView<ViewType.EditButton> {
    try child(at: index)
  }
}

@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension InspectableView where View == ViewType.EditButton {
  /// The edit mode that the button turns on and off: what the view's environment says.
  public func editMode() throws -> Binding<EditMode>? {
    content.medium.environment.editMode
  }
}
