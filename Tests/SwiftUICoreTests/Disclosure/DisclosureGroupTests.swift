import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct DisclosureGroupTests {
  @Test func theButtonShowsAndHidesTheContent() {
    let window = HeadlessWindow(DisclosureGroup("Items") { Shown("item") })
    #expect(window.shown == [])
    window.press("Items")
    #expect(window.shown == ["item"])
    window.press("Items")
    #expect(window.shown == [])
  }

  @Test func aBindingDecides() {
    let isExpanded = Source(true)
    struct Outer: View {
      let isExpanded: Source<Bool>
      var body: some View {
        DisclosureGroup(
          "Items",
          isExpanded: Binding(get: { isExpanded.value }, set: { isExpanded.value = $0 })
        ) { Shown("item") }
      }
    }
    let window = HeadlessWindow(Outer(isExpanded: isExpanded))
    #expect(window.shown == ["item"])
    window.press("Items")
    #expect(!isExpanded.value)
    #expect(window.shown == [])
    isExpanded.value = true
    window.flush()
    #expect(window.shown == ["item"])
  }

  @Test func itsPartsCanBeReflected() throws {
    let own = DisclosureGroup {
      Image(systemName: "star")
    } label: {
      Text("Label")
    }
    #expect(try property("content", of: own) is Image)
    #expect(try property("label", of: own) is Text)
    #expect(try property("_isExpanded|state", of: own) is State<Bool>)
    let bound = DisclosureGroup("Label", isExpanded: .constant(true)) { EmptyView() }
    let binding = try #require(try property("_isExpanded|binding", of: bound) as? Binding<Bool>)
    #expect(binding.wrappedValue)
  }

  @Test func aStyleGetsTheState() {
    struct Plain: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button("toggle") { configuration.isExpanded.toggle() }
          configuration.label
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let window = HeadlessWindow(
      DisclosureGroup(content: { Shown("content") }, label: { Shown("label") })
        .disclosureGroupStyle(Plain()))
    #expect(window.shown == ["label"])
    window.press("toggle")
    #expect(window.shown == ["label", "content"])
    let automatic = HeadlessWindow(
      DisclosureGroup("Items", isExpanded: .constant(true)) { Shown("item") }
        .disclosureGroupStyle(.automatic))
    #expect(automatic.shown == ["item"])
  }
}
