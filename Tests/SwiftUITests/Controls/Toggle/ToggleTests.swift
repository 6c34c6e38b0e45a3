#if GTK
import Foundation
import GTK
import GTKTestSupport
import SwiftUICore
import Testing

@testable import SwiftUI

@MainActor
private final class Seen {
  var get: (() -> [Bool])?
  var set: ((Int, Bool) -> Void)?
  var refused = 0
}

private struct ThreeToggles<Style: ToggleStyle>: View {
  let seen: Seen
  let style: Style
  @State private var values = [false, true, false]

  var body: some View {
    let _ = seen.get = { values }
    let _ = seen.set = { values[$0] = $1 }
    VStack {
      Toggle("One", isOn: $values[0])
      Toggle("Two", isOn: $values[1])
      Toggle("Three", isOn: $values[2])
    }
    .toggleStyle(style)
  }
}

@Suite(.gtk) @MainActor
struct ToggleTests {
  @Test func switchesShowAndChangeTheirState() async throws {
    let seen = Seen()
    try await Shown.with(ThreeToggles(seen: seen, style: .switch)) { shown in
      let switches: [Switch] = shown.widgets(Switch.self)
      try #require(switches.count == 3)
      #expect(switches.map(\.active) == [false, true, false])
      #expect(switches.map(\.state) == [false, true, false])
      seen.set?(2, true)
      #expect(await pump { switches.map(\.state) == [false, true, true] })
      try await click(switches[0])
      #expect(seen.get?() == [true, true, true])
      #expect(await pump { switches.map(\.state) == [true, true, true] })
      try #require(switches[1].grabFocus())
      try await pressKey(.space)
      #expect(await pump { seen.get?() == [true, false, true] })
      #expect(await pump { switches.map(\.active) == [true, false, true] })
    }
  }

  @Test func checkboxesShowAndChangeTheirState() async throws {
    let seen = Seen()
    try await Shown.with(ThreeToggles(seen: seen, style: .checkbox)) { shown in
      let boxes: [CheckButton] = shown.widgets(CheckButton.self)
      try #require(boxes.count == 3)
      #expect(boxes.map(\.active) == [false, true, false])
      seen.set?(0, true)
      #expect(await pump { boxes.map(\.active) == [true, true, false] })
      // The label belongs to the box.
      let label = try #require(boxes[1].child)
      try await click(label)
      #expect(seen.get?() == [true, false, false])
      try #require(boxes[2].grabFocus())
      try await pressKey(.space)
      #expect(await pump { seen.get?() == [true, false, true] })
    }
  }

  @Test func buttonsShowAndChangeTheirState() async throws {
    let seen = Seen()
    try await Shown.with(ThreeToggles(seen: seen, style: .button)) { shown in
      let buttons: [ToggleButton] = shown.widgets(ToggleButton.self)
      try #require(buttons.count == 3)
      #expect(buttons.map(\.active) == [false, true, false])
      try await click(buttons[0])
      #expect(seen.get?() == [true, true, false])
      seen.set?(1, false)
      #expect(await pump { buttons.map(\.active) == [true, false, false] })
    }
  }

  @Test func aBindingThatKeepsItsValuePutsTheWidgetBack() async throws {
    let seen = Seen()
    let kept = Binding<Bool>(get: { true }, set: { _ in seen.refused += 1 })
    try await Shown.with(
      VStack {
        Toggle("Switch", isOn: kept)
        Toggle("Box", isOn: kept).toggleStyle(.checkbox)
        Toggle("Button", isOn: kept).toggleStyle(.button)
      }
    ) { shown in
      let toggle = try #require(shown.widgets(Switch.self).first)
      let box = try #require(shown.widgets(CheckButton.self).first)
      let button = try #require(shown.widgets(ToggleButton.self).first)
      try await click(toggle)
      try await click(box)
      try await click(button)
      #expect(seen.refused == 3)
      #expect(await pump { toggle.state && toggle.active && box.active && button.active })
    }
  }

  @Test func severalSourcesAreMixed() async throws {
    @MainActor final class Box { var values = [true, false] }
    struct Source { let isOn: Binding<Bool> }
    let box = Box()
    let sources: [Source] = [0, 1].map { index in
      Source(
        isOn: Binding(
          get: { MainActor.assumeIsolated { box.values[index] } },
          set: { value in MainActor.assumeIsolated { box.values[index] = value } }))
    }
    try await Shown.with(
      Toggle("All", sources: sources, isOn: \.isOn).toggleStyle(.checkbox)
    ) { shown in
      let check = try #require(shown.widgets(CheckButton.self).first)
      #expect(check.inconsistent)
      try await click(check)
      #expect(box.values == [true, true])
    }
  }

  @Test func theLabelIsBeforeTheSwitchAndAfterTheBox() async throws {
    try await Shown.with(
      VStack {
        Toggle(isOn: .constant(true)) { Probe(width: 80, height: 30) }
        Toggle(isOn: .constant(true)) { Probe(width: 80, height: 30) }.toggleStyle(.checkbox)
      }
    ) { shown in
      let labels: [Drawing] = shown.widgets(Drawing.self)
      let toggle = try #require(shown.widgets(Switch.self).first)
      let box = try #require(shown.widgets(CheckButton.self).first)
      try #require(labels.count == 2)
      #expect(labels[0].width == 80)
      let place = try #require(labels[0].translate(to: toggle))
      #expect(place.x <= -80)
      let inside = try #require(labels[1].translate(to: box))
      #expect(inside.x > 10)
      #expect(labels[1].width == 80)
      #expect(box.height >= 30)
    }
  }

  @Test func hiddenLabelsTakeNoSpace() async throws {
    try await Shown.with(
      VStack {
        Toggle(isOn: .constant(true)) { Probe(width: 80, height: 30) }
        Toggle(isOn: .constant(true)) { Probe(width: 80, height: 30) }.toggleStyle(.checkbox)
      }.labelsHidden()
    ) { shown in
      #expect(shown.widgets(Drawing.self).isEmpty)
      let box = try #require(shown.widgets(CheckButton.self).first)
      #expect(box.placedFrame?.size == CheckButton().naturalSize())
    }
  }

  @Test func aDisabledOneIsInsensitive() async throws {
    try await Shown.with(
      VStack {
        Toggle("Switch", isOn: .constant(true))
        Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
      }.disabled(true)
    ) { shown in
      #expect(shown.widgets(Switch.self).map(\.sensitive) == [false])
      #expect(shown.widgets(CheckButton.self).map(\.sensitive) == [false])
    }
  }
}
#endif
