import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting the actions of loops")
struct ForEachActionsTests {
  @Test func callsWhatTheyWereGiven() throws {
    var calls: [String] = []
    let sut = List {
      ForEach(["a", "b"], id: \.self) { Text($0) }
        .onDelete { calls.append("delete \(Array($0))") }
        .onMove { calls.append("move \(Array($0)) to \($1)") }
    }
    let loop = try sut.inspect().list().forEach(0)
    try loop.callOnDelete(IndexSet(integer: 1))
    try loop.callOnMove(IndexSet([0, 1]), 2)
    #expect(calls == ["delete [1]", "move [0, 1] to 2"])
  }

  @Test func namesWhatIsMissing() throws {
    let loop = try ForEach(["a"], id: \.self) { Text($0) }.inspect().forEach()
    #expect(
      message { try loop.callOnDelete(IndexSet()) } == "ForEach does not have 'onDelete' modifier")
    #expect(
      message { try loop.callOnMove(IndexSet(), 0) } == "ForEach does not have 'onMove' modifier")
  }
}
