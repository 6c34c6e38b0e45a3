import SwiftUI
import Testing
import ViewInspector

/// The text of the error that an expression throws.
@MainActor
func message(_ body: () throws -> some Any) -> String {
  do {
    _ = try body()
    return "no error"
  } catch {
    return "\(error)"
  }
}

@MainActor
@Suite("Error texts")
struct ErrorTextTests {
  private struct Custom: View {
    var body: some View { Text("abc") }
  }
  private struct Pair: View {
    var body: some View {
      EmptyView()
      Text("x")
    }
  }

  @Test func wrongType() throws {
    #expect(
      message { try EmptyView().inspect().text() } == "text() found EmptyView instead of Text")
    #expect(
      message { try Custom().inspect().vStack() } == "vStack() found Custom instead of VStack")
    #expect(
      message { try HStack { EmptyView() }.inspect().hStack().text(0) }
        == "hStack().text(0) found EmptyView instead of Text")
  }

  @Test func indices() throws {
    let stack = try HStack { Text("a") }.inspect().hStack()
    #expect(
      message { try stack.text(1) } == "Enclosed view index '1' is out of bounds: '0 ..< 1'")
    #expect(
      message { try Pair().inspect().view(Pair.self).emptyView() }
        == "Unable to extract EmptyView: please specify its index inside parent view")
    #expect(try Pair().inspect().view(Pair.self).text(1).string() == "x")
  }

  @Test func tuplesInContainers() throws {
    let flag = true
    let view = HStack {
      Text("xyz")
      if flag {
        Text("abc")
        Text("def")
      }
    }
    #expect(
      message { try view.inspect().hStack().text(1) }
        == "Please insert .tupleView(1) after HStack for inspecting its children at index 1")
    #expect(try view.inspect().hStack().tupleView(1).text(1).string() == "def")
  }

  @Test func modifiers() throws {
    #expect(
      message { try EmptyView().offset().inspect().emptyView().padding() }
        == "EmptyView does not have 'padding' modifier")
    #expect(
      message { try EmptyView().inspect().emptyView().sheet(1) }
        == "EmptyView does not have 'sheet' modifier at index 1")
  }

  @Test func parents() throws {
    #expect(message { try EmptyView().inspect().parent() } == "EmptyView does not have parent")
    let text = try HStack { Text("a") }.inspect().hStack().text(0)
    #expect(try text.parent().pathToRoot == "hStack()")
    #expect(try text.parent().text(0).pathToRoot == "hStack().text(0)")
  }

  @Test func unresponsive() throws {
    let view = VStack { HStack { Button("a") {} }.disabled(true) }
    #expect(
      message { try view.inspect().find(button: "a").tap() }
        == "Button is unresponsive: vStack().hStack(0) is disabled")
    #expect(
      message { try Button("a") {}.disabled(true).inspect().button().tap() }
        == "Button is unresponsive: it is disabled")
    #expect(
      message { try VStack { Button("a") {} }.hidden().inspect().find(button: "a").tap() }
        == "Button is unresponsive: vStack() is hidden")
    #expect(
      message { try Button("a") {}.allowsHitTesting(false).inspect().button().tap() }
        == "Button is unresponsive: it has allowsHitTesting set to false")
  }

  @Test func searches() throws {
    #expect(
      message { try Text("a").inspect().find(text: "b") } == "Search did not find a match")
    #expect(
      message { try HStack { Text("a") }.inspect().find(ViewType.Text.self, skipFound: 3) }
        == "Search did only find 1 matches")
    #expect(
      message { try Text("a").inspect().find(Text.self) }
        == "Please use .find(ViewType.Text.self) instead of .find(Text.self) inspection call.")
  }

  @Test func absentViews() throws {
    let flag = false
    let view = HStack { if flag { Text("a") } }
    #expect(try view.inspect().hStack()[0].isAbsent)
    #expect(try !view.inspect().hStack()[0].isResponsive())
    #expect(message { try view.inspect().hStack().text(0) } == "View for Optional<Text> is absent")
  }
}
