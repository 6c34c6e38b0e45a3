#if GTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct ActionTests {
  @Test func actionsOfAGroupAreActivatedByName() {
    let box = Box(orientation: .vertical, spacing: 0)
    let button = Button(label: "a")
    box.append(button)
    let group = SimpleActionGroup()
    let action = SimpleAction(name: "save")
    var saved = 0
    action.onActivate { saved += 1 }
    group.addAction(action)
    box.insertActionGroup("file", group)
    #expect(button.activateAction("file.save"))
    #expect(saved == 1)
    action.enabled = false
    #expect(!button.activateAction("file.load"))
    button.activateAction("file.save")
    #expect(saved == 1)
    box.insertActionGroup("file", nil)
    #expect(!button.activateAction("file.save"))
  }

  @Test func aShortcutCallsItsAction() async throws {
    let window = Window()
    let entry = Entry()
    let controller = ShortcutController()
    var called: Widget?
    controller.addShortcut(
      Shortcut(
        trigger: ShortcutTrigger(parseString: "<Control>g"),
        action: ShortcutAction.callback {
          called = $0
          return true
        }))
    window.addController(controller)
    window.child = entry
    try await show(window)
    entry.grabFocus()
    try await pressKey("g", modifiers: .control)
    #expect(await pump { called === window })
    #expect(entry.text.isEmpty)
    window.destroy()
  }

  @Test func aListScrollsToARow() async throws {
    let model = IndexListModel(count: 10_000)
    let factory = SignalListItemFactory()
    factory.onSetup { ($0 as? ListItem)?.child = Label("row") }
    let view = ListView(model: NoSelection(model: model), factory: factory)
    let scrolled = ScrolledWindow()
    scrolled.child = view
    let window = Window()
    window.child = scrolled
    window.setDefaultSize(200, height: 200)
    try await show(window)
    #expect(view.activateAction("list.scroll-to-item", 5_000))
    #expect(await pump { (scrolled.vadjustment?.value ?? 0) > 1_000 })
    window.destroy()
  }
}
#endif
