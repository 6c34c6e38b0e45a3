import Foundation

/// Stand-in.
@MainActor
open class UITextPosition: NSObject {
  fileprivate let offset: Int

  fileprivate init(offset: Int) { self.offset = offset }
}

/// Stand-in.
@MainActor
open class UITextRange: NSObject {
  open private(set) var start: UITextPosition
  open private(set) var end: UITextPosition

  fileprivate init(_ start: UITextPosition, _ end: UITextPosition) {
    (self.start, self.end) = (start, end)
  }
}

/// Stand-in.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Stand-in.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Stand-in: what text fields, text views and search bars have in common.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

extension UITextInputTraits where Self: NSObject {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept(.sentences) }
    set { keep(newValue) }
  }

  public var autocorrectionType: UITextAutocorrectionType {
    get { kept(.default) }
    set { keep(newValue) }
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

/// Stand-in.
@MainActor
public protocol UITextInput: UITextInputTraits {
  /// The text that positions count in.
  var standInText: String { get }
}

extension UITextInput where Self: NSObject {
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public var endOfDocument: UITextPosition { UITextPosition(offset: standInText.utf16.count) }

  public var selectedTextRange: UITextRange? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start, end)
  }

  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }
}

extension UITextField: UITextInput {
  public var standInText: String { text ?? "" }

  public var attributedPlaceholder: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UITextView: UITextInput {
  public var standInText: String { text ?? "" }

  public var textContainer: NSTextContainer {
    if let container: NSTextContainer = kept(nil) { return container }
    let container = NSTextContainer()
    keep(container)
    return container
  }
}

extension UISearchBar: UITextInputTraits {}

/// Stand-in.
open class NSTextContainer: NSObject {
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var lineFragmentPadding: CGFloat = 5
}

/// Stand-in.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
}
