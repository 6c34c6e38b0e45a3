import Testing

@testable import SwiftUICore

@MainActor
@Suite("Navigation paths")
struct NavigationPathTests {
  @Test("Values of several types stand in one path")
  func mixed() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    #expect(path.count == 2)
    #expect(path == NavigationPath([AnyHashable(1), AnyHashable("two")]))
    path.removeLast()
    #expect(path == NavigationPath([1]))
  }

  @Test("Removing more than there is empties the path, and is reported")
  func removeTooMany() {
    let messages = Messages()
    Diagnostics.capturing({ messages.append($0) }) {
      var path = NavigationPath([1, 2])
      path.removeLast(5)
      #expect(path.isEmpty)
    }
    #expect(
      messages.all == [
        "NavigationPath.removeLast(5) was called on a path of 2: all were removed."
      ])
  }

  @Test("A link and a destination outside of a stack are reported")
  func outside() {
    let messages = Messages()
    Diagnostics.capturing({ messages.append($0) }) {
      _ = HeadlessWindow(Shown("a").navigationDestination(for: Int.self) { Shown("\($0)") })
      _ = HeadlessWindow(
        Shown("a").navigationDestination(isPresented: .constant(true)) { Shown("b") })
    }
    #expect(
      messages.all == [
        "navigationDestination(for: Int.self) is not inside a NavigationStack: it is ignored.",
        "navigationDestination(isPresented:) is not inside a NavigationStack: it is ignored.",
      ])
  }
}
