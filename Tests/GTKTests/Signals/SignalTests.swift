#if GTK
import CGTK
import GTKTestSupport
import Testing

@testable import GTK

@Suite(.gtk) @MainActor
struct SignalTests {
  @Test func aHandlerIsCalledUntilItIsDisconnected() {
    let button = Button(label: "a")
    var calls = 0
    let connection = button.onClicked { calls += 1 }
    button.emit("clicked")
    #expect(calls == 1)
    #expect(connection.isConnected)
    connection.disconnect()
    #expect(!connection.isConnected)
    button.emit("clicked")
    #expect(calls == 1)
    connection.disconnect()
  }

  @Test func aHandlerMayDisconnectItself() {
    let button = Button(label: "a")
    var calls = 0
    var connection: SignalConnection?
    connection = button.onClicked {
      calls += 1
      connection?.disconnect()
    }
    button.emit("clicked")
    button.emit("clicked")
    #expect(calls == 1)
  }

  @Test func aBlockedHandlerIsNotCalled() {
    let toggle = Switch()
    var values: [Bool] = []
    let connection = toggle.onNotify("active") { values.append(toggle.active) }
    connection.withBlocked { toggle.active = true }
    #expect(values.isEmpty)
    toggle.active = false
    #expect(values == [false])
    connection.block()
    toggle.active = true
    connection.unblock()
    #expect(values == [false])
  }

  @Test func whatAHandlerReturnsReachesGTK() {
    let toggle = Switch()
    var asked: [Bool] = []
    // True keeps the state where it is, so the binding stays in charge.
    toggle.onStateSet { state in
      asked.append(state)
      return true
    }
    toggle.active = true
    #expect(asked == [true])
    #expect(toggle.active)
    #expect(!toggle.state)
  }

  @Test func argumentsAreTyped() {
    let list = ListBox()
    let row = ListBoxRow()
    list.append(row)
    var selected: ListBoxRow?
    list.onRowSelected { selected = $0 }
    list.selectRow(row)
    #expect(selected === row)

    // In a window, since this GTK complains about notebooks elsewhere.
    let window = Window()
    let notebook = Notebook()
    window.child = notebook
    var pages: [UInt] = []
    notebook.onSwitchPage { _, number in pages.append(number) }
    notebook.appendPage(Label("1"), tabLabel: nil)
    notebook.appendPage(Label("2"), tabLabel: nil)
    notebook.currentPage = 1
    #expect(pages.last == 1)
    window.destroy()
  }

  @Test func theConnectionDoesNotKeepTheObject() {
    weak var weakButton: Button?
    var connection: SignalConnection?
    do {
      let button = Button(label: "a")
      weakButton = button
      connection = button.onClicked {}
    }
    #expect(weakButton == nil)
    #expect(connection?.isConnected == false)
    connection?.disconnect()
    connection?.block()
  }

  @Test func disconnectingFreesTheClosure() {
    final class Token {}
    let button = Button(label: "a")
    weak var token: Token?
    let connection: SignalConnection
    do {
      let captured = Token()
      token = captured
      connection = button.onClicked { _ = captured }
    }
    #expect(token != nil)
    connection.disconnect()
    #expect(token == nil)
  }

  @Test func genericHandlersGetTheSenderAndTheArguments() {
    let adjustment = Adjustment(
      value: 0, lower: 0, upper: 10, stepIncrement: 1, pageIncrement: 1, pageSize: 0)
    let scale = Scale(orientation: .horizontal, adjustment: adjustment)
    var sender: Object?
    var value: Double?
    scale.connect(
      "change-value",
      returning: { arguments -> Bool in
        sender = arguments.sender
        value = arguments.value(1)
        #expect(arguments.count == 2)
        #expect(arguments.value(2, as: Double.self) == nil)
        return false
      })
    swiftui_test_emit_change_value(scale)
    #expect(sender === scale)
    #expect(value == 4)
    #expect(adjustment.value == 4)
  }

  private func swiftui_test_emit_change_value(_ scale: Scale) {
    let id: guint = g_signal_lookup("change-value", Range.gType)
    var values = [GValue(), GValue(), GValue()]
    g_value_init(&values[0], scale.instanceType)
    g_value_set_object(&values[0], scale.pointer)
    g_value_init(&values[1], gtk_scroll_type_get_type())
    g_value_set_enum(&values[1], gint(GTK_SCROLL_JUMP.rawValue))
    g_value_init(&values[2], FundamentalType.double)
    g_value_set_double(&values[2], 4)
    var handled = GValue()
    g_value_init(&handled, FundamentalType.boolean)
    g_signal_emitv(values, id, 0, &handled)
    for index in values.indices {
      g_value_unset(&values[index])
    }
  }
}

@Suite(.gtkWithWarnings) @MainActor
struct UnknownSignalTests {
  @Test func anUnknownSignalIsReportedAndNotConnected() async {
    let button = Button(label: "a")
    var connection: SignalConnection?
    let problems: [String] = await LogRecorder.problems {
      connection = button.connect("no-such-signal") {}
    }
    #expect(connection?.isConnected == false)
    #expect(problems.contains { $0.contains("no-such-signal") })
  }

  @Test(arguments: ["no-such-signal", "state-set"])
  func onlySignalsWithoutArgumentsAreEmitted(signal: String) async {
    let toggle = Switch()
    let problems = await LogRecorder.problems { toggle.emit(signal) }
    #expect(problems.count == 1)
    #expect(problems.allSatisfy { $0.contains("GtkSwitch has no signal \"\(signal)\"") })
  }

  @Test func anUnknownPropertyIsReported() async {
    let button = Button(label: "a")
    let problems: [String] = await LogRecorder.problems {
      #expect(button.property("no-such-property", as: Int.self) == nil)
      button.setProperty("no-such-property", 1)
    }
    #expect(problems.count == 2)
    #expect(problems.allSatisfy { $0.contains("GtkButton has no property") })
  }
}
#endif
