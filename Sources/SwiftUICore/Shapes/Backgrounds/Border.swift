import Foundation

extension View {
  /// Adds a border to this view with the specified style and width.
  ///
  /// It lies inside of the view's frame, over what is there.
  ///
  /// - Parameter width: in points. A number that is negative or undefined is reported and draws nothing.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    let width = LayoutInput.dimension(width, "border(_:width:)") ?? 0
    return modifier(
      _OverlayModifier(
        overlay: _ShapeView(
          shape: _StrokedShape(
            shape: Rectangle().inset(by: width / 2), style: StrokeStyle(lineWidth: width)),
          style: content),
        alignment: .center))
  }
}
