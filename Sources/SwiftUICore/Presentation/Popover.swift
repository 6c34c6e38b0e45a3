import Foundation

/// What a popover points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle in the view, or its bounds.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)

  package func rect(in size: CGSize) -> CGRect {
    switch self {
    case .rect(let source): source.value(size)
    case .point(let point):
      CGRect(x: point.x * size.width, y: point.y * size.height, width: 0, height: 0)
    }
  }
}

/// Presents a popover while a binding says so.
package struct PopoverPresentationModifier<PopoverContent: View> {
  package var _isPresented: Binding<Bool>
  package var attachmentAnchor: PopoverAttachmentAnchor
  package var arrowEdge: Edge
  package var content: () -> PopoverContent
}

/// Presents a popover for a value while there is one.
package struct ItemPopoverPresentationModifier<Item: Identifiable, PopoverContent: View> {
  package var _item: Binding<Item?>
  package var attachmentAnchor: PopoverAttachmentAnchor
  package var arrowEdge: Edge
  package var content: (Item) -> PopoverContent
}

extension PopoverPresentationModifier: ViewModifier, Presenting {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PresentationNode(view, inputs) }

  @MainActor package func presentation() -> (id: AnyHashable, content: PopoverContent)? {
    _isPresented.wrappedValue ? (AnyHashable(true), content()) : nil
  }
  @MainActor package func dismiss() { _isPresented.wrappedValue = false }
  @MainActor package var kind: PresentationKind { .popover(arrowEdge: arrowEdge) }
  @MainActor package func anchor(in size: CGSize) -> CGRect { attachmentAnchor.rect(in: size) }
}

extension ItemPopoverPresentationModifier: ViewModifier, Presenting {
  public typealias Body = Never

  @MainActor public static func _makeModifiedNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> { PresentationNode(view, inputs) }

  @MainActor package func presentation() -> (id: AnyHashable, content: PopoverContent)? {
    _item.wrappedValue.map { (AnyHashable($0.id), content($0)) }
  }
  @MainActor package func dismiss() { _item.wrappedValue = nil }
  @MainActor package var kind: PresentationKind { .popover(arrowEdge: arrowEdge) }
  @MainActor package func anchor(in size: CGSize) -> CGRect { attachmentAnchor.rect(in: size) }
}

extension View {
  /// Presents a popover when a given condition is true.
  ///
  /// Drawn as a `GtkPopover`. A click beside it, or Escape, sets the binding to false.
  /// - Parameters:
  ///   - attachmentAnchor: what the popover points at, in this view.
  ///   - arrowEdge: the edge of the anchor at which the popover stands, if there is space.
  ///   - content: called on the main actor while the popover is presented, for each update.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverPresentationModifier(
        _isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
        content: content))
  }

  /// Presents a popover using the given item as a data source for its content.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPopoverPresentationModifier(
        _item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
  }
}
