#if GTK
import Foundation
import GTK
import GTKTestSupport
import SwiftUICore
import Testing

@testable import SwiftUI

@MainActor
private final class Presses {
  var counts: [String: Int] = [:]
  var pressed: [Bool] = []
  var setDisabled: ((Bool) -> Void)?
}

private struct ThreeButtons: View {
  let presses: Presses
  @State private var isDisabled = false

  var body: some View {
    let _ = presses.setDisabled = { isDisabled = $0 }
    VStack {
      Button("One") { presses.counts["One", default: 0] += 1 }
      Button("Two") { presses.counts["Two", default: 0] += 1 }.disabled(isDisabled)
      Button("Three") { presses.counts["Three", default: 0] += 1 }
    }
  }
}

private struct Watching: ButtonStyle {
  let presses: Presses
  func makeBody(configuration: Configuration) -> some View {
    let _ = presses.pressed.append(configuration.isPressed)
    configuration.label
  }
}

@Suite(.gtk) @MainActor
struct ButtonTests {
  @Test func eachOfThreeCallsItsOwnAction() async throws {
    let presses = Presses()
    try await Shown.with(ThreeButtons(presses: presses)) { shown in
      let buttons: [GTK.Button] = shown.widgets(GTK.Button.self)
      try #require(buttons.count == 3)
      try await click(buttons[1])
      #expect(presses.counts == ["Two": 1])
      try await click(buttons[2], count: 2)
      #expect(presses.counts == ["Two": 1, "Three": 2])
    }
  }

  @Test func theKeyboardActivatesIt() async throws {
    let presses = Presses()
    try await Shown.with(ThreeButtons(presses: presses)) { shown in
      let buttons: [GTK.Button] = shown.widgets(GTK.Button.self)
      try #require(buttons.count == 3)
      try #require(buttons[1].grabFocus())
      try await pressKey(.space)
      #expect(await pump { presses.counts == ["Two": 1] })
      try await pressKey(.tab)
      try await pressKey(.enter)
      #expect(await pump { presses.counts == ["Two": 1, "Three": 1] })
    }
  }

  @Test func aDisabledOneDoesNotRespond() async throws {
    let presses = Presses()
    try await Shown.with(ThreeButtons(presses: presses)) { shown in
      let buttons: [GTK.Button] = shown.widgets(GTK.Button.self)
      try #require(buttons.count == 3)
      presses.setDisabled?(true)
      #expect(await pump { !buttons[1].sensitive })
      #expect(buttons[0].sensitive)
      try await click(buttons[1])
      #expect(presses.counts.isEmpty)
      presses.setDisabled?(false)
      #expect(await pump { buttons[1].sensitive })
    }
  }

  @Test func stylesAndRolesGiveGTKsClasses() async throws {
    try await Shown.with(
      VStack {
        Button("Automatic") {}
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Capsule") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
        Button("Round") {}.buttonBorderShape(.circle)
      }, size: CGSize(width: 400, height: 500)
    ) { shown in
      let interesting: Set<String> = [
        "suggested-action", "destructive-action", "flat", "pill", "circular",
      ]
      let classes: [Set<String>] = shown.widgets(GTK.Button.self).map {
        Set($0.cssClasses).intersection(interesting)
      }
      #expect(
        classes == [
          [], ["destructive-action"], [], ["suggested-action"], ["destructive-action"], ["flat"],
          ["pill"], ["circular"],
        ])
    }
  }

  @Test func theWidgetIsItsLabelAndGTKsFrame() async throws {
    try await Shown.with(
      VStack {
        Button {
        } label: {
          Probe(width: 120, height: 50)
        }
        Button {
        } label: {
          Probe(width: 120, height: 50)
        }.buttonStyle(.plain)
        Button {
        } label: {
          Probe(width: 1, height: 1)
        }
      }
    ) { shown in
      let buttons: [GTK.Button] = shown.widgets(GTK.Button.self)
      try #require(buttons.count == 3)
      // A button of GTK's own with a child of that size says what the frame takes.
      let reference = GTK.Button()
      let child = Box(orientation: .horizontal, spacing: 0)
      child.setSizeRequest(120, height: 50)
      reference.child = child
      reference.addCssClass("text-button")
      let expected: CGSize = reference.naturalSize()
      let area = try #require(buttons[0].placedFrame)
      #expect(area.size == expected)
      #expect(buttons[1].placedFrame?.size == CGSize(width: 120, height: 50))
      // The theme's least size.
      child.setSizeRequest(1, height: 1)
      #expect(buttons[2].placedFrame?.size == reference.naturalSize())
    }
  }

  @Test func theLabelFillsAFlexibleButton() async throws {
    try await Shown.with(
      Button {
      } label: {
        Probe(width: 50, height: 20).frame(maxWidth: .infinity)
      }
      .frame(width: 300)
    ) { shown in
      let button = try #require(shown.widgets(GTK.Button.self).first)
      #expect(button.placedFrame?.width == 300)
    }
  }

  @Test func aCustomStyleSeesPresses() async throws {
    let presses = Presses()
    try await Shown.with(
      Button("Press") { presses.counts["Press", default: 0] += 1 }
        .buttonStyle(Watching(presses: presses))
    ) { shown in
      let button = try #require(shown.widgets(GTK.Button.self).first)
      #expect(presses.pressed == [false])
      try await click(button)
      #expect(await pump { presses.pressed == [false, true, false] })
      #expect(presses.counts == ["Press": 1])
    }
  }

  @Test func aTintColorsTheWidget() async throws {
    try await Shown.with(
      Button("Tinted") {}.buttonStyle(.borderedProminent).tint(Color(red: 1, green: 0, blue: 0))
    ) { shown in
      let button = try #require(shown.widgets(GTK.Button.self).first)
      let texture = try button.makeTexture()
      let pixel: [UInt8] = texture.pixel(x: 4, y: texture.height / 2)
      #expect(pixel == [255, 0, 0, 255])
    }
  }

  @Test func nothingIsLeftWhenItIsClosed() async throws {
    weak var graph: ViewGraph?
    weak var widget: GTK.Button?
    weak var state: Presses?
    do {
      let presses = Presses()
      state = presses
      try await Shown.with(
        VStack {
          ThreeButtons(presses: presses)
          Button("Press") {}.buttonStyle(Watching(presses: presses)).tint(.red)
        }
      ) { shown in
        graph = shown.hosted.graph
        widget = shown.widgets(GTK.Button.self).last
        #expect(widget != nil)
      }
      presses.setDisabled = nil
    }
    await pumpUntilIdle()
    #expect(await pump { graph == nil && widget == nil && state == nil })
  }
}
#endif
