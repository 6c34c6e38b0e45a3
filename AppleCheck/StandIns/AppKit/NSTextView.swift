#if os(macOS)
import Foundation

/// Stand-in.
open class NSText: NSView, NSTextDelegating {
  open var string = ""
  public final var textBackground: NSColor?
  public final weak var textDelegate: (any NSTextDelegate)?
  open var drawsBackground = true
  open var textColor: NSColor?
  open var font: NSFont?
  open var isEditable = true
  open var isSelectable = true
  open var isRichText = true
  open override var acceptsFirstResponder: Bool { true }
}

/// Stand-in.
open class NSTextView: NSText {
  open var textContainerInset = CGSize.zero
  open var isAutomaticQuoteSubstitutionEnabled = true
  open var isAutomaticDashSubstitutionEnabled = true
  open var isAutomaticSpellingCorrectionEnabled = true
  open var allowsUndo = false
  open var backgroundColor: NSColor {
    get { textBackground ?? .white }
    set { textBackground = newValue }
  }
  open var delegate: (any NSTextViewDelegate)? {
    get { textDelegate as? any NSTextViewDelegate }
    set { textDelegate = newValue }
  }
}

/// What is declared in AppKit's class, and anew in its subclass, with another type. Swift's own classes
/// cannot, but what a protocol gives them they can.
@MainActor
public protocol NSTextDelegating: AnyObject {
  var textBackground: NSColor? { get set }
  var textDelegate: (any NSTextDelegate)? { get set }
}

extension NSTextDelegating {
  public var backgroundColor: NSColor? {
    get { textBackground }
    set { textBackground = newValue }
  }
  public var delegate: (any NSTextDelegate)? {
    get { textDelegate }
    set { textDelegate = newValue }
  }
}

/// Stand-in: what is optional in AppKit's protocols has a default here.
public protocol NSTextDelegate: NSObjectProtocol {
  @MainActor func textDidBeginEditing(_ notification: Notification)
  @MainActor func textDidEndEditing(_ notification: Notification)
  @MainActor func textDidChange(_ notification: Notification)
}

@MainActor
extension NSTextDelegate {
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
  public func textDidChange(_ notification: Notification) {}
}

/// Stand-in.
public protocol NSTextViewDelegate: NSTextDelegate {
  @MainActor func textViewDidChangeSelection(_ notification: Notification)
}

@MainActor
extension NSTextViewDelegate {
  public func textViewDidChangeSelection(_ notification: Notification) {}
}
#endif
