#if os(Linux)
import Foundation
import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Drag and drop")
struct DragAndDropTests {
  @Test func drag() throws {
    let provider = NSItemProvider(object: "dragged")
    try expectModifier("onDrag", on: EmptyView().onDrag { provider }) {
      try $0.callOnDrag() === provider
    }
    #expect(
      message {
        try EmptyView().onDrag { provider }.disabled(true).inspect().emptyView().callOnDrag()
      } == "EmptyView is unresponsive: it is disabled")
  }

  @Test func drop() throws {
    var drops: [(count: Int, place: CGPoint)] = []
    let isTargeted = Binding<Bool>(wrappedValue: false)
    let view = EmptyView().onDrop(of: [.plainText], isTargeted: isTargeted) { providers, place in
      drops.append((providers.count, place))
      return true
    }
    let text = NSItemProvider(object: "text")
    try expectModifier("onDrop", on: view) {
      try $0.callOnDrop([text], at: CGPoint(x: 3, y: 4))
    }
    #expect(drops.map(\.count) == [1])
    #expect(drops.map(\.place) == [CGPoint(x: 3, y: 4)])
    #expect(!isTargeted.wrappedValue)
    let url = try #require(URL(string: "https://example.org"))
    #expect(try !view.inspect().emptyView().callOnDrop([NSItemProvider(object: url)]))
    #expect(drops.count == 1)
  }

  private final class Recorder: DropDelegate {
    var events: [String] = []
    func validateDrop(info: DropInfo) -> Bool {
      events.append("validate")
      return true
    }
    func dropEntered(info: DropInfo) { events.append("enter") }
    func performDrop(info: DropInfo) -> Bool {
      events.append("drop \(info.itemProviders(for: [.plainText]).count)")
      return false
    }
  }

  @Test func dropDelegate() throws {
    let recorder = Recorder()
    let view = EmptyView().onDrop(of: [.plainText], delegate: recorder)
    let isTaken = try view.inspect().emptyView().callOnDrop([NSItemProvider(object: "text")])
    #expect(!isTaken)
    #expect(recorder.events == ["validate", "enter", "drop 1"])
  }
}
#endif
