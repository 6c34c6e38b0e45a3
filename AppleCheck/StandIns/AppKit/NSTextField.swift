#if os(macOS)
import Foundation

/// Stand-in.
open class NSTextField: NSControl {
  open var placeholderString: String?
  open var backgroundColor: NSColor?
  open var textColor: NSColor?
  open var drawsBackground = false
  open var isBordered = false
  open var isBezeled = false
  open var isEditable = true
  open var isSelectable = true
  open var maximumNumberOfLines = 0
  open weak var delegate: (any NSTextFieldDelegate)?
  open override var acceptsFirstResponder: Bool { true }
}

/// Stand-in.
open class NSSecureTextField: NSTextField {}

/// Stand-in: what is optional in AppKit's protocols has a default here.
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  @MainActor func controlTextDidBeginEditing(_ obj: Notification)
  @MainActor func controlTextDidEndEditing(_ obj: Notification)
  @MainActor func controlTextDidChange(_ obj: Notification)
}

@MainActor
extension NSControlTextEditingDelegate {
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
  public func controlTextDidChange(_ obj: Notification) {}
}

/// Stand-in.
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
#endif
