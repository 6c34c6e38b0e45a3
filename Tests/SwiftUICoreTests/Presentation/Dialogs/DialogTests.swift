import Foundation
import Testing

@testable import SwiftUICore

extension HeadlessWindow {
  var sheets: [HeadlessSheet] { (graph.renderer as? HeadlessRenderer)?.sheets ?? [] }
}

extension HeadlessSheet {
  var texts: [String] {
    container.descendants.compactMap { ($0.primitive as? TextPrimitive)?.string }
  }

  func press(_ title: String) throws {
    let button = try #require(
      container.descendants.first { view in
        guard view.primitive is ButtonPrimitive else { return false }
        return view.contentContainer?.descendants.contains {
          ($0.primitive as? TextPrimitive)?.string == title
        } ?? false
      })
    try #require(button.primitive as? ButtonPrimitive).action()
  }
}

@Suite @MainActor struct DialogTests {
  struct Asks: View {
    let source: Source<Bool>
    let log: Log
    var body: some View {
      let isPresented = Binding(get: { source.value }, set: { source.value = $0 })
      Shown("page").alert("Title", isPresented: isPresented) {
        Button("Delete", role: .destructive) { log("delete") }
        Button("Keep", role: .cancel) { log("keep") }
      } message: {
        Text("Message")
      }
    }
  }

  @Test func anAlertIsPresentedAndItsButtonsCloseIt() throws {
    let source = Source(false)
    let log = Log()
    let window = HeadlessWindow(Asks(source: source, log: log))
    #expect(window.sheets.isEmpty)
    source.value = true
    window.flush()
    let alert = try #require(window.sheets.first)
    #expect(alert.kind == .alert)
    #expect(alert.texts == ["Title", "Message", "Delete", "Keep"])
    try alert.press("Delete")
    window.flush()
    #expect(log.take() == ["delete"])
    #expect(!source.value)
    #expect(window.sheets.isEmpty)
  }

  @Test func closingTheWindowStandsForTheCancelButton() throws {
    let source = Source(true)
    let log = Log()
    let window = HeadlessWindow(Asks(source: source, log: log))
    try #require(window.sheets.first).onCloseRequest?()
    window.flush()
    #expect(log.take() == ["keep"])
    #expect(!source.value)
  }

  @Test func anAlertWithoutButtonsHasOK() throws {
    let source = Source(true)
    let isPresented = Binding(get: { source.value }, set: { source.value = $0 })
    let window = HeadlessWindow(Shown("page").alert("Title", isPresented: isPresented) {})
    window.flush()
    let alert = try #require(window.sheets.first)
    #expect(alert.texts == ["Title", "OK"])
    try alert.press("OK")
    #expect(!source.value)
  }

  @Test func anAlertForDataWaitsForIt() throws {
    let window = HeadlessWindow(
      Shown("page").alert("T", isPresented: .constant(true), presenting: Int?.none) { _ in
        Button("No") {}
      })
    #expect(window.sheets.isEmpty)
    let other = HeadlessWindow(
      Shown("page").alert("T", isPresented: .constant(true), presenting: 7) { number in
        Button("Take \(number)") {}
      } message: { number in
        Text("Number \(number)")
      })
    #expect(other.sheets.first?.texts == ["T", "Number 7", "Take 7"])
  }

  struct Problem: LocalizedError {
    var errorDescription: String? { "It failed" }
  }

  @Test func anErrorIsTheTitle() {
    let window = HeadlessWindow(
      Shown("page").alert(isPresented: .constant(true), error: Problem()) { Button("Retry") {} })
    window.flush()
    #expect(window.sheets.first?.texts == ["It failed", "Retry"])
  }

  @Test func aConfirmationDialogCanAlwaysBeCancelled() throws {
    let source = Source(true)
    let isPresented = Binding(get: { source.value }, set: { source.value = $0 })
    let window = HeadlessWindow(
      Shown("page").confirmationDialog("Sure?", isPresented: isPresented) {
        Button("Yes") {}
      })
    window.flush()
    let dialog = try #require(window.sheets.first)
    #expect(dialog.kind == .confirmationDialog)
    #expect(dialog.texts == ["Sure?", "Yes", "Cancel"])
    try dialog.press("Cancel")
    window.flush()
    #expect(window.sheets.isEmpty)
  }

  @Test func theTitleOfADialogCanBeHidden() {
    let window = HeadlessWindow(
      Shown("page").confirmationDialog(
        "Sure?", isPresented: .constant(true), titleVisibility: .hidden
      ) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      })
    window.flush()
    #expect(window.sheets.first?.texts == ["Yes", "No"])
  }

  @Test func olderAlertsAndActionSheets() throws {
    let log = Log()
    let alert = HeadlessWindow(
      Shown("page").alert(isPresented: .constant(true)) {
        Alert(
          title: Text("T"), message: Text("M"),
          primaryButton: .destructive(Text("A")) { log("a") }, secondaryButton: .cancel())
      })
    alert.flush()
    let sheet = try #require(alert.sheets.first)
    #expect(sheet.texts == ["T", "M", "A", "Cancel"])
    try sheet.press("A")
    #expect(log.take() == ["a"])

    struct Item: Identifiable { let id: Int }
    let source = Source<Item?>(Item(id: 3))
    let item = Binding(get: { source.value }, set: { source.value = $0 })
    let actions = HeadlessWindow(
      Shown("page").actionSheet(item: item) { item in
        ActionSheet(title: Text("Item \(item.id)"), buttons: [.default(Text("B")), .cancel()])
      })
    actions.flush()
    let dialog = try #require(actions.sheets.first)
    #expect(dialog.texts == ["Item 3", "B", "Cancel"])
    try dialog.press("B")
    #expect(source.value == nil)
  }

  @Test func theStructureIsTheKnownOne() throws {
    let view = EmptyView().alert("T", isPresented: .constant(true)) {
      Text("a")
    } message: {
      Text("m")
    }
    let modifier = try #require(child("modifier", of: view))
    #expect(String(describing: type(of: modifier)).contains("AlertModifier"))
    #expect(try property("isPresented", of: modifier) is Binding<Bool>)
    #expect(try property("title", of: modifier) as? Text == Text("T"))
    #expect(try property("message", of: modifier) as? Text == Text("m"))
    #expect(try property("actions", of: modifier) as? Text == Text("a"))
    let dialog = EmptyView().confirmationDialog("T", isPresented: .constant(true)) { Text("a") }
    #expect(try property("modifier|titleVisibility", of: dialog) as? Visibility == .automatic)
    #expect(try property("modifier|actions", of: dialog) is Text)
    #expect(try property("modifier|message", of: dialog) is EmptyView)
    let button = Alert.Button.cancel(Text("No"))
    #expect(try property("label", of: button) as? Text == Text("No"))
    #expect(String(describing: try property("style", of: button)) == "cancel")
    let alert = Alert(title: Text("T"), dismissButton: button)
    #expect(try property("primaryButton", of: alert) is Alert.Button)
    #expect(try property("title", of: alert) as? Text == Text("T"))
    let sheet = ActionSheet(title: Text("T"))
    #expect((try property("buttons", of: sheet) as? [Alert.Button])?.count == 1)
  }
}
