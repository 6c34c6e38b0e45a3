/// A queue: elements leave in the order in which they came, each in constant time on average.
struct Fifo<Element> {
  private var elements: [Element?] = []
  private var head: Int = 0

  var count: Int { elements.count - head }

  var isEmpty: Bool { head == elements.count }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let first = elements[head]
    elements[head] = nil
    head += 1
    if head > 16, head > elements.count / 2 {
      elements.removeFirst(head)
      head = 0
    }
    return first
  }
}
