/// A value that a view keeps itself, or that it is given a binding to.
package enum StateOrBinding<Value> {
  case state(State<Value>)
  case binding(Binding<Value>)

  package init(_ binding: Binding<Value>?, initially value: Value) {
    self = binding.map { .binding($0) } ?? .state(State(initialValue: value))
  }

  package var projected: Binding<Value> {
    switch self {
    case .state(let state): state.projectedValue
    case .binding(let binding): binding
    }
  }
}

extension StateOrBinding: InstallableProperty {
  @MainActor package mutating func install(into slot: inout AnyObject?, node: _ViewNode) {
    guard case .state(var state) = self else { return }
    state.install(into: &slot, node: node)
    self = .state(state)
  }
}

extension StateOrBinding: ComparedInPart {
  package func isSame(as other: StateOrBinding) -> Bool {
    switch (self, other) {
    case (.state(let a), .state(let b)): a.isSame(as: b)
    case (.binding(let a), .binding(let b)): a.isSame(as: b)
    default: false
    }
  }
}
