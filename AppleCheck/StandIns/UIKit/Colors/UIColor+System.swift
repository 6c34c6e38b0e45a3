import Foundation

extension UIColor {
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var label: UIColor { .black }
  public class var secondaryLabel: UIColor { UIColor(white: 0.24, alpha: 0.6) }
  #if !os(tvOS)
  public class var systemBackground: UIColor { .white }
  public class var secondarySystemBackground: UIColor { UIColor(white: 0.95, alpha: 1) }
  public class var systemGroupedBackground: UIColor { UIColor(white: 0.95, alpha: 1) }
  #endif

  /// No color of an asset catalog is there.
  public convenience init?(named name: String) { return nil }
}
