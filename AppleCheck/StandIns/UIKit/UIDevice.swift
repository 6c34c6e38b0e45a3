import Foundation

/// Stand-in.
@MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  open private(set) var systemVersion = "26.0"
  open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom = .phone
}

/// Stand-in.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  @available(iOS 14, tvOS 14, *)
  case mac = 5
  @available(iOS 17, tvOS 17, *)
  case vision
}
