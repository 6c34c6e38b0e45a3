import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Inspecting popovers")
struct PopoverTests {
  private func sut(_ isPresented: Binding<Bool>) -> some View {
    EmptyView().popover(
      isPresented: isPresented, attachmentAnchor: .point(.bottom), arrowEdge: .leading
    ) {
      Text("one")
      Text("two")
    }
  }

  @Test(.appleHides(.presentedContent))
  func readsItsValues() throws {
    let popover = try sut(Binding(wrappedValue: true)).inspect().emptyView().popover()
    #expect(popover.pathToRoot == "emptyView().popover()")
    #expect(try popover.arrowEdge() == .leading)
    #expect(try popover.attachmentAnchor() == .point(.bottom))
    #expect(try popover.text(1).string() == "two")
    #expect(try popover.contentView().text(0).string() == "one")
    #expect(try popover.contentView(Text.self).text(0).string() == "one")
    #expect(
      try sut(Binding(wrappedValue: true)).inspect().find(text: "two").pathToRoot
        == "emptyView().popover().text(1)")
  }

  @Test(.appleHides(.presentedContent))
  func isDismissed() throws {
    let isPresented = Binding(wrappedValue: true)
    let popover = try sut(isPresented).inspect().emptyView().popover()
    #expect(try popover.isPresented())
    try popover.dismiss()
    #expect(isPresented.wrappedValue == false)
    #expect(try popover.isPresented() == false)
    #expect(
      message { try sut(isPresented).inspect().emptyView().popover() }
        == "View for Popover is absent")
    #expect(
      message { try EmptyView().padding().inspect().emptyView().popover() }
        == "EmptyView does not have 'popover' modifier")
  }

  private struct Item: Identifiable {
    let id: Int
  }

  @Test(.appleHides(.presentedContent))
  func showsAnItem() throws {
    let item: Binding<Item?> = Binding(wrappedValue: Item(id: 6))
    let sut = EmptyView().popover(item: item) { Text("\($0.id)") }
    #expect(try sut.inspect().emptyView().popover().text().string() == "6")
    try sut.inspect().emptyView().popover().dismiss()
    #expect(item.wrappedValue == nil)
  }

  @Test(.standInDiffers("Apple's anchors keep what they are made of, not closures"))
  func anchorsAreCompared() {
    let anchors: [PopoverAttachmentAnchor] = [
      .point(.bottom), .point(.bottomLeading), .rect(.bounds), .rect(.rect(.zero)),
    ]
    for (index, anchor) in anchors.enumerated() {
      #expect(anchor == anchors[index])
      #expect(anchor != anchors[(index + 1) % anchors.count])
    }
    #expect(Anchor<CGRect>.Source.bounds == .bounds)
    #expect(Anchor<CGRect>.Source.bounds != .rect(.zero))
  }
}
