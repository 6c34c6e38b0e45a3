import Foundation

/// One operation of a canvas as a view that covers all of it.
struct DrawnOperation: View {
  let operation: GraphicsContext.Operation
  let size: CGSize

  var body: some View {
    clipped(filtered(AnyView(drawing), operation.filters[...]), operation.clips[...])
      .opacity(operation.opacity)
  }

  @ViewBuilder private var drawing: some View {
    switch operation.kind {
    case .fill(let path, let shading, let style):
      path.applying(operation.transform)
        .fill(shading.style(in: size, operation.transform), style: style)
    case .stroke(let path, let shading, let style):
      // The line is transformed, too: its width changes with the scale.
      path.strokedPath(style).applying(operation.transform)
        .fill(shading.style(in: size, operation.transform))
    case .viewIn(let view, let rect):
      turned(view.frame(width: rect.width, height: rect.height))
        .modifier(CanvasPlace(point: CGPoint(x: rect.midX, y: rect.midY), operation.transform))
    case .viewAt(let view, let point, let anchor):
      turned(view, anchor)
        .modifier(CanvasPlace(point: point, operation.transform, anchor: anchor))
    case .layer(let operations):
      ZStack(alignment: .topLeading) {
        ForEach(operations.indices, id: \.self) { index in
          DrawnOperation(operation: operations[index], size: size)
        }
      }
    }
  }

  /// A view turned and scaled as the context's coordinate space; what slants it is left out.
  @ViewBuilder private func turned<V: View>(_ view: V, _ anchor: UnitPoint = .center) -> some View {
    if operation.transform.onlyMoves { view } else { changed(view, anchor) }
  }

  private func changed<V: View>(_ view: V, _ anchor: UnitPoint) -> some View {
    let transform = operation.transform
    let horizontal = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let area = transform.a * transform.d - transform.b * transform.c
    return
      view
      .scaleEffect(x: horizontal, y: horizontal > 0 ? area / horizontal : 0, anchor: anchor)
      .rotationEffect(.radians(Double(atan2(transform.b, transform.a))), anchor: anchor)
  }

  private func clipped(
    _ view: AnyView, _ clips: ArraySlice<GraphicsContext.Clip>
  ) -> AnyView {
    guard let clip = clips.first else { return view }
    let area = AnyView(
      view.frame(width: size.width, height: size.height).clipShape(clip.path, style: clip.style))
    return clipped(area, clips.dropFirst())
  }

  private func filtered(
    _ view: AnyView, _ filters: ArraySlice<GraphicsContext.Filter>
  ) -> AnyView {
    guard let filter = filters.first else { return view }
    let result =
      switch filter.kind {
      case .blur(let radius): AnyView(view.blur(radius: radius))
      case .shadow(let color, let radius, let offset):
        AnyView(
          view.shadow(color: color, radius: radius, x: offset.width, y: offset.height))
      case .grayscale(let amount): AnyView(view.grayscale(amount))
      case .hueRotation(let angle): AnyView(view.hueRotation(angle))
      case .saturation(let amount): AnyView(view.saturation(amount))
      case .contrast(let amount): AnyView(view.contrast(amount))
      case .colorInvert: AnyView(view.colorInvert())
      }
    return filtered(result, filters.dropFirst())
  }
}

extension CGAffineTransform {
  fileprivate var onlyMoves: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

/// Puts a view into a canvas so that a point of the view is at a point of the canvas.
private struct CanvasPlace: ViewModifier {
  let point: CGPoint
  let anchor: UnitPoint

  init(point: CGPoint, _ transform: CGAffineTransform, anchor: UnitPoint = .center) {
    self.point = point.applying(transform)
    self.anchor = anchor
  }

  func body(content: Content) -> some View {
    AnchoredLayout(point: point, anchor: anchor) { content }
  }
}

private struct AnchoredLayout: Layout, Equatable {
  let point: CGPoint
  let anchor: UnitPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor,
        proposal: .unspecified)
    }
  }
}
