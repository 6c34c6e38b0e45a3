/// Sheets, popovers, alerts and dialogs.
extension Structure {
  static let alertTitle = Structure("Alert / AlertModifier", "title", "popup|title")
  static let alertMessage = Structure("Alert / AlertModifier", "message", "popup|message")
  static let alertActions = Structure("AlertModifier", "actions")
  static let alertPrimaryButton = Structure("Alert", "primaryButton", "popup|primaryButton")
  static let alertSecondaryButton = Structure(
    "Alert", "secondaryButton|some", "popup|secondaryButton|some")
  static let alertIsPresented = Structure("AlertModifier", "isPresented")
  static let alertHasData = Structure("AlertModifier", "hasData")
  static let alertButtonLabel = Structure("Button", "label")
  static let alertButtonStyle = Structure("Button", "style")
  static let alertButtonAction = Structure("Button", "action|some")
  static let popupIsPresented = Structure("AlertTransformModifier", "_isPresented")
  static let popupContent = Structure("AlertTransformModifier", "content")
  static let itemPopupItem = Structure("ItemAlertTransformModifier", "_item")
  static let itemPopupContent = Structure("ItemAlertTransformModifier", "content")
  static let actionSheetTitle = Structure("ActionSheet", "title", "popup|title")
  static let actionSheetMessage = Structure("ActionSheet", "message", "popup|message")
  static let actionSheetButtons = Structure("ActionSheet", "buttons", "popup|buttons")
  static let confirmationIsPresented = Structure("ConfirmationDialogModifier", "isPresented")
  static let confirmationHasData = Structure("ConfirmationDialogModifier", "hasData")
  static let confirmationTitle = Structure("ConfirmationDialogModifier", "title")
  static let confirmationTitleVisibility = Structure(
    "ConfirmationDialogModifier", "titleVisibility")
  static let confirmationMessage = Structure("ConfirmationDialogModifier", "message")
  static let confirmationActions = Structure("ConfirmationDialogModifier", "actions")
  static let popoverIsPresented = Structure("PopoverPresentationModifier", "_isPresented")
  static let popoverContent = Structure("PopoverPresentationModifier", "content")
  static let itemPopoverItem = Structure("ItemPopoverPresentationModifier", "_item")
  static let itemPopoverContent = Structure("ItemPopoverPresentationModifier", "content")
  static let popoverArrowEdge = Structure(
    "PopoverPresentationModifier / ItemPopoverPresentationModifier", "arrowEdge")
  static let popoverAttachmentAnchor = Structure(
    "PopoverPresentationModifier / ItemPopoverPresentationModifier", "attachmentAnchor")
  static let sheetKind = Structure(
    "SheetPresentationModifier / ItemSheetPresentationModifier", "kind")
  static let navigationDestinationIsPresented = Structure(
    "ViewDestinationNavigationDestinationModifier", "_isPresented")
  static let navigationDestinationContent = Structure(
    "ViewDestinationNavigationDestinationModifier", "destination")
  static let dismissIsDisabled = Structure("InteractiveDismissDisabledModifier", "isDisabled")
  static let sheetIsPresented = Structure("SheetPresentationModifier", "_isPresented")
  static let sheetContent = Structure("SheetPresentationModifier", "content")
  static let sheetOnDismiss = Structure("SheetPresentationModifier", "onDismiss|some")
  static let itemSheetItem = Structure("ItemSheetPresentationModifier", "_item")
  static let itemSheetContent = Structure("ItemSheetPresentationModifier", "content")
  static let itemSheetOnDismiss = Structure("ItemSheetPresentationModifier", "onDismiss|some")
}
