#if GTK
import Foundation

extension CGFloat {
  /// A blur's radius that GTK can draw: it makes a picture as large as the blur reaches, and ends
  /// the program where there is not so much memory.
  var drawnRadius: CGFloat { self > 0 ? Swift.min(self, 500) : 0 }

  /// A distance that GTK can draw something at; nobody sees what is further away.
  var drawnDistance: CGFloat {
    guard !isNaN else { return 0 }
    return Swift.min(Swift.max(self, -10_000), 10_000)
  }
}
#endif
