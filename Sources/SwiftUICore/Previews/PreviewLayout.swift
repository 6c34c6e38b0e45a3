import Foundation

/// How large a preview is.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}
