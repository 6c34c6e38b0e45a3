import Foundation

/// The sizes of a scroll view and its content, and how far it is scrolled.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that can be seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// What is going on in a scroll view: nothing, a finger, or movement that dies away.
@frozen public enum ScrollPhase: Equatable, Sendable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating

  public var isScrolling: Bool { self != .idle }
}

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext: Sendable {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?

  package init(geometry: ScrollGeometry, velocity: CGVector?) {
    self.geometry = geometry
    self.velocity = velocity
  }
}

package struct ScrollGeometryChangeModifier<T: Equatable> {
  package var transform: (ScrollGeometry) -> T
  package var action: (_ oldValue: T, _ newValue: T) -> Void
}
package struct ScrollPhaseChangeModifier {
  package var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}
package struct ScrollVisibilityChangeModifier {
  package var threshold: Double
  package var action: (Bool) -> Void
}
package struct ScrollTargetVisibilityChangeModifier<ID: Hashable> {
  package var threshold: Double
  package var action: ([ID]) -> Void
}

extension ScrollGeometryChangeModifier: ValueModifier { public typealias Body = Never }
extension ScrollPhaseChangeModifier: ValueModifier { public typealias Body = Never }
extension ScrollVisibilityChangeModifier: ValueModifier { public typealias Body = Never }
extension ScrollTargetVisibilityChangeModifier: ValueModifier { public typealias Body = Never }

extension View {
  /// Adds an action to be performed when a value, created from a scroll geometry, changes. GTK's scroll views call none
  /// yet.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    keptAsValue().modifier(ScrollGeometryChangeModifier(transform: transform, action: action))
  }

  /// Calls an action when scrolling begins and ends in the first scroll view in this view.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    keptAsValue().modifier(ScrollPhaseChangeModifier { old, new, _ in action(old, new) })
  }

  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { keptAsValue().modifier(ScrollPhaseChangeModifier(action: action)) }

  /// Adds an action to be called when the view crosses the threshold to be considered on or off screen.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    keptAsValue().modifier(ScrollVisibilityChangeModifier(threshold: threshold, action: action))
  }

  /// Adds an action to be called with information about what views would be considered visible.
  ///
  /// Kept as a value on Linux: nothing acts on it yet.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    keptAsValue().modifier(
      ScrollTargetVisibilityChangeModifier(threshold: threshold, action: action))
  }
}
