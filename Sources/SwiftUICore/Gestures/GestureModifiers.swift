import Foundation

/// Attaches a gesture to a view, with less precedence than those in the view.
package struct AddGestureModifier<T: Gesture> {
  package var gesture: T
  package var gestureMask: GestureMask
  package var isEnabled: Bool = true
}

/// Attaches a gesture to a view, to be recognized along with those in the view.
package struct SimultaneousGestureModifier<T: Gesture> {
  package var gesture: T
  package var gestureMask: GestureMask
  package var isEnabled: Bool = true
}

/// Attaches a gesture to a view, with more precedence than those in the view.
package struct HighPriorityGestureModifier<T: Gesture> {
  package var gesture: T
  package var gestureMask: GestureMask
  package var isEnabled: Bool = true
}

/// A gesture for a renderer to put on a native view.
package struct GestureAttribute: NativeAttribute {
  package static let belongsToInnermost: Bool = true

  package enum Precedence {
    case normal
    case simultaneous
    case high
  }

  package let recognizer: _GestureRecognizer
  package let precedence: Precedence
  /// Where the view is in a coordinate space.
  package let origin: @MainActor (CoordinateSpace) -> CGPoint
}

extension GestureAttribute {
  /// A point of the view in one of the coordinate spaces around it.
  @MainActor package func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    if space == .local { return point }
    let origin = origin(space)
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }
}

extension GestureAttribute {
  @MainActor
  fileprivate init?<T: Gesture>(
    _ gesture: T, _ mask: GestureMask, _ precedence: Precedence, isEnabled: Bool,
    _ context: PrimitiveContext
  ) {
    guard isEnabled, mask.contains(.gesture), context.environment.isEnabled else { return nil }
    recognizer = T._makeRecognizer(gesture, _GestureCallbacks())
    origin = { [weak node = context.node] space in
      node?.representativeItem?.frame(in: space).origin ?? .zero
    }
    // A gesture that shuts out those in the view comes before them.
    self.precedence = mask.contains(.subviews) ? precedence : .high
  }
}

extension AddGestureModifier: AttributeModifier {
  public typealias Body = Never
  @MainActor package func attribute(_ context: PrimitiveContext) -> GestureAttribute? {
    GestureAttribute(gesture, gestureMask, .normal, isEnabled: isEnabled, context)
  }
}

extension SimultaneousGestureModifier: AttributeModifier {
  public typealias Body = Never
  @MainActor package func attribute(_ context: PrimitiveContext) -> GestureAttribute? {
    GestureAttribute(gesture, gestureMask, .simultaneous, isEnabled: isEnabled, context)
  }
}

extension HighPriorityGestureModifier: AttributeModifier {
  public typealias Body = Never
  @MainActor package func attribute(_ context: PrimitiveContext) -> GestureAttribute? {
    GestureAttribute(gesture, gestureMask, .high, isEnabled: isEnabled, context)
  }
}

extension View {
  /// Attaches a gesture to this view with a lower precedence than gestures defined by the view.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(AddGestureModifier(gesture: gesture, gestureMask: mask))
  }

  /// Attaches a gesture to this view with a lower precedence than gestures defined by the view.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(AddGestureModifier(gesture: gesture, gestureMask: .all, isEnabled: isEnabled))
  }

  /// Attaches a gesture to this view to process simultaneously with gestures defined by the view.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(SimultaneousGestureModifier(gesture: gesture, gestureMask: mask))
  }

  /// Attaches a gesture to this view to process simultaneously with gestures defined by the view.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    modifier(SimultaneousGestureModifier(gesture: gesture, gestureMask: .all, isEnabled: isEnabled))
  }

  /// Attaches a gesture to this view with a higher precedence than gestures defined by the view.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(HighPriorityGestureModifier(gesture: gesture, gestureMask: mask))
  }

  /// Attaches a gesture to this view with a higher precedence than gestures defined by the view.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    modifier(HighPriorityGestureModifier(gesture: gesture, gestureMask: .all, isEnabled: isEnabled))
  }
}
