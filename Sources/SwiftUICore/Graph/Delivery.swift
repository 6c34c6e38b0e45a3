/// Something that waits in the inbox to be done on the main actor, at the beginning of the next flush.
package protocol Delivery: Sendable {
  @MainActor func deliver()
}

/// Hands what a publisher sends, on whichever thread, to the main actor in order, at the beginning of the next
/// flush.
package func subscribe<P: Publisher>(
  to publisher: P, through inbox: Inbox, _ receive: @escaping @MainActor (P.Output) -> Void
) -> AnyCancellable where P.Failure == Never {
  publisher.sink { inbox.enqueue(ValueDelivery(value: $0, receive: receive)) }
}

// The sender hands the value over; only the main actor uses it from there on.
private struct ValueDelivery<Value>: Delivery, @unchecked Sendable {
  let value: Value
  let receive: @MainActor (Value) -> Void
  @MainActor func deliver() { receive(value) }
}
