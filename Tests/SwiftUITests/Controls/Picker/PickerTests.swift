#if GTK
import Foundation
import GTK
import GTKTestSupport
import SwiftUICore
import Testing

@testable import SwiftUI

@MainActor
private final class Seen {
  var get: (() -> [String])?
  var set: ((Int, String) -> Void)?
  var setOptions: (([String]) -> Void)?
}

private struct SizePicker: View {
  let selection: Binding<String>
  let options: [String]

  var body: some View {
    Picker("Size", selection: selection) {
      ForEach(options, id: \.self) { Text("Size \($0)") }
    }
  }
}

private struct ThreePickers<Style: PickerStyle>: View {
  let seen: Seen
  let style: Style
  @State private var values = ["S", "M", "L"]
  @State private var options = ["S", "M", "L"]

  var body: some View {
    let _ = seen.get = { values }
    let _ = seen.set = { values[$0] = $1 }
    let _ = seen.setOptions = { options = $0 }
    VStack {
      SizePicker(selection: $values[0], options: options)
      SizePicker(selection: $values[1], options: options)
      SizePicker(selection: $values[2], options: options)
    }
    .pickerStyle(style)
  }
}

extension Box {
  fileprivate var activeSegment: Int? {
    children.firstIndex { ($0 as? ToggleButton)?.active == true }
  }
  fileprivate var activeRadio: Int? {
    children.firstIndex { ($0 as? CheckButton)?.active == true }
  }
}

extension Widget {
  /// The first widget of a class inside, popovers included.
  fileprivate func descendant<W: Widget>(_ type: W.Type) -> W? {
    for child in children {
      if let found = (child as? W) ?? child.descendant(type) { return found }
    }
    return nil
  }
}

@Suite(.gtk) @MainActor
struct PickerTests {
  private func names(_ menu: DropDown) -> [String] {
    guard let list = menu.model as? StringList else { return [] }
    return (0..<list.count).compactMap { list.getString(UInt($0)) }
  }

  @Test func menusShowAndChangeTheirSelection() async throws {
    let seen = Seen()
    try await Shown.with(ThreePickers(seen: seen, style: .menu)) { shown in
      let menus: [DropDown] = shown.widgets(DropDown.self)
      try #require(menus.count == 3)
      #expect(names(menus[0]) == ["Size S", "Size M", "Size L"])
      #expect(menus.map(\.selected) == [0, 1, 2])
      seen.set?(0, "L")
      #expect(await pump { menus.map(\.selected) == [2, 1, 2] })
      try await click(menus[1])
      let list = try #require(menus[1].descendant(ListView.self))
      try #require(await pump { list.mapped && list.children.count == 3 })
      try await click(list.children[2])
      #expect(await pump { seen.get?() == ["L", "L", "L"] })
      #expect(menus.map(\.selected) == [2, 2, 2])
    }
  }

  @Test func segmentsShowAndChangeTheirSelection() async throws {
    let seen = Seen()
    try await Shown.with(ThreePickers(seen: seen, style: .segmented)) { shown in
      let boxes: [Box] = shown.widgets(Box.self)
      try #require(boxes.count == 3)
      #expect(boxes.allSatisfy { $0.hasCssClass("linked") })
      #expect(boxes.map(\.activeSegment) == [0, 1, 2])
      let labels: [String?] = boxes[0].children.map { ($0 as? ToggleButton)?.label }
      #expect(labels == ["Size S", "Size M", "Size L"])
      seen.set?(2, "S")
      #expect(await pump { boxes.map(\.activeSegment) == [0, 1, 0] })
      try await click(boxes[0].children[2])
      #expect(seen.get?() == ["L", "M", "S"])
      try #require(boxes[1].children[1].grabFocus())
      try await pressKey(.left)
      #expect(seen.get?() == ["L", "S", "S"])
      #expect(boxes.map(\.activeSegment) == [2, 0, 0])
    }
  }

  @Test func radioButtonsShowAndChangeTheirSelection() async throws {
    let seen = Seen()
    try await Shown.with(ThreePickers(seen: seen, style: .radioGroup)) { shown in
      let boxes: [Box] = shown.widgets(Box.self)
      try #require(boxes.count == 3)
      #expect(boxes.map(\.activeRadio) == [0, 1, 2])
      try await click(boxes[0].children[1])
      #expect(seen.get?() == ["M", "M", "L"])
      seen.set?(2, "S")
      #expect(await pump { boxes.map(\.activeRadio) == [1, 1, 0] })
    }
  }

  @Test func radioButtonsCanBeInARow() async throws {
    let pickers = ThreePickers(seen: Seen(), style: .radioGroup)
    try await Shown.with(pickers.horizontalRadioGroupLayout()) { shown in
      let boxes: [Box] = shown.widgets(Box.self)
      #expect(boxes.map(\.orientation) == [.horizontal, .horizontal, .horizontal])
    }
    try await Shown.with(pickers) { shown in
      #expect(shown.widgets(Box.self).first?.orientation == .vertical)
    }
  }

  @Test func theOptionsFollowTheData() async throws {
    let seen = Seen()
    try await Shown.with(ThreePickers(seen: seen, style: .menu)) { shown in
      let menus: [DropDown] = shown.widgets(DropDown.self)
      seen.setOptions?(["XS", "S", "M", "L"])
      #expect(await pump { menus.allSatisfy { names($0).count == 4 } })
      #expect(menus.map(\.selected) == [1, 2, 3])
    }
    let other = Seen()
    try await Shown.with(ThreePickers(seen: other, style: .segmented)) { shown in
      let boxes: [Box] = shown.widgets(Box.self)
      other.setOptions?(["M", "L"])
      #expect(await pump { boxes.allSatisfy { $0.children.count == 2 } })
      #expect(boxes.map(\.activeSegment) == [nil, 0, 1])
    }
  }

  @Test func aSelectionWithoutAnOptionShowsNone() async throws {
    nonisolated(unsafe) var messages: [String] = []
    try await Diagnostics.capturing({ messages.append($0) }) {
      try await Shown.with(
        Picker("Size", selection: .constant("?")) { Text("S").tag("S") }
      ) { shown in
        let menu = try #require(shown.widgets(DropDown.self).first)
        #expect(menu.selected == invalidListPosition)
      }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("the selection \"?\" is invalid") == true)
  }

  @Test func aConstantPutsTheSelectionBack() async throws {
    try await Shown.with(
      Picker("Size", selection: .constant("S")) {
        Text("S").tag("S")
        Text("M").tag("M")
      }
      .pickerStyle(.segmented)
    ) { shown in
      let box = try #require(shown.widgets(Box.self).first)
      try await click(box.children[1])
      #expect(await pump { box.activeSegment == 0 })
    }
  }

  @Test func optionsAreNoWidgetsOfTheirOwn() async throws {
    try await Shown.with(ThreePickers(seen: Seen(), style: .menu).labelsHidden()) { shown in
      let content = try #require(shown.content)
      #expect(content.children.count == 3)
      #expect(content.children.allSatisfy { $0 is DropDown })
    }
  }

  @Test func nothingIsLeftWhenItIsClosed() async throws {
    weak var graph: ViewGraph?
    weak var menu: DropDown?
    do {
      let seen = Seen()
      try await Shown.with(ThreePickers(seen: seen, style: .menu)) { shown in
        graph = shown.hosted.graph
        menu = shown.widgets(DropDown.self).first
        #expect(menu != nil)
      }
      seen.get = nil
      seen.set = nil
      seen.setOptions = nil
    }
    #expect(await pump { graph == nil && menu == nil })
  }
}
#endif
