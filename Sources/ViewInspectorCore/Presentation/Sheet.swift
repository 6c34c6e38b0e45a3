import SwiftUI

extension ViewType {
  /// The content of a sheet.
  public struct Sheet: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = ""
    public static func child(_ content: Content) throws -> Content { content.withoutModifier }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try Inspector.viewsInContainer(content.view, content.medium.forChildren)
    }
  }

  public typealias FullScreenCover = Sheet
}

extension InspectableView {
  /// The index-th sheet of the view, in the order in which they were applied.
  ///
  /// - Throws: `viewNotFound` while it is not presented.
  public func sheet(_ index: Int? = nil) throws -> InspectableView<ViewType.Sheet> {
    try presented(.sheets, "sheet", index)
  }
}

extension InspectableView {
  /// Whether the user is kept from closing the sheet that the view is in.
  public func interactiveDismissDisabled() throws -> Bool {
    try modifierAttribute(.dismissIsDisabled, "interactiveDismissDisabled")
  }
}

extension InspectableView where View == ViewType.Sheet {
  /// Sets the binding that presents the sheet to false or nil, and calls `onDismiss` outside of a live tree,
  /// which does so itself.
  public func dismiss() throws {
    guard let modifier = content.modifier else {
      throw InspectionError.viewNotFound(parent: "Sheet")
    }
    try PresentedContent.dismiss(modifier)
    // A presenter of the app's own has called it.
    let isTold = content.medium.place != nil || modifier.modifier is any BasePopupPresenter
    if !isTold { try? callOnDismiss() }
  }

  public func callOnDismiss() throws {
    guard let modifier = content.modifier, let action = PresentedContent.onDismiss(modifier) else {
      throw InspectionError.callbackNotFound(parent: "Sheet", callback: "onDismiss")
    }
    action()
  }
}

extension Content {
  var withoutModifier: Content {
    var result = self
    result.modifier = nil
    return result
  }
}

extension ModifierViews {
  static let sheet = ModifierViews(
    "SheetPresentationModifier", "ItemSheetPresentationModifier", popups: [.sheet],
    where: { PresentationKind.sheets.includes($0) }
  ) { try $0.sheet($1) }
}
