#if os(macOS) || os(Linux)
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Commands of menus")
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

  @Test(.macStandInDiffers("its selector is not described by its name"))
  func callsACommandOfOnesOwn() throws { try calls("onCommand") }

  @Test(arguments: ["onCutCommand", "onCopyCommand", "onDeleteCommand", "onExitCommand"])
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
}
#endif
