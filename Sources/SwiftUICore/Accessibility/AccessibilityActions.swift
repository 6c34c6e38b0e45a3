/// What an action of assistive technologies is for.
public struct AccessibilityActionKind: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case `default`
    case escape
    case magicTap
    case delete
    case showMenu
    case custom(Text)
  }
  package var kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// What a click does.
  public static let `default` = AccessibilityActionKind(kind: .default)
  /// What sends the view away.
  public static let escape = AccessibilityActionKind(kind: .escape)
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  public static let delete = AccessibilityActionKind(kind: .delete)
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)

  public init(named name: Text) { kind = .custom(name) }
}

/// The directions in which assistive technologies change a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// What a zoom by assistive technologies does.
public struct AccessibilityZoomGestureAction: Equatable, Sendable {
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }
  public let direction: Direction
  public let location: UnitPoint

  package init(direction: Direction, location: UnitPoint) {
    self.direction = direction
    self.location = location
  }
}

/// An action that takes nothing.
package struct AccessibilityVoidAction {
  package var kind: AccessibilityActionKind
}
/// An action that takes a direction.
package struct AccessibilityAdjustableAction {}
/// An action that takes an edge.
package struct AccessibilityScrollAction {}
/// An action that takes a zoom.
package struct AccessibilityZoomAction {}

/// An action with what it does.
package struct AccessibilityActionHandler<Action, Value> {
  package var action: Action
  package var handler: (Value) -> Void
}

/// An action of any type.
package struct AnyAccessibilityAction {
  /// Holds the action: a step of its own in its known structure.
  package struct Base {
    package let base: Any
  }
  package let base: Base

  package init<Action, Value>(_ action: Action, _ handler: @escaping (Value) -> Void) {
    base = Base(base: AccessibilityActionHandler(action: action, handler: handler))
  }
}

extension View {
  /// Adds an accessibility action to the view. GTK 4 offers assistive technologies the widget's own actions only.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment {
      $0.actions.append(
        AnyAccessibilityAction(AccessibilityVoidAction(kind: actionKind)) { (_: Void) in handler() }
      )
    }
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an accessibility action to the view, with a label of views.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    keptAsValue().modifier(
      AccessibilityActionsModifier(actions: Button(nil, nonisolated: action, label: label())))
  }

  /// Adds multiple accessibility actions to the view: the buttons of `content`.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { keptAsValue().modifier(AccessibilityActionsModifier(actions: content())) }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    keptAsValue().modifier(AccessibilityActionsModifier(actions: content(), category: category))
  }

  /// Adds an accessibility adjustable action to the view.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment {
      $0.actions.append(AnyAccessibilityAction(AccessibilityAdjustableAction(), handler))
    }
  }

  /// Adds an accessibility scroll action to the view.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment {
      $0.actions.append(AnyAccessibilityAction(AccessibilityScrollAction(), handler))
    }
  }

  /// Adds an accessibility zoom action to the view.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    keptAsValue().attachment {
      $0.actions.append(AnyAccessibilityAction(AccessibilityZoomAction(), handler))
    }
  }
}

/// What actions are for.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case `default`, edit, custom(Text) }
  private let kind: Kind

  public static let `default` = AccessibilityActionCategory(kind: .default)
  public static let edit = AccessibilityActionCategory(kind: .edit)

  private init(kind: Kind) { self.kind = kind }
  public init(_ name: Text) { kind = .custom(name) }
  public init(_ nameKey: LocalizedStringKey) { kind = .custom(Text(nameKey)) }
}

/// Adds the actions of buttons that are not shown.
package struct AccessibilityActionsModifier<Buttons: View> {
  package var actions: Buttons
  package var category: AccessibilityActionCategory = .default
}

extension AccessibilityActionsModifier: ValueModifier { public typealias Body = Never }
