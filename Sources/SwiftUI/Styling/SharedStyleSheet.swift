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
#endif
