import Foundation

/// A gesture that recognizes one or more taps or clicks of the primary button.
public struct TapGesture: Sendable {
  /// The number of taps that it takes.
  public var count: Int

  /// - Parameter count: less than 1 counts as 1.
  nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: TapGesture, _ callbacks: _GestureCallbacks<Void>
  ) -> _GestureRecognizer {
    _GestureRecognizer(
      .tap(count: max(1, gesture.count), space: .local) { _ in
        callbacks.changed?(())
        callbacks.ended?(())
      })
  }
}

extension View {
  /// Adds an action to perform when this view recognizes a tap gesture.
  ///
  /// A control in the view that takes the click keeps it, and so does a gesture of a view inside.
  ///
  /// - Parameters:
  ///   - count: the number of taps or clicks that it takes. With 1, each click of a double click counts.
  ///   - action: called on the main actor.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }
}
