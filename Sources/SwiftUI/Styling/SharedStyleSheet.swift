#if GTK
import GTK

/// The rules of one style class, on the display for as long as a widget has the class.
@MainActor
final class SharedStyleSheet {
  private static var known: [String: WeakSheet] = [:]
  private struct WeakSheet { weak var sheet: SharedStyleSheet? }

  let cssClass: String
  private let sheet: StyleSheet

  /// The sheet of a class, made with the rules if there is none.
  static func of(_ cssClass: String, rules: (String) -> String) -> SharedStyleSheet {
    if let sheet = known[cssClass]?.sheet { return sheet }
    known = known.filter { $0.value.sheet != nil }
    let sheet = SharedStyleSheet(cssClass, rules(cssClass))
    known[cssClass] = WeakSheet(sheet: sheet)
    return sheet
  }

  private init(_ cssClass: String, _ rules: String) {
    self.cssClass = cssClass
    sheet = StyleSheet(rules)
  }
}

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
    let old: SharedStyleSheet? = styleSheets[purpose]
    guard old !== sheet else { return }
    if let old { widget.removeCssClass(old.cssClass) }
    if let sheet { widget.addCssClass(sheet.cssClass) }
    styleSheets[purpose] = sheet
  }
}
#endif
