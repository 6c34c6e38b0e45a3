// swift-format-ignore-file
// From docs/viewinspector.md, by `make docs`.

#if GTK
import SwiftUI
import Testing
import ViewInspector

enum ExampleViewinspectorSheetsAndOtherPopups {

struct Shelf: View {
  @State private var isAdding = false

  var body: some View {
    Button("New") { isAdding = true }
      .sheet(isPresented: $isAdding) { Text("Name of the book") }
  }
}

@MainActor
struct ShelfTests {
  @Test func asksForAName() throws {
    let shelf = ViewHosting.live(Shelf())
    #expect(throws: InspectionError.self) { try shelf.inspect().button().sheet() }
    try shelf.inspect().button().tap()
    let sheet = try shelf.inspect().button().sheet()
    #expect(try sheet.text().string() == "Name of the book")
    try sheet.dismiss()
    #expect(throws: InspectionError.self) { try shelf.inspect().find(text: "Name of the book") }
  }
}
}
#endif
