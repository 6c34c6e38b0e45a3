import Foundation
import SwiftUICore
import Testing

@testable import SwiftUI

private struct Loading: View {
  @State private var text = "loading"
  var body: some View {
    Text(text).task {
      await Task.yield()
      text = "loaded"
    }
  }
}

@MainActor
struct PreviewTreeTests {
  private func tree(
    _ view: some View, size: CGSize? = CGSize(width: 200, height: 100), _ variant: String = "light"
  ) async throws -> PreviewTree {
    await PreviewTree(of: view, size: size, in: try PreviewVariant(variant))
  }

  private func problems(
    _ view: some View, size: CGSize? = CGSize(width: 200, height: 100)
  ) async throws -> [String] { PreviewFindings(try await tree(view, size: size)).problems }

  /// In the body font a character is 8 points wide and a line 16 high, where nothing draws.
  @Test func eachViewIsALineWithItsPlaceAndName() async throws {
    let tree = try await tree(
      VStack(spacing: 4) {
        Text("Name").accessibilityLabel("Full name").accessibilityIdentifier("name")
        Toggle("On", isOn: .constant(true)).labelsHidden().toggleStyle(.switch)
      })
    #expect(
      tree.text == """
        Text "Name" at 84,27 size 32x16 label "Full name" id "name"
        Toggle on at 75,47 size 50x26

        """)
  }

  @Test func aViewWithoutASizeHasItsIdealOne() async throws {
    let tree = try await tree(Text("12345").padding(10), size: nil)
    #expect(tree.size == CGSize(width: 60, height: 36))
  }

  @Test func tasksHaveTheirTurn() async throws {
    #expect(try await tree(Loading()).text.hasPrefix("Text \"loaded\""))
  }

  @Test func theVariantIsTheEnvironment() async throws {
    let normal = try await tree(Text("a"), size: nil).size
    let large = try await tree(Text("a"), size: nil, "accessibility5").size
    #expect(large.height > normal.height)
  }

  @Test func whatIsRightIsNotNamed() async throws {
    let view = ScrollView {
      VStack {
        Text("A text that is long enough to take several lines of the window")
        Button("Press") {}
        Button {
        } label: {
          Image(systemName: "trash").accessibilityLabel("Delete")
        }
        TextField("Name", text: .constant(""))
        Color.red.frame(width: 500, height: 500)
        Text("Far below")
      }
    }
    #expect(try await problems(view) == [])
  }

  @Test func anEmptyPreviewIsNamed() async throws {
    #expect(try await problems(EmptyView()) == ["is empty: no view has an area"])
    #expect(try await problems(Text("")) == ["is empty: no view has an area"])
  }

  @Test func whatTheWindowClipsIsNamed() async throws {
    #expect(try await problems(Text("Word").position(x: 180, y: 50)) == [])
    let outside = try await problems(Text("Word").position(x: 190, y: 50))
    #expect(outside == ["Text \"Word\" is clipped: it is at 174,42 32x16"])
    let cut = try await problems(
      Text("several lines of text that need more").frame(width: 100, height: 20))
    #expect(cut.count == 1)
    #expect(cut.first?.contains("is clipped: its text needs more than") == true)
    #expect(try await problems(Text("a long text").lineLimit(1).frame(width: 40)) == [])
  }

  @Test func aControlWithoutANameIsNamed() async throws {
    let view = VStack {
      Button {
      } label: {
        Color.red.frame(width: 10, height: 10)
      }
      TextField("", text: .constant("a"))
      TextField("", text: .constant("a")).accessibilityLabel("Name")
    }
    #expect(
      try await problems(view, size: CGSize(width: 200, height: 300)) == [
        "Button has no name for assistive technologies",
        "TextField has no name for assistive technologies",
      ])
  }
}
