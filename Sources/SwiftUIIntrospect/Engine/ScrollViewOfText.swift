#if !os(watchOS)
#if GTK
import GTK
#elseif canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if GTK
typealias ScrollEntity = GTK.ScrolledWindow
#elseif canImport(UIKit)
typealias ScrollEntity = UIScrollView
#elseif canImport(AppKit)
typealias ScrollEntity = NSScrollView
#else
/// No toolkit, and no such entity.
typealias ScrollEntity = Never
#endif

extension PlatformEntity {
  /// Whether a scroll view is only what a text scrolls in: one that is sought is rather another.
  var isScrollViewOfText: Bool {
    #if GTK
    (self as? ScrollEntity)?.child is GTK.TextView
    #elseif canImport(UIKit)
    self is UITextView || (self as? UIView)?.superview is UITextField
    #elseif canImport(AppKit)
    (self as? ScrollEntity)?.documentView is NSTextView
    #else
    false
    #endif
  }
}
#endif
