import Testing

@testable import Combine

@Suite struct FifoTests {
  @Test func keepsTheOrder() {
    var fifo: Fifo<Int> = Fifo()
    var popped: [Int] = []
    for value in 0..<100 {
      fifo.append(value)
      if value.isMultiple(of: 3), let first: Int = fifo.popFirst() {
        popped.append(first)
      }
    }
    #expect(fifo.count == 66)
    while let first: Int = fifo.popFirst() {
      popped.append(first)
    }
    #expect(popped == Array(0..<100))
    #expect(fifo.isEmpty)
    #expect(fifo.popFirst() == nil)
  }
}
