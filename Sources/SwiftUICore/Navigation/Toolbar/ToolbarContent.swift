/// A view of a toolbar, with its place.
package struct ToolbarEntry {
  package let placement: ToolbarItemPlacement
  package let identifier: String?
  package let content: AnyView
}

/// Conforming types represent items that can be placed in various locations in a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Gathers the items. Not meant to be called or written by apps.
  static func _appendItems(of content: Self, to items: inout _ToolbarItems)
}

/// Conforming types represent items that can be placed in various locations in a customizable toolbar.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// The items of a toolbar.
public struct _ToolbarItems {
  package var entries: [ToolbarEntry] = []
}

extension ToolbarContent {
  public static func _appendItems(of content: Self, to items: inout _ToolbarItems) {
    Body._appendItems(of: content.body, to: &items)
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) is primitive toolbar content: it has no body to call.")
  }
}

extension Never: ToolbarContent {}

extension CustomizableToolbarContent {
  /// Configures the behavior of customizable toolbar content.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    CustomizedToolbarContent(content: self, behavior: behavior, options: [], visibility: .automatic)
  }

  /// Configures customizable toolbar items with the specified default visibility and options.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    CustomizedToolbarContent(
      content: self, behavior: .default, options: options, visibility: defaultVisibility)
  }
}

/// Content that the user may move or hide. The desktop's header bars can't be changed by users.
struct CustomizedToolbarContent<Content: CustomizableToolbarContent>: CustomizableToolbarContent {
  typealias Body = Never
  let content: Content
  let behavior: ToolbarCustomizationBehavior
  let options: ToolbarCustomizationOptions
  let visibility: Visibility

  static func _appendItems(of content: Self, to items: inout _ToolbarItems) {
    Content._appendItems(of: content.content, to: &items)
  }
}

/// Several items. Linux's own: Apple's builder hides what it makes of them.
public struct TupleToolbarContent<T> {
  package var value: T
  // Called on the main actor only.
  private let append: (inout _ToolbarItems) -> Void

  init(_ value: T, append: @escaping (inout _ToolbarItems) -> Void) {
    self.value = value
    self.append = append
  }
}

extension TupleToolbarContent: CustomizableToolbarContent {
  public typealias Body = Never

  public static func _appendItems(of content: Self, to items: inout _ToolbarItems) {
    content.append(&items)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public static func _appendItems(of content: Wrapped?, to items: inout _ToolbarItems) {
    if let content { Wrapped._appendItems(of: content, to: &items) }
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public static func _appendItems(of content: Self, to items: inout _ToolbarItems) {
    switch content.storage {
    case .trueContent(let content): TrueContent._appendItems(of: content, to: &items)
    case .falseContent(let content): FalseContent._appendItems(of: content, to: &items)
    }
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }

  public static func _appendItems(of content: Self, to items: inout _ToolbarItems) {
    Content._appendItems(of: content.content, to: &items)
  }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
