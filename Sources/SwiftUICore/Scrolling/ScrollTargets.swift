import Foundation

/// Where scrolling would come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// In the coordinate space of the content.
  public var rect: CGRect
  public var anchor: UnitPoint?

  package init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// Decides where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// Updates the proposed target that a scrollable view should scroll to.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  func properties(context: PropertiesContext) -> Properties
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The properties of a scroll behavior.
public struct ScrollTargetBehaviorProperties: Sendable {
  public var limitsScrolls = false
  public init() {}
}

/// What a scroll behavior's properties may depend on.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  package let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// The context in which a scroll target behavior updates its scroll target.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  /// In points for each second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  package let environment: EnvironmentValues

  package init(
    originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize,
    axes: Axis.Set, environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.originalTarget = originalTarget
    self.velocity = velocity
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
    self.environment = environment
  }

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// The scroll behavior that aligns scroll targets to container-based geometry.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  /// The page that is nearest.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let size = context.containerSize
    if context.axes.contains(.horizontal), size.width > 0 {
      target.rect.origin.x = (target.rect.minX / size.width).rounded() * size.width
    }
    if context.axes.contains(.vertical), size.height > 0 {
      target.rect.origin.y = (target.rect.minY / size.height).rounded() * size.height
    }
  }
}

/// The scroll behavior that aligns scroll targets to view-based geometry.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views a scroll may pass at most.
  public struct LimitBehavior: Hashable, Sendable {
    private enum Kind { case automatic, always, never, alwaysByFew, alwaysByOne }
    private let kind: Kind
    public static var automatic: LimitBehavior { .init(kind: .automatic) }
    public static var always: LimitBehavior { .init(kind: .always) }
    public static var alwaysByFew: LimitBehavior { .init(kind: .alwaysByFew) }
    public static var alwaysByOne: LimitBehavior { .init(kind: .alwaysByOne) }
    public static var never: LimitBehavior { .init(kind: .never) }
  }
  package var limitBehavior: LimitBehavior
  package var anchor: UnitPoint?

  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// Where the views are is known to scroll views that follow this behavior only.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A type-erased behavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  package let base: any ScrollTargetBehavior

  public init<B: ScrollTargetBehavior>(_ base: B) { self.base = base }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

package struct ScrollTargetBehaviorModifier<Behavior: ScrollTargetBehavior> {
  package var behavior: Behavior
}
package struct ScrollTargetModifier: Sendable {
  package var isEnabled: Bool
  package var isLayout: Bool
}

extension ScrollTargetBehaviorModifier: ValueModifier { public typealias Body = Never }
extension ScrollTargetModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Sets the scroll behavior of views scrollable in the provided axes. GTK's scroll views stop where they are.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    keptAsValue().modifier(ScrollTargetBehaviorModifier(behavior: behavior))
  }

  /// Configures the outermost layout as a scroll target layout.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    keptAsValue().modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: true))
  }

  /// Marks this view as one that scrolling stops at. Linux's own by now: Apple's interfaces of 26.2 have
  /// it no more.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    keptAsValue().modifier(ScrollTargetModifier(isEnabled: isEnabled, isLayout: false))
  }
}
