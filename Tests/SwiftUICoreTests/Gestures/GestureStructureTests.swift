import Foundation
import Testing

@testable import SwiftUICore

/// The paths by which ViewInspector finds gestures.
@Suite @MainActor struct GestureStructureTests {
  @Test func tapActions() throws {
    var taps = 0
    let view = EmptyView().onTapGesture(count: 2) { taps += 1 }
    let modifier = try #require(child("modifier", of: view))
    #expect(String(describing: type(of: modifier)).contains("TapGesture"))
    let ended = try property("gesture|_body|modifier|callbacks|ended", of: modifier)
    typealias Action = (()) -> Void
    let action: Action = try #require(ended as? Action)
    action(())
    #expect(taps == 1)
    let tap = try #require(try property("gesture|_body|content", of: modifier) as? TapGesture)
    #expect(tap.count == 2)
  }

  @Test func longPressActions() throws {
    var presses = 0
    let view = EmptyView().onLongPressGesture { presses += 1 }
    let pressed = try property("modifier|gesture|modifier|callbacks|pressed|some", of: view)
    typealias Action = (CGPoint?) -> Void
    let action: Action = try #require(pressed as? Action)
    action(nil)
    #expect(presses == 1)
    #expect(try property("modifier|gesture|content", of: view) is LongPressGesture)
  }

  @Test func innerActionsComeFirst() throws {
    var order: [Int] = []
    let gesture = TapGesture().onEnded { order.append(1) }.onEnded { order.append(2) }
    let recognizer = type(of: gesture)._makeRecognizer(gesture, _GestureCallbacks())
    guard case .tap(_, _, let ended)? = recognizer.parts.first?.kind else {
      Issue.record("not a tap")
      return
    }
    ended(.zero)
    #expect(order == [1, 2])
  }

  @Test func gesturesCanBeComposed() {
    struct DoubleTap: Gesture {
      var body: some Gesture<Void> { TapGesture(count: 2) }
    }
    let recognizer = DoubleTap._makeRecognizer(DoubleTap(), _GestureCallbacks())
    guard case .tap(let count, _, _)? = recognizer.parts.first?.kind else {
      Issue.record("not a tap")
      return
    }
    #expect(count == 2)
  }
}
