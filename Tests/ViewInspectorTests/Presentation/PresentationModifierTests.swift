import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Sheets, titles and scroll positions")
struct PresentationModifierTests {
  @Test func sheets() throws {
    try expectModifier(
      "interactiveDismissDisabled", on: EmptyView().interactiveDismissDisabled()
    ) { try $0.interactiveDismissDisabled() }
    let allowed = EmptyView().interactiveDismissDisabled(false)
    #expect(try !allowed.inspect().emptyView().interactiveDismissDisabled())
  }

  #if !os(macOS) && !os(tvOS)
  @Test func titleMode() throws {
    try expectModifier(
      "navigationBarTitleDisplayMode", on: EmptyView().navigationBarTitleDisplayMode(.inline)
    ) { try $0.navigationBarTitleDisplayMode() == .inline }
  }
  #endif

  @Test func scrollPositions() throws {
    let position = Binding<ScrollPosition>(wrappedValue: ScrollPosition(edge: .top))
    try expectModifier("scrollPosition", on: EmptyView().scrollPosition(position)) {
      guard try $0.scrollPosition().edge == .top else { return false }
      try $0.setScrollPosition(ScrollPosition(edge: .bottom))
      return position.wrappedValue.edge == .bottom
    }
    let id = Binding<Int?>(wrappedValue: 1)
    try expectModifier("scrollPosition(id:)", on: EmptyView().scrollPosition(id: id)) {
      guard try $0.scrollPosition(id: Int.self) == 1 else { return false }
      try $0.setScrollPosition(id: Int?.some(7))
      return id.wrappedValue == 7
    }
  }

  @Test func listRowSeparator() throws {
    try expectModifier(
      "listRowSeparator", on: EmptyView().listRowSeparator(.hidden, edges: .top)
    ) {
      let (visibility, edges) = try $0.listRowSeparator()
      return visibility == .hidden && edges == .top
    }
  }
}
