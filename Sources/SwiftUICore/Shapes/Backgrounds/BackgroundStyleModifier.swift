/// Draws a style behind a view.
public struct _BackgroundStyleModifier<Style: ShapeStyle>: Sendable {
  package var style: Style
  package var ignoresSafeAreaEdges: Edge.Set
}

extension _BackgroundStyleModifier: LayeringModifier {
  public typealias Body = Never
  @MainActor package var layer: _ShapeView<Rectangle, Style> {
    _ShapeView(shape: Rectangle(), style: style)
  }
  @MainActor package var layerAlignment: Alignment { .center }
  @MainActor package static var isInFront: Bool { false }
}

/// Draws a shape behind a view.
public struct _BackgroundShapeModifier<Style: ShapeStyle, Bounds: Shape>: Sendable {
  package var style: Style
  package var shape: Bounds
  package var fillStyle: FillStyle
}

extension _BackgroundShapeModifier: LayeringModifier {
  public typealias Body = Never
  @MainActor package var layer: _ShapeView<Bounds, Style> {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
  }
  @MainActor package var layerAlignment: Alignment { .center }
  @MainActor package static var isInFront: Bool { false }
}

/// Draws a shape that can be inset behind a view.
public struct _InsettableBackgroundShapeModifier<
  Style: ShapeStyle, Bounds: InsettableShape
>: Sendable {
  package var style: Style
  package var shape: Bounds
  package var fillStyle: FillStyle
}

extension _InsettableBackgroundShapeModifier: LayeringModifier {
  public typealias Body = Never
  @MainActor package var layer: _ShapeView<Bounds, Style> {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
  }
  @MainActor package var layerAlignment: Alignment { .center }
  @MainActor package static var isInFront: Bool { false }
}

extension View {
  /// Sets the view's background to a style, over the whole of its frame.
  ///
  /// A desktop window has no safe area, so `edges` make no difference on Linux.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges))
  }

  /// Sets the view's background to the default background style.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Sets the view's background to a shape filled with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
  }

  /// Sets the view's background to a shape filled with the default background style.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Sets the view's background to an insettable shape filled with a style.
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_InsettableBackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
  }

  /// Sets the view's background to an insettable shape filled with the default background style.
  nonisolated public func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
