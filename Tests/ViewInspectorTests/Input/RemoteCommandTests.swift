#if os(macOS) || os(tvOS) || os(Linux)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Commands of keys and remotes")
struct RemoteCommandTests {
  @Test func noAction() throws {
    let view = EmptyView().onExitCommand(perform: nil)
    #expect(
      message { try view.inspect().emptyView().callOnExitCommand() }
        == "EmptyView does not have 'onExitCommand' callback")
  }

  @Test func move() throws {
    var directions: [MoveCommandDirection] = []
    try expectModifier("onMoveCommand", on: EmptyView().onMoveCommand { directions.append($0) }) {
      try $0.callOnMoveCommand()
      for direction in [MoveCommandDirection.down, .left, .right] {
        try $0.callOnMoveCommand(direction)
      }
      return directions == [.up, .down, .left, .right]
    }
  }
}
#endif
