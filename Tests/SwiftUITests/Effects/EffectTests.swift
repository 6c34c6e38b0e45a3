#if GTK
import Foundation
import GTK
import GTKTestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor
@Suite(.gtk) struct EffectTests {
  @Test func opacityIsThatOfAGroup() async throws {
    let view = HStack {
      Text(verbatim: "a").opacity(0.25)
      Text(verbatim: "b").opacity(0)
    }
    try await Shown.with(view) { shown in
      let groups: [Widget] = shown.widgets(GTK.Label.self).compactMap(\.parent)
      #expect(groups.map { ($0.opacity * 100).rounded() } == [25, 0])
      #expect(groups.map(\.canTarget) == [true, false])
    }
  }

  @Test func aNewOpacityCounts() async throws {
    try await Shown.with(Text(verbatim: "a").opacity(0.25)) { shown in
      await shown.update(Text(verbatim: "a").opacity(0.75))
      #expect(((shown.widgets(GTK.Label.self).first?.parent?.opacity ?? 0) * 100).rounded() == 75)
    }
  }

  @Test func clippingCutsOffTheCorners() async throws {
    let view = Color.red.frame(width: 60, height: 60).cornerRadius(20)
      .frame(width: 100, height: 100)
    try await Shown.with(view, size: CGSize(width: 100, height: 100)) { shown in
      let content = try #require(shown.content)
      let container = try #require(content.children.first as? LayoutContainer)
      #expect(container.clipsContent)
      let texture = try container.makeTexture()
      #expect(texture.pixel(x: 30, y: 30).last == 255)
      #expect(texture.pixel(x: 1, y: 1).last == 0)
    }
  }

  @Test func anyShapeClips() async throws {
    let view = Color.red.frame(width: 60, height: 40).clipShape(Circle())
      .frame(width: 100, height: 100)
    try await Shown.with(view, size: CGSize(width: 100, height: 100)) { shown in
      let content = try #require(shown.content)
      let container = try #require(content.children.first as? LayoutContainer)
      // A circle of 40 in the middle of 60.
      let texture = try container.makeTexture()
      #expect(texture.pixel(x: 30, y: 20).last == 255)
      #expect(texture.pixel(x: 30, y: 2).last == 255)
      #expect(texture.pixel(x: 5, y: 20).last == 0)
      #expect(texture.pixel(x: 12, y: 2).last == 0)
    }
  }

  @Test func hiddenViewsHaveNoWidgetInTheWindow() async throws {
    let view = HStack(spacing: 0) {
      Text(verbatim: "hidden").hidden()
      Text(verbatim: "shown")
    }
    try await Shown.with(view) { shown in
      #expect(shown.widgets(GTK.Label.self).map(\.label) == ["shown"])
      let label = try #require(shown.widgets(GTK.Label.self).first)
      let frame = try #require(shown.frame(label))
      #expect(frame.minX > 200)
    }
  }
}
#endif
