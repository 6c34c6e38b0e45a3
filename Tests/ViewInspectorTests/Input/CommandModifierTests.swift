import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Commands and focus")
struct CommandModifierTests {
  private func call(
    _ name: String, _ view: InspectableView<ViewType.EmptyView>
  ) throws {
    switch name {
    case "onCutCommand": try view.callOnCutCommand()
    case "onCopyCommand": try view.callOnCopyCommand()
    case "onDeleteCommand": try view.callOnDeleteCommand()
    case "onExitCommand": try view.callOnExitCommand()
    default: try view.callOnCommand("own:")
    }
  }

  @Test(arguments: [
    "onCutCommand", "onCopyCommand", "onDeleteCommand", "onExitCommand", "onCommand",
  ])
  func calls(_ name: String) throws {
    var calls: [String] = []
    let view = EmptyView()
      .onCutCommand {
        calls.append("onCutCommand")
        return []
      }
      .onCopyCommand {
        calls.append("onCopyCommand")
        return []
      }
      .onDeleteCommand { calls.append("onDeleteCommand") }
      .onExitCommand { calls.append("onExitCommand") }
      .onCommand("own:") { calls.append("onCommand") }
    try expectModifier(name, on: view) {
      try call(name, $0)
      return calls == [name]
    }
  }

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

  @Test func focusChange() throws {
    var values: [Bool] = []
    try expectModifier("focusable", on: EmptyView().focusable(true) { values.append($0) }) {
      try $0.callOnFocusChange()
      return values == [true]
    }
  }
}
