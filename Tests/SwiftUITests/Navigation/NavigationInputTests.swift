#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor
private final class Model {
  var path: [Int] = []
  var setPath: (([Int]) -> Void)?
}

private struct Pages: View {
  let model: Model
  var hidesBackButton = false
  @State private var path: [Int] = []

  var body: some View {
    let _ = model.path = path
    let _ = model.setPath = { path = $0 }
    NavigationStack(path: $path) {
      NavigationLink("Open", value: 1)
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text(verbatim: "Page \(number)")
            NavigationLink("Next", value: number + 1)
          }
          .navigationTitle(Text(verbatim: "Title \(number)"))
          .navigationBarBackButtonHidden(hidesBackButton)
        }
    }
  }
}

@Suite(.gtk) struct NavigationInputTests {
  private let model = Model()

  private func open(
    _ path: [Int], hidesBackButton: Bool = false,
    _ body: (HostedWindow<Pages>) async throws -> Void
  ) async throws {
    let hosted = HostedWindow(
      Pages(model: model, hidesBackButton: hidesBackButton), size: CGSize(width: 400, height: 300)
    )
    defer { hosted.close() }
    try await show(hosted.window)
    model.setPath?(path)
    if let last = path.last {
      #expect(await pump { hosted.window.labelTexts.contains("Page \(last)") })
    }
    try await body(hosted)
  }

  private func backButton(_ window: GTK.Window) throws -> GTK.Button {
    try #require(shownBackButton(window))
  }

  private func shownBackButton(_ window: GTK.Window) -> GTK.Button? {
    window.titlebar?.all(GTK.Button.self).first {
      $0.iconName == "go-previous-symbolic" && $0.mapped
    }
  }

  @Test func aClickOnALinkPushesAndTheBackButtonPops() async throws {
    try await open([]) { hosted in
      let link = try #require(hosted.window.child?.all(GTK.Button.self).first)
      try await click(link)
      #expect(await pump { model.path == [1] })
      #expect(await pump { hosted.window.titlebar?.labelTexts.contains("Title 1") == true })
      try await click(try backButton(hosted.window))
      #expect(await pump { model.path == [] })
      #expect(await pump { hosted.window.titlebar?.labelTexts.contains("Root") == true })
      #expect(shownBackButton(hosted.window) == nil)
    }
  }

  @Test func theBackButtonPopsOnePageAtATime() async throws {
    try await open([1, 2, 3]) { hosted in
      try await click(try backButton(hosted.window))
      #expect(await pump { model.path == [1, 2] })
      #expect(await pump { hosted.window.labelTexts.contains("Page 2") })
      #expect(await pump { !hosted.window.labelTexts.contains("Page 3") })
    }
  }

  @Test func altLeftPops() async throws {
    try await open([1, 2]) { hosted in
      try await pressKey(.left, modifiers: .alt)
      #expect(await pump { model.path == [1] })
      try await pressKey(.left, modifiers: .alt)
      #expect(await pump { model.path == [] })
      // Nothing is above the root.
      try await pressKey(.left, modifiers: .alt)
      await waitForFrame(of: hosted.window)
      #expect(model.path == [])
      #expect(hosted.window.labelTexts.contains("Open"))
    }
  }

  @Test func theArrowPointsBackInRightToLeftScripts() async throws {
    try await open([1]) { hosted in
      hosted.window.child?.all(Stack.self).first?.direction = .rtl
      try await pressKey(.left, modifiers: .alt)
      #expect(model.path == [1])
      try await pressKey(.right, modifiers: .alt)
      #expect(await pump { model.path == [] })
    }
  }

  @Test func withoutABackButtonTheUserCannotGoBack() async throws {
    try await open([1], hidesBackButton: true) { hosted in
      #expect(shownBackButton(hosted.window) == nil)
      try await pressKey(.left, modifiers: .alt)
      await waitForFrame(of: hosted.window)
      #expect(model.path == [1])
    }
  }

  @Test func theBackButtonIsReachedByTheKeyboard() async throws {
    try await open([1]) { hosted in
      let back = try backButton(hosted.window)
      try #require(back.grabFocus())
      try await pressKey(.space)
      #expect(await pump { model.path == [] })
    }
  }

  @Test func aValueWithoutADestinationShowsThatAndCanBePopped() async throws {
    let messages = Messages()
    let hosted = HostedWindow(
      NavigationStack(path: .constant(NavigationPath(["text"]))) { Text("Root") },
      size: CGSize(width: 400, height: 300))
    defer { hosted.close() }
    try await Diagnostics.capturing({ messages.add($0) }) {
      try await show(hosted.window)
      hosted.update(
        NavigationStack(path: .constant(NavigationPath([2.5]))) { Text("Root") })
      #expect(await pump { hosted.window.labelTexts.contains("No destination for Double") })
    }
    #expect(
      messages.all == [
        "NavigationStack has no navigationDestination(for: Double.self) for the value 2.5; "
          + "add one to a view inside the stack."
      ])
  }
}
#endif
