/// A value that lasts as long as a gesture: with its end the value is the initial one again.
///
/// ```swift
/// struct Handle: View {
///   @GestureState private var offset = CGSize.zero
///   var body: some View {
///     Circle()
///       .offset(offset)
///       .gesture(
///         DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
///   }
/// }
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  package var state: State<Value>
  package let initialValue: Value
  package let reset: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  public init(initialValue: Value) { self.init(initialValue: initialValue, reset: { _, _ in }) }

  /// - Parameter resetTransaction: that of the update in which the value goes back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(
      initialValue: initialValue, reset: { _, transaction in transaction = resetTransaction })
  }

  /// - Parameter reset: called with the last value when the gesture has ended, to change the transaction of the
  ///   update in which the value goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(initialValue: initialValue)
    self.initialValue = initialValue
    self.reset = reset
  }

  public var wrappedValue: Value { state.wrappedValue }

  public var projectedValue: GestureState<Value> { self }

  /// Sets the value while a gesture goes on.
  package func update(to value: Value, in transaction: Transaction) {
    withTransaction(transaction) { state.wrappedValue = value }
  }

  /// Gives the property its initial value back, at the end of a gesture.
  package func goBack() {
    var transaction = Transaction()
    reset(wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initialValue }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: nil, reset: reset)
  }
}

extension GestureState: ComparedInPart {
  package func isSame(as other: GestureState) -> Bool { true }
}

extension GestureState: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    state.install(into: &slot, node: node)
  }
}

/// A gesture that updates a gesture state.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void

  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(
    _ gesture: GestureStateGesture<Base, State>, _ callbacks: _GestureCallbacks<Base.Value>
  ) -> _GestureRecognizer {
    var all = callbacks
    all.changed = { value in
      gesture.apply(value)
      callbacks.changed?(value)
    }
    all.ended = { value in
      callbacks.ended?(value)
      gesture.state.goBack()
    }
    all.cancelled = {
      callbacks.cancelled?()
      gesture.state.goBack()
    }
    return Base._makeRecognizer(gesture.base, all)
  }

  private func apply(_ value: Base.Value) {
    var new = state.wrappedValue
    var transaction = Transaction()
    transaction.isContinuous = true
    body(value, &new, &transaction)
    state.update(to: new, in: transaction)
  }
}

extension Gesture {
  /// Updates the provided gesture state property as the gesture's value changes.
  ///
  /// - Parameter body: called on the main actor for each value, to change the state. It goes back to its initial
  ///   value when the gesture ends, or stops without an end.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
