import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor
struct PreviewTests {
  @Test func aPreviewHasItsNameTraitsAndBody() throws {
    let preview = Preview("Named", traits: .sizeThatFitsLayout, .landscapeLeft) { Text("a") }
    #expect(preview.displayName == "Named")
    #expect(preview.traits.count == 2)
    guard case .layout(.sizeThatFits) = preview.traits[0].kind else {
      Issue.record("the first trait is \(preview.traits[0].kind)")
      return
    }
    #expect(preview.variants.count == 1)
    #expect(preview.variants[0].argument == nil)
    #expect(preview.variants[0].body() is Text)
  }

  @Test func argumentsMakeAPreviewEach() {
    let preview = Preview(arguments: [1, 2]) { Text("\($0)") }
    #expect(preview.displayName == nil)
    #expect(preview.variants.map(\.argument) == ["1", "2"])
    #expect(preview.variants[1].body() as? Text == Text("\(2)"))
  }

  @Test func aModifierMayShareAContext() async throws {
    #expect(try await SampleData.makeSharedContext() == "sample")
    try await Framed.makeSharedContext()
    guard case .modifier(let modifier) = PreviewTrait.modifier(Framed()).kind else {
      Issue.record("a modifier's trait is of another kind")
      return
    }
    #expect(modifier is Framed)
  }

  @Test func aProviderIsForThePlatformThatRuns() {
    #expect(Badge_Previews.platform == nil)
  }
}
