import Foundation

/// A line along a shape's outline in front of what was drawn of it before.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  package var view:
    ModifiedContent<
      _ShapeView<_StrokedShape<Content>, Style>, _BackgroundModifier<Background>
    >

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    view = ModifiedContent(
      content: _ShapeView(
        shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
        fillStyle: FillStyle(antialiased: isAntialiased)),
      modifier: _BackgroundModifier(background: background, alignment: .center))
  }

  public var shape: Content {
    get { view.content.shape.shape }
    set { view.content.shape.shape = newValue }
  }

  public var style: Style {
    get { view.content.style }
    set { view.content.style = newValue }
  }

  public var strokeStyle: StrokeStyle {
    get { view.content.shape.style }
    set { view.content.shape.style = newValue }
  }

  public var isAntialiased: Bool {
    get { view.content.fillStyle.isAntialiased }
    set { view.content.fillStyle.isAntialiased = newValue }
  }

  public var background: Background {
    get { view.modifier.background }
    set { view.modifier.background = newValue }
  }
}

extension StrokeShapeView: ShapeView {
  @MainActor @preconcurrency public var body: some View { view }
}
