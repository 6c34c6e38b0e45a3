import Foundation
import Testing

@testable import SwiftUICore

@MainActor
private final class Handle {
  var setTitle: ((String) -> Void)?
  var setTag: ((Int) -> Void)?
  var setExtra: ((Bool) -> Void)?
}

private struct ChangingOption: View {
  let handle: Handle
  @State private var title = "one"
  @State private var tag = 1
  @State private var hasExtra = false

  var body: some View {
    let _ = handle.setTitle = { title = $0 }
    let _ = handle.setTag = { tag = $0 }
    let _ = handle.setExtra = { hasExtra = $0 }
    HStack {
      Text(verbatim: title)
      if hasExtra { Text(verbatim: "extra") }
    }
    .tag(tag)
  }
}

extension HeadlessWindow {
  fileprivate var picker: PickerOptions? { primitives(MenuPickerPrimitive.self).first?.picker }
}

extension PickerOptions {
  fileprivate var titles: [String] { options.map(\.title) }
}

@MainActor
@Suite struct PickerTests {
  @Test func theOptionsAreTheTextsOfTheContent() {
    let window = HeadlessWindow(
      Picker("Pick", selection: .constant(2)) {
        Text(verbatim: "one").tag(1)
        Label("two", systemImage: "star").tag(2)
        HStack {
          Text(verbatim: "three")
          Text(verbatim: "four")
        }
        .padding().tag(3)
        Divider()
        Section("Header") {
          Group { Text(verbatim: "five").tag(5) }
        }
      })
    #expect(window.picker?.titles == ["one", "two", "three four", "five"])
    #expect(window.picker?.options.map(\.tag) == [1, 2, 3, 5])
    #expect(window.picker?.selected == 1)
    let star = ResolvedImage.Source.symbol(SystemImageNames.icon(for: "star"))
    #expect(window.picker?.options[1].image?.image.source == star)
  }

  @Test func noNativeViewsAreMadeForOptions() {
    let window = HeadlessWindow(
      Picker("Pick", selection: .constant(2)) {
        ForEach(0..<100) { Text("\($0)") }
      }
      .labelsHidden())
    #expect(window.container.descendants.count == 1)
    #expect(window.picker?.options.count == 100)
    #expect(window.picker?.selected == 2)
  }

  @Test func aLoopsIdentifiersAreTags() {
    var chosen: [String] = []
    let binding = Binding<String>(get: { "b" }, set: { chosen.append($0) })
    let window = HeadlessWindow(
      Picker("Pick", selection: binding) {
        ForEach(["a", "b", "c"], id: \.self) { Text(verbatim: $0) }
      })
    #expect(window.picker?.selected == 1)
    window.picker?.select(2)
    #expect(chosen == ["c"])
  }

  @Test func anExplicitTagIsPreferred() {
    let window = HeadlessWindow(
      Picker("Pick", selection: .constant("B")) {
        ForEach(["a", "b"], id: \.self) { Text(verbatim: $0).tag($0.uppercased()) }
      })
    #expect(window.picker?.selected == 1)
  }

  @Test func optionalSelections() {
    func selected(_ value: Int?) -> Int? {
      let window = HeadlessWindow(
        Picker("Pick", selection: .constant(value)) {
          Text(verbatim: "none").tag(nil as Int?)
          Text(verbatim: "one").tag(1)
          Text(verbatim: "two").tag(2 as Int?)
        })
      return window.picker?.selected
    }
    #expect(selected(nil) == 0)
    #expect(selected(1) == 1)
    #expect(selected(2) == 2)
  }

