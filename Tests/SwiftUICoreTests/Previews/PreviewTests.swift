import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct PreviewTests {
  @Test func theStructureIsTheKnownOne() throws {
    let view = EmptyView()
    let device = view.previewDevice("Phone")
    #expect(try property("modifier|value", of: device) as? PreviewDevice == "Phone")
    #expect(
      String(describing: type(of: try property("modifier", of: device)))
        == "_TraitWritingModifier<PreviewDeviceTraitKey>")
    #expect(
      try property("modifier|value", of: view.previewDisplayName("Name")) as? String == "Name")
    #expect(
      try property("modifier|value", of: view.previewLayout(.sizeThatFits)) as? PreviewLayout
        == .sizeThatFits)
  }

  @Test func textInput() throws {
    let content = EmptyView().textContentType(.password)
    #expect(try property("modifier|value", of: content) as? String == "password")
    let transform = EmptyView().textInputAutocapitalization(.words)
    typealias Transform = (inout TextInputAutocapitalization) -> Void
    let change = try #require(try property("modifier|transform", of: transform) as? Transform)
    var value = TextInputAutocapitalization.never
    change(&value)
    #expect(String(describing: try property("behavior", of: value)) == "words")
  }
}
