#if !os(visionOS)
import Foundation

/// Stand-in.
@MainActor
open class UIScreen: NSObject {
  @available(iOS, introduced: 2, deprecated: 26)
  @available(tvOS, introduced: 9, deprecated: 26)
  public static let main = UIScreen()

  open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  open private(set) var scale: CGFloat = 3
}
#endif
