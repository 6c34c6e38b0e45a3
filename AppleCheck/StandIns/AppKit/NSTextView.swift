#if os(macOS)
  import Foundation

  /// Stand-in.
  open class NSText: NSView {
    open var string = ""
    open var backgroundColor: NSColor?
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
    open weak var delegate: (any NSTextViewDelegate)?
  }

  /// Stand-in: what is optional in AppKit's protocols has a default here.
  @MainActor
  public protocol NSTextDelegate: AnyObject {
    func textDidBeginEditing(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
    func textDidChange(_ notification: Notification)
  }

  extension NSTextDelegate {
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
    public func textDidChange(_ notification: Notification) {}
  }

  /// Stand-in.
  @MainActor
  public protocol NSTextViewDelegate: NSTextDelegate {
    func textViewDidChangeSelection(_ notification: Notification)
  }

  extension NSTextViewDelegate {
    public func textViewDidChangeSelection(_ notification: Notification) {}
  }
#endif
