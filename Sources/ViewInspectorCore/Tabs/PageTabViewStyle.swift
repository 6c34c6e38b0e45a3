import SwiftUI

@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
extension PageTabViewStyle {
  /// When the dots for the pages are shown.
  nonisolated public var indexDisplayMode: PageTabViewStyle.IndexDisplayMode {
    let paths = Structure.pageIndexDisplayMode.paths
    for path in paths where path.count == 1 {
      let value = Mirror(reflecting: self).descendant(path[0])
      if let mode = value as? PageTabViewStyle.IndexDisplayMode { return mode }
    }
    return .automatic
  }

  nonisolated public static func == (lhs: PageTabViewStyle, rhs: PageTabViewStyle) -> Bool {
    lhs.indexDisplayMode == rhs.indexDisplayMode
  }
}
