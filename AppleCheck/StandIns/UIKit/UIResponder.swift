import Foundation

/// Stand-in.
@MainActor
open class UIResponder: NSObject {
  /// Takes an argument, so that the initializers of subclasses that have none override nothing: in
  /// Apple's headers those are convenience initializers.
  public init(standIn: Void) { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open private(set) var isFirstResponder = false

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  open var inputView: UIView? { nil }
  #if !os(visionOS)
  open var inputAccessoryView: UIView? { nil }
  #endif
  open func reloadInputViews() {}
}
