/// Conduits in the order of subscription. Adding and removing take constant time on average.
struct ConduitList<Output, Failure: Error> {
  private var slots: [Conduit<Output, Failure>?] = []
  private var count: Int = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ conduit: Conduit<Output, Failure>) {
    conduit.slot = slots.count
    slots.append(conduit)
    count += 1
  }

  mutating func remove(_ conduit: Conduit<Output, Failure>) {
    let slot = conduit.slot
    guard slots.indices.contains(slot), slots[slot] === conduit else { return }
    slots[slot] = nil
    count -= 1
    if slots.count > 16, count < slots.count / 2 {
      compact()
    }
  }

  func forEach(_ body: (Conduit<Output, Failure>) -> Void) {
    for case let conduit? in slots {
      body(conduit)
    }
  }

  private mutating func compact() {
    slots = slots.filter { $0 != nil }
    for (slot, conduit) in slots.enumerated() {
      conduit?.slot = slot
    }
  }
}
