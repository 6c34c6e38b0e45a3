import Foundation

/// A line along the inside of a shape's outline in front of what was drawn of it before.
public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
> {
  package var view:
    ModifiedContent<
      _ShapeView<_StrokedShape<Content.InsetShape>, Style>, _BackgroundModifier<Background>
    >

  public let shape: Content

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    let inset = shape.inset(by: strokeStyle.lineWidth / 2)
    view = ModifiedContent(
      content: _ShapeView(
        shape: _StrokedShape(shape: inset, style: strokeStyle), style: style,
        fillStyle: FillStyle(antialiased: isAntialiased)),
      modifier: _BackgroundModifier(background: background, alignment: .center))
  }

  public var style: Style {
    get { view.content.style }
    set { view.content.style = newValue }
  }

  public var strokeStyle: StrokeStyle { view.content.shape.style }

  public var isAntialiased: Bool {
    get { view.content.fillStyle.isAntialiased }
    set { view.content.fillStyle.isAntialiased = newValue }
  }

  public var background: Background {
    get { view.modifier.background }
    set { view.modifier.background = newValue }
  }
}

extension StrokeBorderShapeView: ShapeView {
  @MainActor @preconcurrency public var body: some View { view }
}
