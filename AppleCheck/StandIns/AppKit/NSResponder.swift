#if os(macOS)
import Foundation

/// Stand-in.
@MainActor
open class NSResponder: NSObject {
  /// Takes an argument, so that the initializers of subclasses that have none override nothing:
  /// in Apple's headers those are convenience initializers.
  public init(standIn: Void) { super.init() }

  open weak var nextResponder: NSResponder?
  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }
}

/// Stand-in.
@MainActor
open class NSEvent: NSObject {}
#endif
