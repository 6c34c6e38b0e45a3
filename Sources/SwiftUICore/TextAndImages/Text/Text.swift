import Foundation

/// One or more lines of read-only text.
///
/// A string literal is a key that is looked up in the bundle's string tables and may contain
/// inline Markdown; any other string is shown as it is.
///
/// ```swift
/// Text("Delivered by **noon**")             // looked up, Markdown applied
/// Text(verbatim: "Delivered by **noon**")   // shown with its asterisks
/// Text("\(count) items")                    // looked up as "%lld items"
/// Text(user.name).bold() + Text(" wrote")
/// ```
public struct Text: Equatable, Sendable {
  package enum Storage: Equatable, Sendable {
    case verbatim(String)
    case anyTextStorage(AnyTextStorage)
  }

  /// A change to the text's looks. Of two that set the same thing, the one made first holds,
  /// since it is the nearer one to the text.
  package enum Modifier: Equatable, Sendable {
    case color(Color?)
    case font(Font?)
    case italic
    case weight(Font.Weight?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baseline(CGFloat)
    case anyTextModifier(AnyTextModifier)
  }

  package var storage: Storage
  package var modifiers: [Modifier] = []

  package init(storage: AnyTextStorage) { self.storage = .anyTextStorage(storage) }

  /// Shows `content` as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Shows `content` as it is.
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { storage = .verbatim(String(content)) }

  /// Looks `key` up in a string table and applies inline Markdown to the result.
  ///
  /// - Parameters:
  ///   - tableName: The `.strings` file's name; `Localizable` if `nil`.
  ///   - bundle: Where the table is; the main bundle if `nil`.
  ///   - comment: A note for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(storage: LocalizedTextStorage(key: key, table: tableName, bundle: bundle))
  }

  /// Shows an image in line with text.
  public init(_ image: Image) { self.init(storage: AttachmentTextStorage(image: image)) }

  /// Shows text with attributes; those that the text's modifiers set too, hold.
  // Disfavored: an attributed string can be a literal too, and literals are keys.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(storage: AttributedStringTextStorage(str: attributedContent))
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(storage: ConcatenatedTextStorage(first: lhs, second: rhs))
  }
}

extension Text {
  func modified(by modifier: Modifier) -> Text {
    var result = self
    result.modifiers.append(modifier)
    return result
  }

  func modified(by modifier: AnyTextModifier) -> Text {
    modified(by: .anyTextModifier(modifier))
  }
}
