import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite("Layout modifiers")
struct LayoutModifierTests {
  private func text<V: View>(_ view: V) throws -> InspectableView<ViewType.Text> {
    try view.inspect().text()
  }

  @Test func position() throws {
    #expect(
      try text(Text("a").position(x: 3, y: 4)).position() == CGPoint(x: 3, y: 4))
    #expect(message { try text(Text("a")).position() } == "Text does not have 'position' modifier")
  }

  @Test func offset() throws {
    #expect(
      try text(Text("a").offset(x: 3, y: 4)).offset() == CGSize(width: 3, height: 4))
    #expect(message { try text(Text("a")).offset() } == "Text does not have 'offset' modifier")
  }

  @Test func coordinateSpace() throws {
    #expect(try text(Text("a").coordinateSpace(name: "s")).coordinateSpaceName() == "s")
    #expect(
      message { try text(Text("a")).coordinateSpaceName() }
        == "Text does not have 'coordinateSpace(name:)' modifier")
  }

  @Test func zIndex() throws {
    #expect(try text(Text("a").zIndex(5)).zIndex() == 5)
    #expect(message { try text(Text("a")).zIndex() } == "Text does not have 'zIndex' modifier")
  }

  @Test func fixedFrame() throws {
    let view = try text(Text("a").frame(width: 10, height: 20, alignment: .leading))
    let (width, height, alignment) = try view.fixedFrame()
    #expect(width == 10)
    #expect(height == 20)
    #expect(alignment == .leading)
    #expect(try view.fixedWidth() == 10)
    #expect(try view.fixedHeight() == 20)
    #expect(try view.fixedAlignment() == .leading)
  }

  @Test func frameOfOneLength() throws {
    let view = try text(Text("a").frame(width: 10))
    #expect(try view.fixedWidth() == 10)
    #expect(
      message { try view.fixedHeight() } == "Text does not have 'frame(height:)' modifier")
    #expect(
      message { try text(Text("a")).fixedAlignment() }
        == "Text does not have 'frame(alignment:)' modifier")
    #expect(
      message { try text(Text("a")).fixedWidth() } == "Text does not have 'frame(width:)' modifier")
  }

  @Test func flexFrame() throws {
    let view = try text(Text("a").frame(minWidth: 1, maxWidth: 3, minHeight: 4, alignment: .top))
    let frame = try view.flexFrame()
    #expect(frame.minWidth == 1)
    #expect(frame.maxWidth == 3)
    #expect(frame.minHeight == 4)
    #expect(frame.idealWidth.isNaN)
    #expect(frame.idealHeight.isNaN)
    #expect(frame.maxHeight.isNaN)
    #expect(frame.alignment == .top)
    let call =
      "frame(minWidth: idealWidth: maxWidth: minHeight: idealHeight: maxHeight: alignment:)"
    #expect(
      message { _ = try text(Text("a")).flexFrame() } == "Text does not have '\(call)' modifier")
  }

  @Test func fixedSize() throws {
    let both = try text(Text("a").fixedSize()).fixedSize()
    #expect(both.horizontal && both.vertical)
    let one = try text(Text("a").fixedSize(horizontal: true, vertical: false)).fixedSize()
    #expect(one.horizontal && !one.vertical)
    #expect(
      message { _ = try text(Text("a")).fixedSize() } == "Text does not have 'fixedSize' modifier")
  }

  @Test func layoutPriority() throws {
    #expect(try text(Text("a").layoutPriority(2)).layoutPriority() == 2)
    #expect(
      message { try text(Text("a")).layoutPriority() }
        == "Text does not have 'layoutPriority' modifier")
  }

  @Test func aspectRatio() throws {
    let (ratio, mode) = try text(Text("a").aspectRatio(2, contentMode: .fill)).aspectRatio()
    #expect(ratio == 2)
    #expect(mode == .fill)
    #expect(try text(Text("a").scaledToFill()).isScaledToFill())
    #expect(try !text(Text("a").scaledToFit()).isScaledToFill())
    #expect(try text(Text("a").scaledToFit()).isScaledToFit())
    #expect(try !text(Text("a").aspectRatio(2, contentMode: .fit)).isScaledToFit())
    #expect(
      message { _ = try text(Text("a")).aspectRatio() }
        == "Text does not have 'aspectRatio' modifier")
  }
}
