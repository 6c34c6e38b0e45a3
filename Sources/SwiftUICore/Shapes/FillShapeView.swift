import Foundation

/// A filled shape in front of what was drawn of it before.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  package var view: ModifiedContent<_ShapeView<Content, Style>, ShapeBackgroundModifier<Background>>

  public init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    view = ModifiedContent(
      content: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
      modifier: ShapeBackgroundModifier(background: background))
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

/// Draws a shape in front of another view of the same size.
package struct ShapeBackgroundModifier<Background: View> {
  package var background: Background
}

extension ShapeBackgroundModifier: ViewModifier {
  @ViewBuilder package func body(content: Content) -> some View {
    if Background.self == EmptyView.self {
      content
    } else {
      ZStack {
        background
        content
      }
    }
  }
}
