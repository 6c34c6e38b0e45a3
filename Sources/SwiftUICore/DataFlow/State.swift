/// A value that a view keeps for itself as long as it is in the tree.
///
/// The value lives in the graph for as long as the view's identity does. It may be read and written from any
/// thread; a change updates the views that read it on the main actor's next turn. A value that is equal to the
/// one before (`Equatable`, or the same bytes) updates nothing.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  package var _value: Value
  package var _location: AnyLocation<Value>?

  public init(wrappedValue value: Value) { _value = value }

  public init(initialValue value: Value) { _value = value }

  public var wrappedValue: Value {
    get { _location?.get() ?? _value }
    nonmutating set {
      guard let _location else {
        Diagnostics.reportOnce(
          "State<\(Value.self)> was set outside of a view that is on screen; the change is lost. "
            + "Set it from the view's body, its actions or its tasks.")
        return
      }
      _location.set(newValue, Transaction.current)
    }
  }

  public var projectedValue: Binding<Value> {
    guard let _location else { return Binding(location: ConstantLocation(_value)) }
    return Binding(location: _location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: ComparedInPart {
  // The value that a view was made with matters only once.
  package func isSame(as other: State) -> Bool { true }
}

extension State: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    if let location = slot as? StateLocation<Value> {
      _location = location
    } else {
      let location = StateLocation(_value)
      slot = location
      _location = location
    }
  }
}
