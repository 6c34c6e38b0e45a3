#if GTK
import SwiftUI

private struct PresentsAtOnceKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether pages present their sheets as soon as they appear, without a click.
  var presentsAtOnce: Bool {
    get { self[PresentsAtOnceKey.self] }
    set { self[PresentsAtOnceKey.self] = newValue }
  }
}
#endif
