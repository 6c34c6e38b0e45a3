/// Carries a value across an isolation boundary that the `Publisher` contract (one event at a time)
/// makes safe and the compiler cannot see.
struct UncheckedSendable<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
