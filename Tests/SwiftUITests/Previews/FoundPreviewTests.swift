import Foundation
import SwiftUICore
import Testing

@testable import SwiftUI

@MainActor
struct FoundPreviewTests {
  private func preview(
    _ name: String? = nil, line: Int? = 3, argument: (Int, String)? = nil,
    _ traits: PreviewTrait<Preview.ViewTraits>...
  ) -> FoundPreview {
    FoundPreview(
      place: "App/Card.swift", line: line, displayName: name,
      argument: argument.map { (number: $0.0, text: $0.1) }, traits: traits
    ) { Text("a") }
  }

  @Test func filesAreNamedAfterPlaceNameAndArgument() {
    let names = FoundPreview.numbered([
      preview("Long / title"), preview(), preview("Sizes", argument: (1, "small")),
      preview("Sizes", argument: (2, "small")), preview("Long / title"),
    ])
    #expect(
      names.map(\.fileName) == [
        "App.Card.swift-Long_._title", "App.Card.swift-line-3", "App.Card.swift-Sizes-1-small",
        "App.Card.swift-Sizes-2-small", "App.Card.swift-Long_._title-2",
      ])
    #expect(names.map(\.ordinal) == [1, 1, 1, 1, 2])
  }

  @Test func aFilterLooksAtPlaceAndTitle() {
    #expect(preview("Title").matches(nil))
    #expect(preview("Title").matches("Card.swift:3"))
    #expect(preview("Title").matches("itl"))
    #expect(!preview("Title").matches("other"))
  }

  /// The screens are those that Apple's Human Interface Guidelines give.
  @Test func theSizeIsThatOfTheLastTrait() throws {
    let plain = PreviewVariant()
    let small = try PreviewVariant("100x200")
    let device = PreviewTrait<Preview.ViewTraits>(kind: .device("iPhone 15 Pro Max"))
    func size(
      _ variant: PreviewVariant, _ traits: PreviewTrait<Preview.ViewTraits>...
    ) -> CGSize? { FoundPreview(place: "", traits: traits) { Text("a") }.size(in: variant) }
    #expect(size(plain) == CGSize(width: 480, height: 360))
    #expect(size(small) == CGSize(width: 100, height: 200))
    #expect(size(small, .sizeThatFitsLayout) == nil)
    #expect(
      size(small, .sizeThatFitsLayout, .fixedLayout(width: 7, height: 8))
        == CGSize(width: 7, height: 8))
    #expect(size(plain, .portrait) == CGSize(width: 360, height: 480))
    #expect(size(plain, device) == CGSize(width: 430, height: 932))
    #expect(size(plain, device, .landscapeLeft) == CGSize(width: 932, height: 430))
    #expect(PreviewDevice("iPhone 15").size == CGSize(width: 393, height: 852))
    #expect(PreviewDevice("iPhone SE (3rd generation)").size == CGSize(width: 375, height: 667))
    #expect(PreviewDevice("A toaster").size == nil)
  }
}
