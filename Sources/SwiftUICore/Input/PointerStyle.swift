/// What the pointer looks like.
public struct PointerStyle: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic, horizontalText, verticalText, rectSelection, grabIdle, grabActive, link, zoomIn
    case zoomOut, columnResize, rowResize
  }
  package let kind: Kind

  public static let `default` = PointerStyle(kind: .automatic)
  public static let horizontalText = PointerStyle(kind: .horizontalText)
  public static let verticalText = PointerStyle(kind: .verticalText)
  public static let rectSelection = PointerStyle(kind: .rectSelection)
  public static let grabIdle = PointerStyle(kind: .grabIdle)
  public static let grabActive = PointerStyle(kind: .grabActive)
  public static let link = PointerStyle(kind: .link)
  public static let zoomIn = PointerStyle(kind: .zoomIn)
  public static let zoomOut = PointerStyle(kind: .zoomOut)
  public static let columnResize = PointerStyle(kind: .columnResize)
  public static let rowResize = PointerStyle(kind: .rowResize)
}

/// Changes the pointer over a view.
package struct PointerStyleModifier: Sendable {
  package var style: PointerStyle?
}

/// The pointer over a native view: one of the names of CSS.
package struct PointerAttribute: NativeAttribute, Equatable {
  package static let belongsToInnermost: Bool = true
  package let name: String
}

extension PointerStyleModifier: AttributeModifier {
  public typealias Body = Never
  @MainActor package func attribute(_ context: PrimitiveContext) -> PointerAttribute? {
    style.map { PointerAttribute(name: $0.name) }
  }
}

extension PointerStyle {
  fileprivate var name: String {
    switch kind {
    case .automatic: "default"
    case .horizontalText: "text"
    case .verticalText: "vertical-text"
    case .rectSelection: "crosshair"
    case .grabIdle: "grab"
    case .grabActive: "grabbing"
    case .link: "pointer"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    case .columnResize: "col-resize"
    case .rowResize: "row-resize"
    }
  }
}

/// Shows or hides the pointer over a view.
package struct PointerVisibilityModifier: Sendable {
  package var visibility: Visibility
}

extension PointerVisibilityModifier: AttributeModifier {
  public typealias Body = Never
  @MainActor package func attribute(_ context: PrimitiveContext) -> PointerAttribute? {
    visibility == .hidden ? PointerAttribute(name: "none") : nil
  }
}

extension View {
  /// Sets the pointer style to display when the pointer is over the view; nil for the view's own.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(PointerStyleModifier(style: style))
  }

  /// Sets the visibility of the pointer when it's over the view.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(PointerVisibilityModifier(visibility: visibility))
  }
}
