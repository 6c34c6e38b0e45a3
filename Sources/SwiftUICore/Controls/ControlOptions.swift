/// Whether a button repeats its action while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

/// How much space buttons take.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, flexible, fitted }
  private let kind: Kind
  public static let automatic = ButtonSizing(kind: .automatic)
  public static let flexible = ButtonSizing(kind: .flexible)
  public static let fitted = ButtonSizing(kind: .fitted)
}

/// Whether a menu closes when one of its items is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

/// The order in which a menu presents its content.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }
  private let kind: Kind
  public static let automatic = MenuOrder(kind: .automatic)
  public static let priority = MenuOrder(kind: .priority)
  public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether something held over a view opens it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = SpringLoadingBehavior(kind: .automatic)
  public static let enabled = SpringLoadingBehavior(kind: .enabled)
  public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

/// When a material looks as in an active window.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private enum Kind { case automatic, active, inactive, matchWindow }
  private let kind: Kind
  public static let automatic = MaterialActiveAppearance(kind: .automatic)
  public static let active = MaterialActiveAppearance(kind: .active)
  public static let inactive = MaterialActiveAppearance(kind: .inactive)
  public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

/// Whether a window can be used in a way.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = WindowInteractionBehavior(kind: .automatic)
  public static let enabled = WindowInteractionBehavior(kind: .enabled)
  public static let disabled = WindowInteractionBehavior(kind: .disabled)
}

/// How much help with writing a view offers.
public struct WritingToolsBehavior: Equatable, Sendable {
  private enum Kind { case automatic, complete, limited, disabled }
  private let kind: Kind
  public static let automatic = WritingToolsBehavior(kind: .automatic)
  public static let complete = WritingToolsBehavior(kind: .complete)
  public static let limited = WritingToolsBehavior(kind: .limited)
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

private enum ButtonRepeatBehaviorKey: ValueEnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}
private enum ButtonSizingKey: ValueEnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
}
private enum MenuActionDismissBehaviorKey: ValueEnvironmentKey {
  static let defaultValue = MenuActionDismissBehavior.automatic
}
private enum MenuOrderKey: ValueEnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}
private enum SpringLoadingBehaviorKey: ValueEnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}
private enum MaterialActiveAppearanceKey: ValueEnvironmentKey {
  static let defaultValue = MaterialActiveAppearance.automatic
}
private enum LinkIndicatorVisibilityKey: ValueEnvironmentKey {
  static let defaultValue = Visibility.automatic
}
private enum FindDisabledKey: ValueEnvironmentKey {
  static let defaultValue = false
}
private enum ReplaceDisabledKey: ValueEnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[kept: ButtonRepeatBehaviorKey.self] }
    set { self[kept: ButtonRepeatBehaviorKey.self] = newValue }
  }
  public var buttonSizing: ButtonSizing {
    get { self[kept: ButtonSizingKey.self] }
    set { self[kept: ButtonSizingKey.self] = newValue }
  }
  package var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[kept: MenuActionDismissBehaviorKey.self] }
    set { self[kept: MenuActionDismissBehaviorKey.self] = newValue }
  }
  public var menuOrder: MenuOrder {
    get { self[kept: MenuOrderKey.self] }
    set { self[kept: MenuOrderKey.self] = newValue }
  }
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[kept: SpringLoadingBehaviorKey.self] }
    set { self[kept: SpringLoadingBehaviorKey.self] = newValue }
  }
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[kept: MaterialActiveAppearanceKey.self] }
    set { self[kept: MaterialActiveAppearanceKey.self] = newValue }
  }
  package var navigationLinkIndicatorVisibility: Visibility {
    get { self[kept: LinkIndicatorVisibilityKey.self] }
    set { self[kept: LinkIndicatorVisibilityKey.self] = newValue }
  }
  package var isFindDisabled: Bool {
    get { self[kept: FindDisabledKey.self, api: "findDisabled(_:)"] }
    set { self[kept: FindDisabledKey.self, api: "findDisabled(_:)"] = newValue }
  }
  package var isReplaceDisabled: Bool {
    get { self[kept: ReplaceDisabledKey.self, api: "replaceDisabled(_:)"] }
    set { self[kept: ReplaceDisabledKey.self, api: "replaceDisabled(_:)"] = newValue }
  }
}

public struct WindowBehaviorModifier: Sendable {
  package enum Kind: Sendable { case dismiss, fullScreen, minimize, resize }
  package var kind: Kind
  package var behavior: WindowInteractionBehavior
}
public struct WritingToolsBehaviorModifier: Sendable {
  package var behavior: WritingToolsBehavior
}
public struct InteractionActivityTrackingTagModifier: Sendable {
  package var tag: String
}

extension WindowBehaviorModifier: ValueModifier { public typealias Body = Never }
extension WritingToolsBehaviorModifier: ValueModifier { public typealias Body = Never }
extension InteractionActivityTrackingTagModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Sets whether buttons in this view should repeatedly trigger their actions on prolonged interactions.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// The preferred sizing behavior of buttons in the view hierarchy.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }

  /// Tells a menu whether to dismiss after performing an action.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { environment(\.menuActionDismissBehavior, behavior) }

  /// Sets the preferred order of items for menus presented from this view.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Sets the spring loading behavior this view.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// Sets an explicit active appearance for materials in this view.
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View { environment(\.materialActiveAppearance, appearance) }

  /// Configures whether navigation links show a disclosure indicator.
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View { environment(\.navigationLinkIndicatorVisibility, visibility) }

  /// Prevents find and replace operations in a text editor.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isFindDisabled) { $0 = $0 || isDisabled }
  }

  /// Prevents replace operations in a text editor.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isReplaceDisabled) { $0 = $0 || isDisabled }
  }

  /// Configures the dismiss functionality for the window enclosing `self`.
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
  {
    keptAsValue().modifier(WindowBehaviorModifier(kind: .dismiss, behavior: behavior))
  }

  nonisolated public func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    keptAsValue().modifier(WindowBehaviorModifier(kind: .fullScreen, behavior: behavior))
  }

  nonisolated public func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    keptAsValue().modifier(WindowBehaviorModifier(kind: .minimize, behavior: behavior))
  }

  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    keptAsValue().modifier(WindowBehaviorModifier(kind: .resize, behavior: behavior))
  }

  /// Specifies the Writing Tools behavior for text and text input in the environment.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    keptAsValue().modifier(WritingToolsBehaviorModifier(behavior: behavior))
  }

  /// Sets a tag that you use for tracking interactivity.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View {
    keptAsValue().modifier(InteractionActivityTrackingTagModifier(tag: tag))
  }
}
