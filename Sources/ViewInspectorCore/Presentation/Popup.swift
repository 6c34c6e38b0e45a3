import SwiftUI

// What popups have in common.
extension Content {
  /// A part of a popup: an error names it where it is missing.
  func popupPart(_ row: Structure, _ name: String) throws -> Content {
    do {
      return try child(row)
    } catch InspectionError.viewNotFound {
      throw InspectionError.viewNotFound(parent: name)
    }
  }
}

extension InspectableView {
  /// Sets the binding that presents the popup to false or nil.
  func dismissPopup() throws {
    guard let modifier = content.modifier else {
      throw InspectionError.viewNotFound(parent: Inspector.typeName(type: View.self))
    }
    try PresentedContent.dismiss(modifier)
  }

  /// A button of the popup, which closes it.
  func alertButton(
    _ button: Any, _ call: InspectionCall
  ) -> InspectableView<ViewType.AlertButton> {
    var result = Content(button, medium: content.medium.forChildren)
    result.modifier = content.modifier
    return InspectableView<ViewType.AlertButton>(unchecked: result, parent: self, call: call)
  }
}