  @Test func optionsFollowTheirOwnState() {
    let handle = Handle()
    let window = HeadlessWindow(
      Picker("Pick", selection: .constant(2)) { ChangingOption(handle: handle) })
    #expect(window.picker?.titles == ["one"])
    #expect(window.picker?.selected == nil)
    handle.setTitle?("two")
    window.flush()
    #expect(window.picker?.titles == ["two"])
    handle.setTag?(2)
    window.flush()
    #expect(window.picker?.selected == 0)
    handle.setExtra?(true)
    window.flush()
    #expect(window.picker?.titles == ["two extra"])
    handle.setExtra?(false)
    window.flush()
    #expect(window.picker?.titles == ["two"])
  }

  @Test func severalSources() {
    struct Source { let value: Binding<Int> }
    var values: [Int] = [1, 2]
    let sources: [Source] = [0, 1].map { index in
      Source(value: Binding(get: { values[index] }, set: { values[index] = $0 }))
    }
    let picker = Picker("Pick", sources: sources, selection: \.value) {
      Text(verbatim: "one").tag(1)
      Text(verbatim: "two").tag(2)
    }
    let window = HeadlessWindow(picker)
    #expect(window.picker?.selected == nil)
    window.picker?.select(0)
    #expect(values == [1, 1])
  }

  @Test func missingAndUntaggedOptionsAreReported() {
    nonisolated(unsafe) var messages: [String] = []
    Diagnostics.capturing({ messages.append($0) }) {
      let window = HeadlessWindow(
        Picker("Pick", selection: .constant(7)) { Text(verbatim: "untagged") })
      #expect(window.picker?.selected == nil)
      window.picker?.select(0)
      window.picker?.select(5)
    }
    #expect(messages.count == 3)
    #expect(messages.first?.contains("the selection \"7\" is invalid") == true)
    #expect(messages.dropFirst().first?.contains("\"untagged\" has no tag of type Int") == true)
  }

  @Test func anEmptyPickerIsReportedOnce() {
    nonisolated(unsafe) var messages: [String] = []
    Diagnostics.capturing({ messages.append($0) }) {
      let window = HeadlessWindow(Picker("Pick", selection: .constant(7)) { EmptyView() })
      #expect(window.picker?.options.isEmpty == true)
      window.flush()
    }
    #expect(messages.count == 1)
  }

  @Test func stylesChooseTheWidget() {
    let picker = Picker("Pick", selection: .constant(1)) { Text(verbatim: "one").tag(1) }
    let menu = HeadlessWindow(picker.pickerStyle(.menu))
    #expect(menu.primitives(MenuPickerPrimitive.self).map(\.picker.selected) == [0])
    let segmented = HeadlessWindow(picker.pickerStyle(.segmented))
    #expect(segmented.primitives(SegmentedPickerPrimitive.self).map(\.picker.selected) == [0])
    let radio = HeadlessWindow(picker.pickerStyle(.radioGroup))
    #expect(radio.primitives(RadioPickerPrimitive.self).map(\.picker.selected) == [0])
    let inline = HeadlessWindow(picker.pickerStyle(.inline))
    #expect(inline.primitives(RadioPickerPrimitive.self).map(\.picker.selected) == [0])
  }

  @Test func radioGroupsCanBeInARow() {
    let picker = Picker("Pick", selection: .constant(1)) { Text(verbatim: "one").tag(1) }
      .horizontalRadioGroupLayout()
    let radio = HeadlessWindow(picker.pickerStyle(.radioGroup))
    #expect(radio.primitives(RadioPickerPrimitive.self).map(\.axis) == [.horizontal])
    let inline = HeadlessWindow(picker.pickerStyle(.inline))
    #expect(inline.primitives(RadioPickerPrimitive.self).map(\.axis) == [.vertical])
  }

  @Test func everythingIsFreed() {
    weak var graph: ViewGraph?
    do {
      let window = HeadlessWindow(
        Picker("Pick", selection: .constant(1)) {
          ForEach(0..<3) { Text("\($0)") }
          ChangingOption(handle: Handle())
        })
      graph = window.graph
      window.unmount()
      #expect(window.graph.counters.nodesMade == window.graph.counters.nodesFreed)
    }
    #expect(graph == nil)
  }
}
