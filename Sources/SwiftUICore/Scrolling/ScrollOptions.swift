/// How a scroll view goes beyond its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// How scrolling sends a keyboard on the screen away.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

/// How content looks where it goes on under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind { case automatic, hard, soft }
  private let kind: Kind
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
}

/// Which part of scrolling an anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }
  private let kind: Kind
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

private enum ScrollDismissesKeyboardKey: ValueEnvironmentKey {
  static let defaultValue = ScrollDismissesKeyboardMode.automatic
}
private enum HorizontalBounceKey: ValueEnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
}
private enum VerticalBounceKey: ValueEnvironmentKey {
  static let defaultValue = ScrollBounceBehavior.automatic
}

extension EnvironmentValues {
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[kept: ScrollDismissesKeyboardKey.self] }
    set { self[kept: ScrollDismissesKeyboardKey.self] = newValue }
  }
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[kept: HorizontalBounceKey.self] }
    set { self[kept: HorizontalBounceKey.self] = newValue }
  }
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[kept: VerticalBounceKey.self] }
    set { self[kept: VerticalBounceKey.self] = newValue }
  }
}

public struct ScrollClipDisabledModifier: Sendable {
  package var disabled: Bool
}
public struct ScrollContentBackgroundModifier: Sendable {
  package var visibility: Visibility
}
public struct DefaultScrollAnchorModifier: Sendable {
  package var anchor: UnitPoint?
  package var role: ScrollAnchorRole?
}
public struct ScrollIndicatorsFlashModifier<Value: Equatable> {
  package var onAppear: Bool
  package var trigger: Value?
}
public struct ScrollEdgeEffectModifier: Sendable {
  package var style: ScrollEdgeEffectStyle?
  package var isHidden: Bool
  package var edges: Edge.Set
}

extension ScrollClipDisabledModifier: ValueModifier { public typealias Body = Never }
extension ScrollContentBackgroundModifier: ValueModifier { public typealias Body = Never }
extension DefaultScrollAnchorModifier: ValueModifier { public typealias Body = Never }
extension ScrollIndicatorsFlashModifier: ValueModifier { public typealias Body = Never }
extension ScrollEdgeEffectModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Configures the bounce behavior of scrollable views along the specified axes. The theme decides in GTK.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) { environment in
      if axes.contains(.horizontal) { environment.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { environment.verticalScrollBounceBehavior = behavior }
    }
  }

  /// Sets whether a scroll view clips its content to its bounds. GTK's always does.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    keptAsValue().modifier(ScrollClipDisabledModifier(disabled: disabled))
  }

  /// Specifies the visibility of the background for scrollable views within this view.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    keptAsValue().modifier(ScrollContentBackgroundModifier(visibility: visibility))
  }

  /// Configures the behavior in which scrollable content interacts with a keyboard on the screen.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { environment(\.scrollDismissesKeyboardMode, mode) }

  /// Associates an anchor to control which part of the scroll view's content should be rendered by default.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    keptAsValue().modifier(DefaultScrollAnchorModifier(anchor: anchor, role: nil))
  }

  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View { keptAsValue().modifier(DefaultScrollAnchorModifier(anchor: anchor, role: role)) }

  /// Flashes the scroll indicators of a scrollable view when it appears.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    keptAsValue().modifier(ScrollIndicatorsFlashModifier<Bool>(onAppear: onAppear, trigger: nil))
  }

  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    keptAsValue().modifier(ScrollIndicatorsFlashModifier(onAppear: false, trigger: value))
  }

  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    keptAsValue().modifier(ScrollEdgeEffectModifier(style: style, isHidden: false, edges: edges))
  }

  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    keptAsValue().modifier(ScrollEdgeEffectModifier(style: nil, isHidden: hidden, edges: edges))
  }
}
