#if GTK
import GTK

/// What the sheets of a widget are for; it has one for each at most.
enum StyleSheetPurpose {
  case filter
  case foreground
  case tint
  case shape
}

extension GTKContext {
  /// Gives a widget the class of a sheet instead of that which it had for the same purpose.
  func setStyleSheet(
    _ sheet: SharedStyleSheet?, for purpose: StyleSheetPurpose, on widget: Widget
  ) {
    let old = styleSheets[purpose]
    guard old !== sheet else { return }
    if let old { widget.removeCssClass(old.cssClass) }
    if let sheet { widget.addCssClass(sheet.cssClass) }
    styleSheets[purpose] = sheet
  }
}
#endif
