/// A property wrapper type that reads and writes where the keyboard focus is.
///
/// ```swift
/// struct Login: View {
///   enum Field: Hashable { case name, password }
///   @State private var name = ""
///   @State private var password = ""
///   @FocusState private var field: Field?
///   var body: some View {
///     TextField("Name", text: $name).focused($field, equals: .name)
///     SecureField("Password", text: $password).focused($field, equals: .password)
///     Button("Go") { if name.isEmpty { field = .name } }
///   }
/// }
/// ```
///
/// The platform owns the focus: a value that is set takes effect after the update it belongs to, and goes back to
/// what is the case where no view stands for it or the view can't take the focus now.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  package let resetValue: Value
  package var store: FocusStore<Value>?

  public init() where Value == Bool { resetValue = false }

  public init<T: Hashable>() where Value == T? { resetValue = nil }

  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(store: store, resetValue: resetValue) }

  /// A binding to a focus state, for ``SwiftUICore/View/focused(_:equals:)`` and for views that are handed one.
  @propertyWrapper
  public struct Binding {
    package let store: FocusStore<Value>?
    package let resetValue: Value

    public var wrappedValue: Value {
      get { store?.get() ?? resetValue }
      nonmutating set {
        guard let store else {
          Diagnostics.reportOnce(
            "FocusState<\(Value.self)> was set outside of a view that is on screen; "
              + "the change is lost.")
          return
        }
        store.set(newValue, Transaction.current)
      }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState.Binding: ComparedInPart {
  package func isSame(as other: FocusState.Binding) -> Bool { store === other.store }
}

extension FocusState: ComparedInPart {
  package func isSame(as other: FocusState) -> Bool { true }
}

extension FocusState: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    let store: FocusStore<Value>
    if let known = slot as? FocusStore<Value> {
      store = known
    } else {
      store = FocusStore(resetValue, node)
      slot = store
    }
    self.store = store
  }
}
