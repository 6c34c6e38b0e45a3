#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String { "Item \(id)" }
}

@MainActor
private final class Model {
  var events: [String] = []
  var isShown = false
  var item: Item?
  var setShown: ((Bool) -> Void)?
  var setItem: ((Item?) -> Void)?
}

/// Closes the sheet that it is in.
private struct DoneButton: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { SwiftUI.Button("Done") { dismiss() } }
}

private struct Main: View {
  let model: Model
  var isDismissDisabled = false
  @State private var isShown = false
  @State private var isInnerShown = false
  @State private var item: Item?

  var body: some View {
    let _ = exchange()
    Text("Main")
      .sheet(isPresented: $isShown, onDismiss: { model.events.append("dismissed") }) {
        VStack {
          Text("Outer")
          SwiftUI.Button("More") { isInnerShown = true }
          DoneButton()
        }
        .padding(20)
        .onAppear { model.events.append("appear") }
        .onDisappear { model.events.append("disappear") }
        .interactiveDismissDisabled(isDismissDisabled)
        .sheet(isPresented: $isInnerShown, onDismiss: { model.events.append("inner dismissed") }) {
          Text("Inner").padding(20)
        }
      }
      .sheet(item: $item, onDismiss: { model.events.append("item dismissed") }) { item in
        VStack {
          Text(verbatim: item.name)
          SwiftUI.Button("OK") {}
        }
        .padding(20)
      }
  }

  private func exchange() {
    model.isShown = isShown
    model.item = item
    model.setShown = { isShown = $0 }
    model.setItem = { item = $0 }
  }
}

@Suite(.gtk) struct SheetTests {
  private let model = Model()

  private func open(
    isDismissDisabled: Bool = false, _ body: (GTK.Window) async throws -> Void
  ) async throws {
    let hosted = HostedWindow(
      Main(model: model, isDismissDisabled: isDismissDisabled),
      size: CGSize(width: 400, height: 300))
    defer { hosted.close() }
    try await show(hosted.window)
    try await body(hosted.window)
  }

  /// Waits for the sheet over a window and gives it the keyboard.
  private func sheet(over window: GTK.Window) async throws -> GTK.Window {
    #expect(await pump { window.sheets.count == 1 })
    let sheet = try #require(window.sheets.first)
    try await show(sheet)
    return sheet
  }

  @Test func escapeDismissesAndTellsOnce() async throws {
    try await open { window in
      model.setShown?(true)
      let sheet = try await sheet(over: window)
      #expect(sheet.modal)
      #expect(sheet.labelTexts.contains("Outer"))
      try await pressKey(.escape)
      #expect(await pump { window.sheets.isEmpty })
      #expect(!model.isShown)
      #expect(await pump { model.events == ["appear", "disappear", "dismissed"] })
    }
  }

  @Test func theWindowsCloseButtonDismisses() async throws {
    try await open { window in
      model.setShown?(true)
      let sheet = try await sheet(over: window)
      sheet.close()
      #expect(await pump { window.sheets.isEmpty })
      #expect(!model.isShown)
      #expect(model.events.last == "dismissed")
    }
  }

  @Test func aButtonInTheSheetDismisses() async throws {
    try await open { window in
      model.setShown?(true)
      let sheet = try await sheet(over: window)
      let done = try #require(
        sheet.all(GTK.Button.self).first { $0.labelTexts == ["Done"] })
      try await click(done)
      #expect(await pump { window.sheets.isEmpty })
      #expect(!model.isShown)
      #expect(await pump { model.events == ["appear", "disappear", "dismissed"] })
    }
  }

  @Test func whatMustNotBeDismissedStays() async throws {
    try await open(isDismissDisabled: true) { window in
      model.setShown?(true)
      let sheet = try await sheet(over: window)
      try await pressKey(.escape)
      sheet.close()
      await waitForFrame(of: sheet)
      #expect(window.sheets == [sheet])
      #expect(model.isShown)
      model.setShown?(false)
      #expect(await pump { window.sheets.isEmpty })
      #expect(await pump { model.events.last == "dismissed" })
    }
  }

  @Test func anItemsSheetShowsItAndAnotherItemReplacesIt() async throws {
    try await open { window in
      model.setItem?(Item(id: 1))
      let first = try await sheet(over: window)
      #expect(first.labelTexts.first == "Item 1")
      model.setItem?(Item(id: 2))
      #expect(await pump { window.sheets.first?.labelTexts.first == "Item 2" })
      #expect(window.sheets.count == 1)
      let second = try await sheet(over: window)
      try await focus(second)
      try await pressKey(.escape)
      #expect(await pump { window.sheets.isEmpty })
      #expect(model.item == nil)
      #expect(await pump { model.events.last == "item dismissed" })
    }
  }

  @Test func aSheetOverASheetGoesFirst() async throws {
    try await open { window in
      model.setShown?(true)
      let outer = try await sheet(over: window)
      let more = try #require(outer.all(GTK.Button.self).first { $0.labelTexts == ["More"] })
      try await click(more)
      let inner = try await sheet(over: outer)
      #expect(inner.labelTexts == ["Inner"])
      try await pressKey(.escape)
      #expect(await pump { outer.sheets.isEmpty })
      #expect(window.sheets == [outer])
      #expect(await pump { model.events == ["appear", "inner dismissed"] })
      try await focus(outer)
      try await pressKey(.escape)
      #expect(await pump { window.sheets.isEmpty })
      #expect(await pump { model.events.last == "dismissed" })
    }
  }

  @Test func theOuterSheetTakesTheInnerOneAlong() async throws {
    try await open { window in
      model.setShown?(true)
      let outer = try await sheet(over: window)
      let more = try #require(outer.all(GTK.Button.self).first { $0.labelTexts == ["More"] })
      try await click(more)
      _ = try await sheet(over: outer)
      model.setShown?(false)
      #expect(await pump { window.sheets.isEmpty && outer.sheets.isEmpty })
    }
  }
}
#endif
