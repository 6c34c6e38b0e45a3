import Foundation
import Testing

@testable import SwiftUICore

@Suite @MainActor struct PopoverTests {
  @Test func aPopoverPointsAtItsView() throws {
    let source = Source(true)
    let isPresented = Binding(get: { source.value }, set: { source.value = $0 })
    let window = HeadlessWindow(
      size: CGSize(width: 100, height: 100),
      Shown("page").popover(
        isPresented: isPresented, attachmentAnchor: .point(.bottomTrailing), arrowEdge: .trailing
      ) { Shown("inside") })
    let popover = try #require(window.sheets.first)
    #expect(popover.kind == .popover(arrowEdge: .trailing))
    // The view is 50 by 10, in the middle of the window.
    #expect(popover.anchor.origin == CGPoint(x: 75, y: 55))
    popover.onCloseRequest?()
    window.flush()
    #expect(!source.value)
    #expect(window.sheets.isEmpty)
  }

  @Test func aCoverIsASheetOfItsOwnKind() {
    struct Item: Identifiable { let id: Int }
    let window = HeadlessWindow(
      Shown("page").fullScreenCover(isPresented: .constant(true)) { Shown("cover") })
    #expect(window.sheets.first?.kind == .fullScreenCover)
    let other = HeadlessWindow(
      Shown("page").popover(item: .constant(Item(id: 1))) { item in Shown("item \(item.id)") })
    #expect(
      other.sheets.first?.container.descendants.compactMap {
        ($0.primitive as? ShownPrimitive)?.text
      } == ["item 1"])
  }

  @Test func theStructureIsTheKnownOne() throws {
    let view = EmptyView().popover(isPresented: .constant(true), arrowEdge: .leading) {}
    let modifier = try #require(child("modifier", of: view))
    #expect(String(describing: type(of: modifier)).hasPrefix("PopoverPresentationModifier"))
    #expect(try property("arrowEdge", of: modifier) as? Edge == .leading)
    #expect(try property("attachmentAnchor", of: modifier) is PopoverAttachmentAnchor)
  }
}
