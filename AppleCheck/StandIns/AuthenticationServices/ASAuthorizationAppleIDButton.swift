#if canImport(UIKit)
import UIKit

/// Stand-in.
open class ASAuthorizationAppleIDButton: UIControl {}
#else
import AppKit

/// Stand-in.
open class ASAuthorizationAppleIDButton: NSControl {}
#endif
