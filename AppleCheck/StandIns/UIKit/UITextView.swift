import Foundation

/// Stand-in.
open class UITextView: UIScrollView {
  private var storage = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { storage }
    set { storage = newValue ?? "" }
  }
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment: NSTextAlignment = .natural
  open var textContainerInset = UIEdgeInsets.zero
  open var isSelectable = true
  #if !os(tvOS)
    open var isEditable = true
  #endif

  open override var canBecomeFirstResponder: Bool { true }
}
