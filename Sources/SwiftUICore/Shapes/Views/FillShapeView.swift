import Foundation

/// A filled shape in front of what was drawn of it before.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  package var view: ModifiedContent<_ShapeView<Content, Style>, _BackgroundModifier<Background>>

  public init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    view = ModifiedContent(
      content: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
      modifier: _BackgroundModifier(background: background, alignment: .center))
  }

  public var shape: Content {
    get { view.content.shape }
    set { view.content.shape = newValue }
  }

  public var style: Style {
    get { view.content.style }
    set { view.content.style = newValue }
  }

  public var fillStyle: FillStyle {
    get { view.content.fillStyle }
    set { view.content.fillStyle = newValue }
  }

  public var background: Background {
    get { view.modifier.background }
    set { view.modifier.background = newValue }
  }
}

extension FillShapeView: ShapeView {
  @MainActor @preconcurrency public var body: some View { view }
}
