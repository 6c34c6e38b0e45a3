/// Draws a style in front of a view.
public struct _OverlayStyleModifier<Style: ShapeStyle>: Sendable {
  package var style: Style
  package var ignoresSafeAreaEdges: Edge.Set
}

extension _OverlayStyleModifier: LayeringModifier {
  public typealias Body = Never
  @MainActor package var layer: _ShapeView<Rectangle, Style> {
    _ShapeView(shape: Rectangle(), style: style)
  }
  @MainActor package var layerAlignment: Alignment { .center }
  @MainActor package static var isInFront: Bool { true }
}

/// Draws a shape in front of a view.
public struct _OverlayShapeModifier<Style: ShapeStyle, Bounds: Shape>: Sendable {
  package var style: Style
  package var shape: Bounds
  package var fillStyle: FillStyle
}

extension _OverlayShapeModifier: LayeringModifier {
  public typealias Body = Never
  @MainActor package var layer: _ShapeView<Bounds, Style> {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
  }
  @MainActor package var layerAlignment: Alignment { .center }
  @MainActor package static var isInFront: Bool { true }
}

extension View {
  /// Layers the specified style in front of this view, over the whole of its frame.
  ///
  /// A desktop window has no safe area, so `edges` make no difference on Linux.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_OverlayStyleModifier(style: style, ignoresSafeAreaEdges: edges))
  }

  /// Layers a shape that you specify in front of this view, filled with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_OverlayShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
  }
}
