#if GTK
import GTK
import SwiftUICore

/// The color scheme that the views of a window prefer. libadwaita has one for the whole program: of
/// several windows, the one whose preference changed last decides.
@MainActor
final class PreferredScheme {
  private var scheme: ColorScheme?

  func update(_ new: ColorScheme?) {
    guard new != scheme else { return }
    scheme = new
    AdwStyleManager.default?.colorScheme =
      switch new {
      case .light: .forceLight
      case .dark: .forceDark
      case nil: .default
      }
  }
}
#endif
