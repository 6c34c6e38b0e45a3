import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting full-screen covers")
struct FullScreenCoverTests {
  private func sut(_ isPresented: Binding<Bool>) -> some View {
    EmptyView()
      .sheet(isPresented: isPresented) { Text("sheet") }
      .fullScreenCover(isPresented: isPresented) { Text("cover") }
  }

  @Test(.appleHides(.presentedContent))
  func areToldFromSheets() throws {
    let view = try sut(Binding(wrappedValue: true)).inspect().emptyView()
    #expect(try view.sheet().text().string() == "sheet")
    #expect(try view.fullScreenCover().text().string() == "cover")
    #expect(
      message { try view.sheet(1) } == "EmptyView does not have 'sheet' modifier at index 1")
    #expect(
      message { try view.fullScreenCover(1) }
        == "EmptyView does not have 'fullScreenCover' modifier at index 1")
  }

  @Test(.appleHides(.presentedContent))
  func areSearched() throws {
    let view = try sut(Binding(wrappedValue: true)).inspect()
    #expect(try view.find(text: "sheet").pathToRoot == "emptyView().sheet().text()")
    #expect(try view.find(text: "cover").pathToRoot == "emptyView().fullScreenCover().text()")
  }

  @Test(.appleHides(.presentedContent))
  func areDismissed() throws {
    var calls = 0
    let isPresented = Binding(wrappedValue: true)
    let sut = EmptyView().fullScreenCover(isPresented: isPresented, onDismiss: { calls += 1 }) {
      Text("cover")
    }
    let cover: InspectableView<ViewType.FullScreenCover> = try sut.inspect().emptyView()
      .fullScreenCover()
    try cover.callOnDismiss()
    #expect(calls == 1)
    try cover.dismiss()
    #expect(calls == 2)
    #expect(isPresented.wrappedValue == false)
    #expect(
      message { try sut.inspect().emptyView().fullScreenCover() } == "View for Sheet is absent")
  }
}
