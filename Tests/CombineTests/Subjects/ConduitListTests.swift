import Testing

@testable import Combine

@Suite struct ConduitListTests {
  @Test func removesFromAnywhereAndKeepsTheOrder() {
    let core: SubjectCore<Int, Never> = SubjectCore(name: "Test")
    var list: ConduitList<Int, Never> = ConduitList()
    let conduits: [Conduit<Int, Never>] = (0..<100).map { _ in
      Conduit(downstream: Recorder<Int, Never>(), core: core)
    }
    for conduit in conduits {
      list.append(conduit)
    }
    for (index, conduit) in conduits.enumerated() where !index.isMultiple(of: 10) {
      list.remove(conduit)
    }
    list.remove(conduits[1])
    var left: [ObjectIdentifier] = []
    list.forEach { left.append(ObjectIdentifier($0)) }
    #expect(left == stride(from: 0, to: 100, by: 10).map { ObjectIdentifier(conduits[$0]) })
    for index in stride(from: 0, to: 100, by: 10) {
      list.remove(conduits[index])
    }
    #expect(list.isEmpty)
  }
}
