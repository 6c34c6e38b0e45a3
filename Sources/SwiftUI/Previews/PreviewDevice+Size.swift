import Foundation
import SwiftUICore

extension PreviewDevice {
  /// The device's screen in points, upright; nil for one that is not known, which is said once.
  package var size: CGSize? {
    // The longest name that the device's begins with: "iPhone 15 Pro Max" is no "iPhone 15".
    let known = Self.sizes.filter { rawValue.hasPrefix($0.name) }
      .max { $0.name.count < $1.name.count }
    guard let known else {
      Diagnostics.reportOnce(
        "The size of the preview device \"\(rawValue)\" is not known: a window's is used.")
      return nil
    }
    return CGSize(width: known.width, height: known.height)
  }

  /// As Apple's Human Interface Guidelines give them ("Layout", "Device screen dimensions").
  private static let sizes: [(name: String, width: Int, height: Int)] = [
    ("iPhone SE", 375, 667), ("iPhone SE (1st", 320, 568), ("iPhone 7", 375, 667),
    ("iPhone 7 Plus", 414, 736), ("iPhone 8", 375, 667), ("iPhone 8 Plus", 414, 736),
    ("iPhone X", 375, 812), ("iPhone Xs", 375, 812), ("iPhone XS", 375, 812),
    ("iPhone Xs Max", 414, 896), ("iPhone XS Max", 414, 896), ("iPhone XR", 414, 896),
    ("iPhone Xʀ", 414, 896), ("iPhone 11", 414, 896), ("iPhone 11 Pro", 375, 812),
    ("iPhone 11 Pro Max", 414, 896), ("iPhone 12", 390, 844), ("iPhone 12 mini", 375, 812),
    ("iPhone 12 Pro Max", 428, 926), ("iPhone 13", 390, 844), ("iPhone 13 mini", 375, 812),
    ("iPhone 13 Pro Max", 428, 926), ("iPhone 14", 390, 844), ("iPhone 14 Plus", 428, 926),
    ("iPhone 14 Pro", 393, 852), ("iPhone 14 Pro Max", 430, 932), ("iPhone 15", 393, 852),
    ("iPhone 15 Plus", 430, 932), ("iPhone 15 Pro Max", 430, 932), ("iPhone 16", 393, 852),
    ("iPhone 16e", 390, 844), ("iPhone 16 Plus", 430, 932), ("iPhone 16 Pro", 402, 874),
    ("iPhone 16 Pro Max", 440, 956), ("iPhone 17", 402, 874), ("iPhone 17 Pro Max", 440, 956),
    ("iPhone Air", 420, 912), ("iPad mini", 744, 1133), ("iPad mini (5th", 768, 1024),
    ("iPad", 820, 1180), ("iPad (7th", 810, 1080), ("iPad (8th", 810, 1080),
    ("iPad (9th", 810, 1080), ("iPad Air", 820, 1180), ("iPad Air 13", 1024, 1366),
    ("iPad Pro", 834, 1194), ("iPad Pro (12.9", 1024, 1366), ("iPad Pro 13", 1032, 1376),
    ("Apple TV", 1920, 1080),
  ]
}
