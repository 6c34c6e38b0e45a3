#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor
private final class Model {
  var items: [Int] = []
  var selection: Int?
  var setItems: (([Int]) -> Void)?
  var setSelection: ((Int?) -> Void)?
}

/// A list whose elements give two views each, or as many as `content` makes.
private struct Rows<Content: View>: View {
  let model: Model
  let content: (Int) -> Content
  @State private var items = [0, 1, 2]
  @State private var selection: Int?

  init(_ model: Model, @ViewBuilder content: @escaping (Int) -> Content) {
    self.model = model
    self.content = content
  }

  var body: some View {
    let _ = exchange()
    List(selection: $selection) {
      ForEach(items, id: \.self, content: content)
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  private func exchange() {
    model.items = items
    model.selection = selection
    model.setItems = { items = $0 }
    model.setSelection = { selection = $0 }
  }
}

/// A view of one's own whose body gives two.
private struct Pair: View {
  let number: Int
  var body: some View {
    Text(verbatim: "First \(number)")
    Text(verbatim: "Second \(number)")
  }
}

/// Shows its state, which a click raises.
private struct Clicker: View {
  @State private var count = 0
  var body: some View { SwiftUI.Button("Clicks \(count)") { count += 1 } }
}

@Suite(.gtk) struct ListRowTests {
  private let model = Model()

  private func open<Content: View>(
    _ rows: Rows<Content>, _ body: (ListView) async throws -> Void
  ) async throws {
    try await Shown.with(rows) { shown in
      try await body(try #require(shown.widgets(ListView.self).first))
    }
  }

  /// What each cell shows, the first one first.
  private func cells(_ list: ListView) -> [[String]] { list.children.map(\.labelTexts) }

  private var pairs: Rows<Pair> { Rows(model) { Pair(number: $0) } }

  private func expected(_ numbers: [Int]) -> [[String]] {
    numbers.flatMap { [["First \($0)"], ["Second \($0)"]] }
  }

  @Test func eachViewOfAnElementIsARow() async throws {
    try await open(pairs) { list in
      #expect(await pump { cells(list) == expected([0, 1, 2]) })
      #expect(list.model?.count == 6)
    }
  }

  @Test func viewsWrittenOutAreRowsToo() async throws {
    let rows = Rows(model) { number in
      Text(verbatim: "a\(number)")
      EmptyView()
      SwiftUI.Button(action: {}) { Text(verbatim: "b\(number)") }
      HStack {
        Text(verbatim: "c\(number)")
        Text(verbatim: "d\(number)")
      }
    }
    try await open(rows) { list in
      #expect(
        await pump {
          cells(list) == [
            ["a0"], ["b0"], ["c0", "d0"], ["a1"], ["b1"], ["c1", "d1"], ["a2"], ["b2"],
            ["c2", "d2"],
          ]
        })
    }
  }

  @Test func branchesWithEquallyManyViewsAreRows() async throws {
    let rows = Rows(model) { number in
      if number == 1 {
        Pair(number: 1)
      } else {
        Text(verbatim: "x\(number)")
        Text(verbatim: "y\(number)")
      }
    }
    try await open(rows) { list in
      #expect(
        await pump {
          cells(list) == [["x0"], ["y0"], ["First 1"], ["Second 1"], ["x2"], ["y2"]]
        })
    }
  }

  @Test func aConditionalViewIsPartOfItsElementsRow() async throws {
    let rows = Rows(model) { number in
      Text(verbatim: "a\(number)")
      if number == 1 { Text(verbatim: "b\(number)") }
    }
    try await open(rows) { list in
      #expect(await pump { cells(list) == [["a0"], ["a1", "b1"], ["a2"]] })
    }
  }

  @Test func insertionsRemovalsAndMovesKeepTheRowsTogether() async throws {
    try await open(pairs) { list in
      #expect(await pump { cells(list) == expected([0, 1, 2]) })
      model.setItems?([7, 0, 2, 1])
      #expect(await pump { cells(list) == expected([7, 0, 2, 1]) })
      model.setItems?([2])
      #expect(await pump { cells(list) == expected([2]) })
      model.setItems?([])
      #expect(await pump { cells(list).isEmpty })
      model.setItems?([4, 5])
      #expect(await pump { cells(list) == expected([4, 5]) })
    }
  }

  @Test func aChosenRowStandsForItsElementAndStaysChosen() async throws {
    try await open(pairs) { list in
      #expect(await pump { list.children.count == 6 })
      try await click(list.children[3])
      #expect(await pump { model.selection == 1 })
      await waitForFrame(of: list)
      #expect((list.model as? SingleSelection)?.selected == 3)
      model.setSelection?(2)
      #expect(await pump { (list.model as? SingleSelection)?.selected == 4 })
    }
  }

  @Test func keysEditTheElementOfARow() async throws {
    try await open(pairs) { list in
      #expect(await pump { list.children.count == 6 })
      try await click(list.children[3])
      #expect(await pump { model.selection == 1 })
      try await pressKey(.down, modifiers: .alt)
      #expect(await pump { model.items == [0, 2, 1] })
      #expect(await pump { cells(list) == expected([0, 2, 1]) })
      try await pressKey(.delete)
      #expect(await pump { model.items == [0, 2] })
      #expect(await pump { cells(list) == expected([0, 2]) })
    }
  }

  @Test func theFirstAndTheLastRowStopAtTheEnds() async throws {
    try await open(Rows(model) { Text(verbatim: "Row \($0)") }) { list in
      #expect(await pump { list.children.count == 3 })
      model.setSelection?(0)
      try #require(list.grabFocus())
      try await pressKey(.up, modifiers: .alt)
      #expect(model.items == [0, 1, 2])
      model.setSelection?(2)
      #expect(await pump { model.selection == 2 })
      try await pressKey(.down, modifiers: .alt)
      #expect(model.items == [0, 1, 2])
      try await pressKey(.up, modifiers: .alt)
      #expect(await pump { model.items == [0, 2, 1] })
    }
  }

  @Test func withoutActionsTheKeysDoNothing() async throws {
    try await Shown.with(List(0..<3) { Text(verbatim: "Row \($0)") }) { shown in
      let list = try #require(shown.widgets(ListView.self).first)
      #expect(await pump { list.children.count == 3 })
      try #require(list.grabFocus())
      try await pressKey(.delete)
      try await pressKey(.down, modifiers: .alt)
      #expect(cells(list) == [["Row 0"], ["Row 1"], ["Row 2"]])
    }
  }

  @Test func aSelectionThatDoesNotExistSelectsNothingAndIsKept() async throws {
    try await open(Rows(model) { Text(verbatim: "Row \($0)") }) { list in
      model.setSelection?(99)
      #expect(await pump { model.selection == 99 })
      #expect((list.model as? SingleSelection)?.selected == invalidListPosition)
      // Once there is such a row it is the selected one.
      model.setItems?([0, 99])
      #expect(await pump { (list.model as? SingleSelection)?.selected == 1 })
      #expect(model.selection == 99)
    }
  }

  @Test func equalIdentifiersAreReportedAndAllRowsShown() async throws {
    let messages = Messages()
    try await Diagnostics.capturing({ messages.add($0) }) {
      try await open(Rows(model) { Text(verbatim: "Row \($0)") }) { list in
        model.setItems?([5, 5, 6, 5])
        #expect(
          await pump { cells(list) == [["Row 5"], ["Row 5"], ["Row 6"], ["Row 5"]] })
        model.setItems?([5, 6, 5])
        #expect(await pump { cells(list) == [["Row 5"], ["Row 6"], ["Row 5"]] })
      }
    }
    #expect(
      messages.all == [
        "ForEach: the ID 5 occurs more than once in the collection; "
          + "each element needs an identifier of its own."
      ])
  }

  @Test func stateOfARowIsKeptWhenAnotherGoes() async throws {
    try await open(Rows(model) { _ in Clicker() }) { list in
      #expect(await pump { list.children.count == 3 })
      let button = try #require(list.children[2].all(GTK.Button.self).first)
      try await click(button)
      #expect(await pump { cells(list).last == ["Clicks 1"] })
      model.setItems?([1, 2])
      #expect(await pump { cells(list) == [["Clicks 0"], ["Clicks 1"]] })
    }
  }
}
#endif
