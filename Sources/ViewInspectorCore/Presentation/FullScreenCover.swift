import SwiftUI

extension InspectableView {
  /// The content of the index-th full-screen cover of the view, in the order in which they were applied.
  ///
  /// - Throws: `viewNotFound` while it is not presented.
  public func fullScreenCover(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.FullScreenCover> {
    try presented(.fullScreenCovers, "fullScreenCover", index)
  }
}

extension PresentationKind {
  static let fullScreenCovers = PresentationKind(
    modifiers: sheets.modifiers, popups: sheets.popups, isCover: true)
}

extension ModifierViews {
  static let fullScreenCover = ModifierViews(
    "SheetPresentationModifier", "ItemSheetPresentationModifier",
    where: { PresentationKind.fullScreenCovers.includes($0) }
  ) { try $0.fullScreenCover($1) }
}
