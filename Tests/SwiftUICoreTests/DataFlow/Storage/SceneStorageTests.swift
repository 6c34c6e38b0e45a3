import Testing

@testable import SwiftUICore

private struct Tab: View {
  @SceneStorage("tab") private var tab = "home"
  let set: Source<((String) -> Void)?>
  var body: some View {
    let _ = set.value = { tab = $0 }
    Shown(tab)
  }
}

private struct Number: View {
  @SceneStorage("tab") private var tab: Int?
  var body: some View { Shown("\(tab ?? 0)") }
}

@MainActor
@Suite struct SceneStorageTests {
  @Test func aValueIsSharedInOneWindowAndOutlivesItsViews() {
    let set = Source<((String) -> Void)?>(nil)
    let isOn = Source(true)
    let window = HeadlessWindow(Two(set: set, isOn: isOn))
    let other = HeadlessWindow(Tab(set: Source(nil)))
    set.value?("search")
    window.flush()
    other.flush()
    #expect(window.shown == ["search", "search"])
    #expect(other.shown == ["home"])
    isOn.value = false
    window.flush()
    isOn.value = true
    window.flush()
    #expect(window.shown == ["search", "search"])
  }

  private struct Two: View {
    let set: Source<((String) -> Void)?>
    let isOn: Source<Bool>
    var body: some View {
      if isOn.value {
        Tab(set: set)
        Tab(set: set)
      }
    }
  }

  @Test func anotherTypeUnderTheSameKeyIsReported() {
    nonisolated(unsafe) var messages: [String] = []
    Diagnostics.capturing({ messages.append($0) }) {
      let window = HeadlessWindow(
        VStack {
          Tab(set: Source(nil))
          Number()
        })
      #expect(window.shown == ["home", "0"])
    }
    #expect(messages.count == 1)
  }
}
