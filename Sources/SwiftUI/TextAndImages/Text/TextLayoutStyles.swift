#if GTK
import GTK
import SwiftUICore

extension TextAlignment {
  /// Where a label puts its lines. GTK mirrors it for right-to-left languages.
  var fraction: Float {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  var justification: Justification {
    switch self {
    case .leading: .left
    case .center: .center
    case .trailing: .right
    }
  }
}

extension SwiftUICore.Text.TruncationMode {
  var ellipsizeMode: EllipsizeMode {
    switch self {
    case .head: .start
    case .middle: .middle
    case .tail: .end
    }
  }
}
#endif
