#if GTK
import GTK
import SwiftUICore

/// A native view with a header bar of its own, which can be its window's titlebar.
@MainActor
protocol TitlebarClaiming: NativeView {
  /// Makes the bar the titlebar of a window that is not shown yet and has none. Called for the view
  /// that comes first in the window.
  func claimTitlebar(of window: GTK.Window)
}
#endif
