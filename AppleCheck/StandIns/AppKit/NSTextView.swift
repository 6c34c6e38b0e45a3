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

  /// Stand-in.
  @MainActor
  public protocol NSTextViewDelegate: AnyObject {}
#endif
