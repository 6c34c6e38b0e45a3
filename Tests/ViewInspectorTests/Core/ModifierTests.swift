import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Modifiers")
struct ModifierTests {
  @Test func padding() throws {
    let view = try Text("a").padding(5).padding(.top, 2).inspect().text()
    #expect(
      try view.padding() == EdgeInsets(top: 7, leading: 5, bottom: 5, trailing: 5))
    #expect(try view.padding(.top) == 7)
    #expect(try Text("a").padding().inspect().text().hasPadding(.leading))
    #expect(try !Text("a").padding(.top, 1).inspect().text().hasPadding(.leading))
  }

  @Test func tapGesture() throws {
    var taps = 0
    let view = Text("a").onTapGesture { taps += 1 }
    try view.inspect().text().callOnTapGesture()
    #expect(taps == 1)
    #expect(
      message { try Text("a").inspect().text().callOnTapGesture() }
        == "Text does not have 'onTapGesture' modifier")
  }

  @Test(.appleHides(.presentedContent))
  func sheet() throws {
    var isPresented = true
    var dismissals = 0
    let binding = Binding(get: { isPresented }, set: { isPresented = $0 })
    let view = EmptyView().sheet(isPresented: binding, onDismiss: { dismissals += 1 }) {
      Text("inside")
    }
    let sheet = try view.inspect().emptyView().sheet()
    #expect(try sheet.text().string() == "inside")
    #expect(try view.inspect().find(text: "inside").pathToRoot == "emptyView().sheet().text()")
    try sheet.dismiss()
    #expect(!isPresented)
    #expect(dismissals == 1)
    #expect(message { try view.inspect().emptyView().sheet() } == "View for Sheet is absent")
  }

  @Test func appearance() throws {
    var calls: [String] = []
    let view = Text("a").onAppear { calls.append("on") }.onDisappear { calls.append("off") }
    try view.inspect().text().callOnAppear()
    try view.inspect().text().callOnDisappear()
    #expect(calls == ["on", "off"])
    #expect(
      message { try Text("a").onAppear {}.inspect().text().callOnDisappear() }
        == "Text does not have 'onDisappear' modifier")
  }
}
