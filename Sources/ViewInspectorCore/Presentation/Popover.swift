import SwiftUI

extension ViewType {
  /// The content of a popover that is presented.
  public struct Popover: BaseViewType, SingleViewContent, MultipleViewContent {
    public static let typePrefix = ""
    public static func child(_ content: Content) throws -> Content { content.withoutModifier }
    public static func children(_ content: Content) throws -> LazyGroup<Content> {
      try Inspector.viewsInContainer(content.view, content.medium.forChildren)
    }
  }
}

extension InspectableView {
  /// The index-th popover of the view, in the order in which they were applied.
  ///
  /// - Throws: `viewNotFound` while it is not presented.
  public func popover(_ index: Int? = nil) throws -> InspectableView<ViewType.Popover> {
    try presented(.popovers, "popover", index)
  }
}

extension InspectableView where View == ViewType.Popover {
  public func arrowEdge() throws -> Edge {
    try Inspector.attribute(.popoverArrowEdge, of: popover(), type: Edge.self)
  }

  public func attachmentAnchor() throws -> PopoverAttachmentAnchor {
    try Inspector.attribute(
      .popoverAttachmentAnchor, of: popover(), type: PopoverAttachmentAnchor.self)
  }

  public func contentView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary(content.withoutModifier, "contentView()")
  }

  /// The content, whose type is not needed here.
  public func contentView<T>(
    _ viewType: T.Type
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try contentView()
  }

  /// Whether the popover is presented now; it was when it was inspected.
  public func isPresented() throws -> Bool {
    try (popover() as? any ContentPresenting)?.presentedContent() != nil
  }

  /// Closes the popover: sets the binding that presents it to false or nil.
  public func dismiss() throws { try dismissPopup() }

  private func popover() throws -> Any {
    guard let modifier = content.modifier else {
      throw InspectionError.viewNotFound(parent: "Popover")
    }
    return modifier.modifier
  }
}

extension PresentationKind {
  static let popovers = PresentationKind(
    modifiers: [
      "PopoverPresentationModifier", "ItemPopoverPresentationModifier",
    ], popups: [.popover])
}

extension ModifierViews {
  static let popover = ModifierViews(
    "PopoverPresentationModifier", "ItemPopoverPresentationModifier", popups: [.popover]
  ) { try $0.popover($1) }
}
