import Foundation
import Testing

@testable import SwiftUICore

private enum MarkKey: ContainerValueKey {
  static var defaultValue: String { "none" }
}

private enum CountKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

extension ContainerValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
  fileprivate var count: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

@MainActor
@Suite struct SubviewsTests {
  private struct Reversed<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack { Group(subviews: content) { ForEach($0.reversed()) { $0 } } }
    }
  }

  @Test func aGroupReadsItsSubviews() {
    let window = HeadlessWindow(
      Reversed {
        Shown("a")
        ForEach(["b", "c"], id: \.self) { Shown($0) }
        Group {
          Shown("d")
          EmptyView()
        }
      })
    #expect(window.shown == ["d", "c", "b", "a"])
  }

  @Test func changesOfTheSubviewsAreSeen() {
    let letters = Source(["a", "b"])
    struct Letters: View {
      let letters: Source<[String]>
      var body: some View {
        Group(subviews: ForEach(letters.value, id: \.self) { Shown($0) }) { subviews in
          VStack {
            Shown("\(subviews.count)")
            subviews
          }
        }
      }
    }
    let window = HeadlessWindow(Letters(letters: letters))
    #expect(window.shown == ["2", "a", "b"])
    letters.value = ["c", "a", "b"]
    window.flush()
    #expect(window.shown == ["3", "c", "a", "b"])
  }

  /// Changes on its own what its container shows.
  private struct Optionally: View {
    let isShown: Source<Bool>
    var body: some View {
      if isShown.value { Shown("late") }
    }
  }

  @Test func aSubviewThatAppearsByItsOwnStateIsSeen() {
    let isShown = Source(false)
    let window = HeadlessWindow(
      Group(subviews: Optionally(isShown: isShown)) { subviews in
        VStack {
          Shown("\(subviews.count)")
          subviews[0..<subviews.count]
        }
      })
    #expect(window.shown == ["0"])
    isShown.value = true
    window.flush()
    #expect(window.shown == ["1", "late"])
  }

  @Test func sectionsComeWithHeadersAndFooters() {
    @ViewBuilder var content: some View {
      Shown("loose")
      Section {
        Shown("row")
      } header: {
        Shown("header")
      } footer: {
        Shown("footer")
      }
    }
    let window = HeadlessWindow(
      Group(sections: content) { sections in
        VStack {
          ForEach(sections) { section in
            Shown("\(section.header.count)\(section.content.count)\(section.footer.count)")
            section.content
            section.header
          }
        }
      })
    #expect(window.shown == ["010", "loose", "111", "row", "header"])
    let plain = HeadlessWindow(VStack { Group(sections: content) { $0 } })
    #expect(plain.shown == ["loose", "header", "row", "footer"])
  }

  @Test func loopsOverSubviews() {
    @ViewBuilder var content: some View {
      Section("A") { Shown("a") }
      Section("B") { Shown("b") }
    }
    let rows = HeadlessWindow(
      HStack {
        ForEach(subviews: VStack { Shown("x") }) { subview in
          subview
          Shown("-")
        }
      })
    #expect(rows.shown == ["x", "-"])
    let sections = HeadlessWindow(
      HStack {
        ForEach(sections: content) { section in
          Shown("\(section.content.count)")
        }
      })
    #expect(sections.shown == ["1", "1"])
    // Programs can't enumerate them: only the graph knows the subviews.
    #expect(ForEach(subviews: content) { $0 }.data.isEmpty)
    #expect(ForEach(sections: content) { Text("\($0.content.count)") }.data.isEmpty)
  }

  @Test func subviewsCarryValues() {
    let window = HeadlessWindow(
      Group(
        subviews: VStack { Shown("a") }
          .containerValue(\.mark, "red").containerValue(\.count, 2).tag(7).padding()
      ) { subviews in
        ForEach(subviews) { subview in
          let values: ContainerValues = subview.containerValues
          Shown("\(values.mark) \(values.count) \(values.tag(for: Int.self) ?? 0)")
          Shown("\(values.hasTag(7)) \(values.hasTag("7"))")
        }
      })
    #expect(window.shown == ["red 2 7", "true false"])
    #expect(ContainerValues().mark == "none")
  }

  @Test func whatAGroupReadsCanBeReflected() throws {
    let elements = Group(subviews: Text("a")) { $0 }
    #expect(try property("content|view", of: elements) is Text)
    let sections = Group(sections: Text("a")) { $0 }
    #expect(try property("content|sections", of: sections) is Text)
  }
}
