import Foundation

/// How large a preview is.
/// On Apple's systems DeveloperToolsSupport declares it.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}
