import Combine
import Foundation
import Testing

@Suite struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test func countsUpAndDown() {
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) + 3 == .max(5))
    #expect(Demand.max(5) - .max(3) == .max(2))
    #expect(Demand.max(5) - 3 == .max(2))
    #expect(Demand.max(5) * 3 == .max(15))
  }

  @Test func staysWithinBounds() {
    #expect(Demand.max(1) - .max(2) == .none)
    #expect(Demand.max(1) - .unlimited == .none)
    #expect(Demand.max(1) + -2 == .none)
    #expect(Demand.max(2) * -1 == .none)
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(.max) * 2 == .unlimited)
  }

  @Test func unlimitedStaysUnlimited() {
    #expect(Demand.unlimited - .max(1) == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.unlimited + 1 == .unlimited)
    #expect(Demand.unlimited * 0 == .unlimited)
    #expect(Demand.unlimited.max == nil)
  }

  @Test func assignsInPlace() {
    var demand: Demand = .max(4)
    demand += .max(1)
    demand -= 2
    demand *= 2
    demand += 1
    demand -= .max(3)
    #expect(demand == .max(4))
  }

  @Test func compares() {
    #expect(Demand.max(1) < .max(2))
    #expect(Demand.max(.max) < .unlimited)
    #expect(!(Demand.unlimited < .unlimited))
    #expect(Demand.unlimited > 5)
    #expect(Demand.max(5) >= 5)
    #expect(Demand.max(5) <= 5)
    #expect(Demand.max(4) < 5)
    #expect(5 > Demand.max(4))
    #expect(5 < Demand.unlimited)
    #expect(!(5 >= Demand.unlimited))
    #expect(5 <= Demand.max(5))
    #expect(Demand.max(5) == 5)
    #expect(5 == Demand.max(5))
    #expect(Demand.unlimited != 5)
    #expect(5 != Demand.max(4))
  }

  @Test func describesItself() {
    #expect(Demand.max(3).description == "max(3)")
    #expect(Demand.unlimited.description == "unlimited")
  }

  @Test(arguments: [Demand.none, .max(7), .unlimited])
  func survivesCoding(demand: Demand) throws {
    let data: Data = try JSONEncoder().encode([demand])
    #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
  }
}
