#if GTK
import GTKTestSupport
import SwiftUI
import SwiftUIIntrospect
import Testing

import class GTK.ScrolledWindow

@MainActor
@Suite(".scrollView", .gtk)
struct ScrollViewTests {
  @Test("Keeps its promises", arguments: Promise.allCases)
  func promises(_ promise: Promise) async throws {
    let trial = Trial(.scrollView, is: "GtkScrolledWindow", showing: [700, 800, 900]) {
      (widget: GTK.ScrolledWindow) in
      widget.vadjustment.map { Int($0.upper) }
    } around: { height, content in
      ScrollView {
        content.frame(height: CGFloat(height))
      }
    }
    try await trial.check(promise)
  }

  @Test("Each of three inside each other gets its own")
  func nested() async throws {
    let found = Found<GTK.ScrolledWindow>()
    let view = ScrollView {
      ScrollView {
        ScrollView { Text("Item") }.introspect(.scrollView, on: .gtk) { found.add($0, at: 2) }
      }.introspect(.scrollView, on: .gtk) { found.add($0, at: 1) }
    }.introspect(.scrollView, on: .gtk) { found.add($0, at: 0) }
    try await onDisplay(view) { window in
      let outer = try #require(widgets(of: GTK.ScrolledWindow.self, in: window).first)
      let middle = try #require(widgets(of: GTK.ScrolledWindow.self, in: outer).first)
      let inner = try #require(widgets(of: GTK.ScrolledWindow.self, in: middle).first)
      #expect((0..<3).map { found[$0] } == [outer, middle, inner])
    }
  }

  @Test("What a text editor scrolls in is none where there is another")
  func textEditor() async throws {
    let found = Found<GTK.ScrolledWindow>()
    let editor = TextEditor(text: .constant("Text"))
    let view = VStack {
      VStack {
        editor
        ScrollView { Text("Item") }
      }
      .introspect(.scrollView, on: .gtk) { found.add($0, at: 0) }
      editor.introspect(.scrollView, on: .gtk) { found.add($0, at: 1) }
    }
    try await onDisplay(view) { window in
      let all = widgets(of: GTK.ScrolledWindow.self, in: window)
      try #require(all.count == 3)
      #expect(found[0] === all[1])
      #expect(found[1] === all[2])
    }
  }
}
#endif
